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
    // The lines are numbered in turn, so the place of the last one known tells whether this is the same log.
    const known = first && last ? last.id - first.id : -1;
    if (!first || log[known] !== last) this.#folded = fold(log, join);
    else {
      this.#folded = this.#folded.filter((line) => line.id >= first.id);
      for (const line of log.slice(known + 1)) add(this.#folded, line, join);
    }
    this.#log = log;
    return this.#folded;
  }
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
