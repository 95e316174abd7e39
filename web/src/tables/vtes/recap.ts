/** What a Methuselah missed: pool lost and to whom, minions acted upon, cards played by and against them, votes, oustings. */
import type { LogLine, Segment } from "$lib/protocol";
import { listed, nameIn, quote, shorten, Sums, type Recalled } from "$lib/recap";
import { told } from "$lib/told";
import { seatsOfCards } from "./mine";
import type { VtesTable } from "./view";

/** What is told in the log's own words when it happens to a card of mine: the field that names the card. */
const TO_MINE: Record<string, string> = {
  WentToTorpor: "minion",
  Incapacitated: "minion",
  Burned: "card",
  Banished: "card",
  TitleContested: "minion",
  TitleLost: "minion",
  LeftTorpor: "minion",
};
/** And what is told of everybody. */
const OF_ALL = new Set(["Ousted", "Withdrew", "ReferendumPassed", "ReferendumFailed", "ReferendumCanceled", "GameOver", "TimeOut"]);

export function recap(seat: number, table: VtesTable, lines: readonly LogLine[]): Recalled[] {
  const seats = seatsOfCards(table, lines);
  const isMine = (card: unknown): boolean => typeof card === "number" && seats.get(card) === seat;
  /** Methuselahs as the lines name them. */
  const named = new Map<string, Segment>();
  for (const { text } of lines)
    for (const part of text) if (typeof part === "object" && part.ref.startsWith("seat:")) named.set(part.ref, part);
  const found: Recalled[] = [];
  const sums = new Sums();
  const mine: Segment[] = [];
  const against = new Map<number, { who: Segment; cards: Segment[]; line: number }>();
  let firstOwn = -1;
  /** The bleed that the next loss of pool belongs to. */
  let bled = false;
  /** What is going on is directed at me, is mine, or fights with one of mine. */
  let facing = false;
  for (const line of lines) {
    const { event, data } = line;
    switch (event) {
      case "TurnBegan":
      case "PhaseBegan":
        facing = false;
        break;
      case "ActionAnnounced":
        facing = data.seat === seat || data.victim === seat || isMine(data.target);
        // What still goes on is on the stage, and is what I am asked about.
        if (data.seat !== seat && isMine(data.target) && data.minion !== table.action?.minion) found.push(quote(line));
        break;
      case "CombatBegan":
        facing ||= isMine(data.acting) || isMine(data.defending);
        break;
      case "Redirected":
        facing ||= data.seat === seat;
        break;
      case "Blocked":
        if (isMine(data.minion) || isMine(data.acting)) found.push(quote(line));
        break;
      case "Bled": {
        bled = data.seat === seat;
        const minion = nameIn(line, `card:${data.minion as number}`);
        if (!bled || !minion) break;
        const who = named.get(`seat:${seats.get(data.minion as number) ?? -1}`);
        const key = `bled:${data.minion as number}`;
        if (who) sums.add(key, "vtes-recap-bled-by", Number(data.amount), line, { minion, who });
        else sums.add(key, "vtes-recap-bled", Number(data.amount), line, { minion });
        break;
      }
      case "BurnedPool":
        if (data.seat === seat && !bled) sums.add("burned", "vtes-recap-burned", Number(data.amount), line);
        bled = false;
        break;
      case "GainedPool":
        if (data.seat === seat) sums.add("gained", "vtes-recap-gained", Number(data.amount), line);
        break;
      case "GainedPoints":
        if (data.seat === seat) found.push(quote(line));
        break;
      case "ControlTaken":
        if (data.former === seat || data.seat === seat) found.push(quote(line));
        break;
      case "Played": {
        const card = nameIn(line, `printed:${data.printed as number}`) ?? nameIn(line, `card:${data.card as number}`);
        if (!card) break;
        if (data.seat === seat) {
          if (firstOwn < 0) firstOwn = line.line;
          mine.push(card);
        } else if (facing) {
          const by = Number(data.seat);
          const who = nameIn(line, `seat:${by}`) ?? { ref: `seat:${by}`, text: "" };
          const plays = against.get(by) ?? { who, cards: [], line: line.line };
          plays.cards.push(card);
          against.set(by, plays);
        }
        break;
      }
      default: {
        const field = TO_MINE[event];
        if (OF_ALL.has(event) || (field && isMine(data[field]))) found.push(quote(line));
      }
    }
  }
  if (mine.length) found.push({ text: told("vtes-recap-played", { cards: listed(mine) }), line: firstOwn });
  for (const { who, cards, line } of against.values())
    found.push({ text: told("vtes-recap-against", { who, cards: listed(cards) }), line });
  return shorten([...found, ...sums.sentences()]);
}
