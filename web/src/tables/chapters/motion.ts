/** How the events of CHAPTERS are shown: how long, which card is held up, what moves. Dice roll in their tray, figures walk and
 *  wounds flash on the tile, pages open as a book: the table does that itself. */
import type { Beat } from "$lib/beats";
import type { Cue, Motion } from "$lib/motion/cues";
import type { LogLine } from "$lib/protocol";
import PlayedThing from "./PlayedThing.svelte";
import type { ChaptersTable } from "./view";

const WEIGHTS: Record<string, number> = {
  Rolled: 1.6,
  Rerolled: 1.6,
  BeastTested: 1.3,
  CardUsed: 1.8,
  PowerUsed: 1.8,
  NpcCardShown: 1.8,
  Attacked: 1.2,
  TorporEntered: 1.4,
  FrenzyEntered: 1.4,
  Defeated: 1.2,
  CombatBegun: 1.2,
  Moved: 0.8,
  HungerChanged: 0.5,
  RoundBegun: 0.5,
  NpcWaits: 0.4,
  // A page is read at one's own pace; an option taken is told by what comes of it.
  PageRead: 0,
  OptionTaken: 0,
  TokensGiven: 0,
};
const ORDINARY = 0.6;

export const weight = (line: LogLine): number => (line.faint || line.heading > 1 ? 0 : (WEIGHTS[line.event] ?? ORDINARY));

const figure = (line: LogLine, field: string): string => `figure:${String(line.data[field] ?? "")}`;

export const cues = (beat: Beat<ChaptersTable>): Cue[] =>
  beat.lines.flatMap((line): Cue[] => {
    if (line.event === "Attacked") return [{ kind: "strike", from: figure(line, "attacker"), to: figure(line, "target") }];
    if (line.event === "TorporEntered" || line.event === "FrenzyEntered") return [{ kind: "ring", at: figure(line, "who"), tone: "loss" }];
    if (line.event === "PowerUsed" && line.data.target) return [{ kind: "line", from: figure(line, "who"), to: figure(line, "target"), tone: "plain" }];
    return [];
  });

const HELD: Record<string, string> = { CardUsed: "card:", PowerUsed: "power:", NpcCardShown: "npccard:" };

/** The card or power a line names. */
export function spotlight({ line }: Beat<ChaptersTable>): string | null {
  const kind = HELD[line?.event ?? ""];
  if (!line || !kind) return null;
  const named = line.text.find((part) => typeof part === "object" && part.ref.startsWith(kind));
  return typeof named === "object" ? named.ref : null;
}

export const motion: Motion = { weight, spotlight, cues, Card: PlayedThing, described: true };
