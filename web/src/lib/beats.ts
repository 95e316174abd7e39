/** Beats: what is shown one after another. A frame is cut along its steps and lines into moments worth a look each;
 *  how long each is looked at depends on the speed that is set and on how much waits behind it. */
import { withChanges } from "./changes";
import type { Join } from "./fold";
import type { Entry } from "./live.svelte";
import type { Frame, LogLine } from "./protocol";
import type { Speed } from "./settings.svelte";

/** One moment: some lines of the log that belong together, and the table before and after them. */
export interface Beat<T = unknown> {
  id: number;
  lines: Entry[];
  /** The line it is about; null where nothing happened that is worth a look. */
  line: Entry | null;
  /** How long it is looked at, in units of the speed; 0: it goes along with the next. */
  weight: number;
  before: T;
  table: T;
  names: Record<string, string>;
  waiting: number[];
  /** The frame it came with. */
  frame: Frame<T>;
  /** Whether it is the last of that frame, which then stands as it was sent. */
  ends: boolean;
}

/** What a game says about the pace of its log. */
export interface Tempo {
  /** How long a line is looked at by who sits on `seat`: 1 for an ordinary one, 0 for what goes along with the next. */
  weight?: ((line: LogLine, seat: number | null) => number) | undefined;
  /** Lines that are told as one are shown as one. */
  together?: Join | undefined;
}

/** An ordinary line is looked at for so long, in milliseconds. */
const UNIT: Record<Speed, number> = { slow: 1_800, normal: 900, quick: 360, instant: 0 };
/** What waits is shown faster so that it takes no longer than this in all. */
const LONGEST: Record<Speed, number> = { slow: 120_000, normal: 40_000, quick: 12_000, instant: 0 };
/** With people at the table who wait for each other, it takes no longer than this; before a clock that runs, than that. */
export const IN_COMPANY = 8_000;
export const ON_A_CLOCK = 1_500;
const SHORTEST = 60;

export const usualWeight = (line: LogLine): number => (line.faint || line.heading > 1 ? 0 : line.heading ? 0.7 : 1);

/** A table and what is called how on it: where beats start from. */
export interface Scene<T> {
  table: T;
  names: Record<string, string>;
}

/** The beats of a frame, from the scene that was shown or queued before it. The last one always `ends` it. */
export function beatsOf<T>(frame: Frame<T>, lines: Entry[], from: Scene<T>, tempo: Tempo, number: () => number): Beat<T>[] {
  const weigh = (line: LogLine): number => (tempo.weight ?? usualWeight)(line, frame.seat);
  const beats: Beat<T>[] = [];
  let { table } = from;
  // Names are kept by reference and things keep theirs: a frame's own names serve for all of its steps.
  let names = frame.steps?.length ? { ...from.names, ...frame.names } : frame.names;
  let told = 0;
  const add = (upto: number, after: T, waiting: number[]): void => {
    for (const chunk of chunksOf(lines.slice(told, upto), weigh)) {
      beats.push({ ...chunk, id: number(), before: table, table: after, names, waiting, frame, ends: false });
      table = after;
    }
    told = upto;
  };
  for (const step of frame.steps ?? []) {
    if (step.names) names = { ...names, ...step.names };
    add(step.lines, withChanges(table, step.changes), step.waiting);
  }
  names = frame.names;
  add(lines.length, frame.table, frame.waiting);
  // What the last lines did not show (they were faint, or there were none) still has to be.
  if (beats.at(-1)?.table !== frame.table)
    beats.push({ id: number(), lines: [], line: null, weight: 0, before: table, table: frame.table, names, waiting: frame.waiting, frame, ends: false });
  const joined = gathered(beats, tempo.together ?? (() => null));
  joined.at(-1)!.ends = true;
  return joined;
}

/** Lines cut so that each chunk is about one of them: what leads up to it goes before it, details after it. */
function chunksOf(lines: Entry[], weigh: (line: LogLine) => number): Pick<Beat, "lines" | "line" | "weight">[] {
  const chunks: Pick<Beat, "lines" | "line" | "weight">[] = [];
  let open: Entry[] = [];
  for (const line of lines) {
    const weight = weigh(line);
    const last = chunks.at(-1);
    if (weight > 0) {
      chunks.push({ lines: [...open, line], line, weight });
      open = [];
    } else if (last && !line.heading && !open.length) last.lines.push(line);
    else open.push(line);
  }
  if (open.length) chunks.push({ lines: open, line: null, weight: 0 });
  return chunks;
}

/** Beats that follow each other and are told as one become one; those without weight go along with the next. */
function gathered<T>(beats: Beat<T>[], join: Join): Beat<T>[] {
  const kept: Beat<T>[] = [];
  for (const beat of beats) {
    const last = kept.at(-1);
    const along = last && (!last.line || (beat.line && (join(last.line, beat.line) || isRepeated(last.line, beat.line))));
    if (last && along) {
      const lines = [...last.lines, ...beat.lines];
      kept[kept.length - 1] = { ...beat, id: last.id, lines, before: last.before, line: beat.line ?? last.line, weight: Math.max(last.weight, beat.weight) };
    } else if (last && !beat.line && beat.table === beat.frame.table)
      kept[kept.length - 1] = { ...beat, id: last.id, lines: [...last.lines, ...beat.lines], before: last.before, line: last.line, weight: last.weight };
    else kept.push(beat);
  }
  return kept;
}

/** The same of the same: one pool after another to the same vampire. */
function isRepeated(one: LogLine, other: LogLine): boolean {
  return one.event === other.event && !one.heading && JSON.stringify(one.data) === JSON.stringify(other.data);
}

/** How long a beat is looked at, in milliseconds; `behind` is the weight of all that waits, itself included. */
export function durationOf(weight: number, speed: Speed, behind: number, most = Infinity): number {
  if (!weight || speed === "instant") return 0;
  const whole = Math.max(behind, weight) * UNIT[speed];
  const hurry = Math.min(1, Math.min(LONGEST[speed], most) / whole);
  return Math.max(SHORTEST, Math.round(weight * UNIT[speed] * hurry));
}
