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
  for (const line of log) {
    const last = folded.at(-1);
    const joined = last && last.times === 1 ? join(last, line) : null;
    if (last && joined) folded[folded.length - 1] = { ...joined, id: last.id, times: 1 };
    else if (last && isSame(last, line)) folded[folded.length - 1] = { ...last, times: last.times + 1 };
    else if (last && last.heading && line.heading && line.heading <= last.heading) folded[folded.length - 1] = { ...line, times: 1 };
    else folded.push({ ...line, times: 1 });
  }
  return folded;
}

const isSame = (one: LogLine, other: LogLine): boolean =>
  one.event === other.event && !one.heading && plain(one.text) === plain(other.text);
