/** What a player of the hunt missed: wounds and bites, what came to light, encounters, events, influence. */
import type { LogLine } from "$lib/protocol";
import { quote, shorten, Sums, type Recalled } from "$lib/recap";
import { told } from "$lib/told";
import { DRACULA, huntersOf } from "./mine";
import type { DraculaView } from "./view";

/** What everybody wants to know. */
const OF_ALL = new Set([
  "LocationRevealed", "HideRevealed", "CityNotFound", "EncounterMet", "EncounterRevealed", "HideoutMatured", "EncounterMatured", "LairMade",
  "HunterDefeated", "HunterBitten", "VampireDefeated", "FlewAway", "PsychicBond", "Ambushed", "EventPlayed", "AllyJoined", "AllyLeft",
  "DespairAdded", "DraculaErred", "DraculaWon", "HuntersWon", "DraculaGaveUp", "HuntersGaveUp",
  "EndAgreed",
]);
/** What matters to whose hunter it is. */
const OF_HUNTER = new Set(["HunterDelayed", "WentToHospital", "BatsCarried", "ItemsDiscarded", "EventsDiscarded", "TicketsDiscarded", "HandRevealed"]);

export function recap(seat: number, table: DraculaView, lines: readonly LogLine[]): Recalled[] {
  const mine = huntersOf(seat, table);
  const isMine = (hunter: unknown): boolean => mine.has(`hunter:${hunter as number}`);
  const found: Recalled[] = [];
  const sums = new Sums();
  const influence: LogLine[] = [];
  for (const line of lines) {
    const { event, data } = line;
    const amount = Number(data.amount ?? 0);
    const hunter = line.text.find((part) => typeof part === "object" && part.ref === `hunter:${data.hunter as number}`);
    if (event === "InfluenceChanged") influence.push(line);
    else if (event === "DraculaHurt") sums.add("wounds", "dracula-recap-wounds", amount, line);
    else if (event === "HunterHurt" && hunter && (seat === DRACULA || isMine(data.hunter)))
      sums.add(`hurt:${data.hunter as number}`, "dracula-recap-hurt", amount, line, { hunter });
    else if (OF_ALL.has(event) || (OF_HUNTER.has(event) && isMine(data.hunter))) found.push(quote(line));
  }
  const change = influence.reduce((sum, line) => sum + Number(line.data.amount), 0);
  if (change)
    found.push({ text: told(`dracula-recap-influence-${change > 0 ? "up" : "down"}`, { amount: Math.abs(change) }), line: influence[0]!.line });
  return shorten([...found, ...sums.sentences()]);
}
