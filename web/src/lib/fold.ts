/** The log as it is read: what happened several times in a row is told once, and no heading stands over nothing. */
import type { Entry } from "./live.svelte";
import type { LogLine } from "./protocol";
import { plain } from "./ui/words";

/** One line out of two that follow each other, where a game has words for both together. */
export type Join = (line: LogLine, next: LogLine) => LogLine | null;

/** A line, and how often it happened. */
export type Folded = Entry & { times: number };

export function fold(log: readonly Entry[], join: Join = () => null): Folded[] {
  const folded: Folded[] = [];
  for (const line of log) add(folded, line, join);
  return folded;
}

/** A log that grows at its end: what was folded before is kept as it was, and only what is new is folded. */
export class Folding {
  #log: readonly Entry[] = [];
  #folded: Folded[] = [];

  fold(log: readonly Entry[], join: Join = () => null): Folded[] {
    const [first] = log;
    const last = this.#log.at(-1);
    const known = last ? log.lastIndexOf(last) : -1;
    // Older lines before those known are read as they come: a heading among them may stand over what is known.
    const older = first && this.#log[0] && first.id < this.#log[0].id;
    if (!first || known < 0 || older) this.#folded = fold(log, join);
    else if (known < log.length - 1 || first !== this.#log[0]) {
      this.#folded = this.#folded.filter((line) => line.id >= first.id);
      for (const line of log.slice(known + 1)) add(this.#folded, line, join);
    }
    this.#log = log;
    return this.#folded;
  }
}

/** A stretch of the log under a heading of the first rank: a turn. What stands before the first heading has none. */
export interface Turn {
  id: number;
  head: Folded | null;
  lines: Folded[];
}

export function turns(lines: readonly Folded[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    if (line.heading === 1) found.push({ id: line.id, head: line, lines: [] });
    else if (found.length) found.at(-1)!.lines.push(line);
    else found.push({ id: line.id, head: null, lines: [line] });
  }
  return found;
}

/** Only the lines that are wanted, with the headings they stand under. */
export function only(lines: readonly Folded[], wanted: (line: LogLine) => boolean): Folded[] {
  const found: Folded[] = [];
  let heads: Folded[] = [];
  for (const line of lines) {
    if (line.heading) heads = [...heads.filter((head) => head.heading < line.heading), line];
    else if (wanted(line)) {
      found.push(...heads, line);
      heads = [];
    }
  }
  return found;
}

function add(folded: Folded[], line: Entry, join: Join): void {
  const last = folded.at(-1);
  const joined = last && last.times === 1 ? join(last, line) : null;
  if (last && joined) folded[folded.length - 1] = { ...joined, id: last.id, times: 1 };
  else if (last && isSame(last, line)) folded[folded.length - 1] = { ...last, times: last.times + 1 };
  else if (last && last.heading && line.heading && line.heading <= last.heading) folded[folded.length - 1] = { ...line, times: 1 };
  else folded.push({ ...line, times: 1 });
}

const isSame = (one: LogLine, other: LogLine): boolean =>
  one.event === other.event && !one.heading && plain(one.text) === plain(other.text);
