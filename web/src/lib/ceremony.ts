/** The great moments of a game: somebody is ousted, the hunt ends, a chapter ends, a game is won. Who, how, and by what last
 *  effect is read off the lines of the log that lead to them. */
import type { LogLine, Segment } from "./protocol";

/** The kinds of moments by the event that tells of them. */
const KINDS = {
  Ousted: "ousted",
  Withdrew: "withdrew",
  ChapterWon: "chapter-won",
  ChapterFailed: "chapter-failed",
  CampaignEnded: "campaign",
  CampaignGivenUp: "campaign",
  HuntersWon: "hunters",
  DraculaWon: "dracula",
  DraculaGaveUp: "hunters",
  HuntersGaveUp: "dracula",
  EndAgreed: "over",
  GameOver: "over",
  TimeOut: "over",
} as const;
export type MomentKind = (typeof KINDS)[keyof typeof KINDS];

export interface Moment {
  kind: MomentKind;
  /** The line that tells it. */
  line: LogLine;
  /** The last effects that led to it, in order. */
  how: LogLine[];
  /** What else of this rank came with it: an ousting that ended the game. */
  also: LogLine[];
}

/** What takes pool from a Methuselah, and what may be behind that. */
const LOSSES = new Set(["BurnedPool", "Transferred", "ContestPaid", "TitleContestPaid"]);
const CAUSES = new Set(["Bled", "ReferendumPassed", "Played", "AbilityUsed", "ActionAnnounced", "PhaseBegan", "TurnBegan"]);
const MOST_LINES = 3;

const kindOf = (line: LogLine): MomentKind | undefined => KINDS[line.event as keyof typeof KINDS];
const tells = (line: LogLine): boolean => !line.faint && !line.heading && !kindOf(line);

/** How somebody lost their last pool: what took it, and what caused that. */
function lastLoss(lines: readonly LogLine[], at: number): LogLine[] {
  const seat = lines[at]!.data.seat;
  const conceded = lines.slice(0, at).findLast((line) => line.event === "Conceded" && line.data.seat === seat);
  if (conceded) return [conceded];
  const loss = lines.slice(0, at).findLastIndex((line) => LOSSES.has(line.event) && line.data.seat === seat);
  if (loss < 0) return [];
  const cause = lines.slice(0, loss).findLastIndex((line) => CAUSES.has(line.event));
  return lines.slice(Math.max(0, cause), loss + 1).filter(tells).slice(-MOST_LINES);
}

/** The moment among the lines from number `since` on, if there is one. `lines` are the latest of the log. */
export function momentIn(lines: readonly LogLine[], since: number): Moment | null {
  const found = lines.flatMap((line, at) => (line.line >= since && kindOf(line) ? [at] : []));
  const last = found.at(-1);
  if (last === undefined) return null;
  // The end of a game tells little by itself: what ended it does.
  const ousted = found.findLast((at) => lines[at]!.event === "Ousted");
  const how = ousted === undefined ? lines.slice(0, found[0]).filter(tells).slice(-MOST_LINES) : lastLoss(lines, ousted);
  return { kind: kindOf(lines[last]!)!, line: lines[last]!, how, also: found.slice(0, -1).map((at) => lines[at]!) };
}

/** The first paragraph of a text, which serves as its title, and the rest, to be read. */
export function titled(text: readonly Segment[]): { title: Segment[]; rest: Segment[] } {
  const at = text.findIndex((part) => typeof part === "string" && part.includes("\n\n"));
  if (at < 0) return { title: [...text], rest: [] };
  const [first, ...others] = (text[at] as string).split("\n\n");
  return { title: [...text.slice(0, at), first!], rest: [others.join("\n\n"), ...text.slice(at + 1)] };
}
