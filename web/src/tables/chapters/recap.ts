/** What a player of CHAPTERS missed: what befell their character, what the others did that counts for all, and the story's turns. */
import type { LogLine } from "$lib/protocol";
import { quote, shorten, Sums, type Recalled } from "$lib/recap";
import { told } from "$lib/told";
import { bare, type ChaptersTable } from "./view";
import { figureOfSeat } from "./mine";

/** What everybody wants to know. */
const OF_ALL = new Set([
  "PageRead", "OptionTaken", "CombatBegun", "CombatEnded", "Defeated", "TimeRanOut", "BreachRaised", "BoonsChanged", "StatusChanged",
  "TorporEntered", "FrenzyEntered", "CharacterRemoved", "PreyKilled", "ChapterWon", "ChapterFailed", "SkillTested", "CluesFound",
]);
/** What matters to whose character it is. */
const OF_CHARACTER = new Set(["Noticed", "HumanityLost", "LostToTheBeast", "Fatigued", "ItemGained", "ItemLost", "EffectGained", "Pushed"]);

export function recap(seat: number, table: ChaptersTable, lines: readonly LogLine[]): Recalled[] {
  const mine = bare(figureOfSeat(seat, table));
  const found: Recalled[] = [];
  const sums = new Sums();
  const hunger: LogLine[] = [];
  for (const line of lines) {
    const { event, data } = line;
    if (event === "Damaged" && data.who === mine) sums.add("damaged", "chapters-recap-damaged", Number(data.amount), line);
    else if (event === "HungerChanged" && data.who === mine) hunger.push(line);
    else if (event === "XpGained") sums.add("xp", "chapters-recap-xp", Number(data.amount), line);
    else if (OF_ALL.has(event) || (OF_CHARACTER.has(event) && data.who === mine) || (event === "Attacked" && data.target === mine))
      found.push(quote(line));
  }
  const change = hunger.reduce((sum, line) => sum + Number(line.data.by), 0);
  if (change) found.push({ text: told(`chapters-recap-hunger-${change > 0 ? "up" : "down"}`, { amount: Math.abs(change) }), line: hunger[0]!.line });
  return shorten([...found, ...sums.sentences()]);
}
