/** What happened since somebody's last decision that concerns them, in a few sentences. Each game knows which of its events
 *  weigh; sentences are the log's own, or add up several lines of it. */
import type { LogLine, Segment } from "./protocol";
import { told } from "./told";

/** A sentence of a recap, and the first line of the log it is about. */
export interface Recalled {
  text: Segment[];
  line: number;
}

/** The recap of a game: for a seat, the table now and the lines since the last decision. */
export type RecapOf<T> = (seat: number, table: T, lines: readonly LogLine[]) => Recalled[];

/** More than this is not short. */
const MOST = 9;

export const quote = (line: LogLine): Recalled => ({ text: line.text, line: line.line });

/** The latest of the sentences, in the order in which things happened. */
export const shorten = (found: readonly Recalled[]): Recalled[] =>
  [...found].sort((one, other) => one.line - other.line).slice(-MOST);

/** Names one after another, each once. */
export function listed(names: readonly Segment[]): Segment[] {
  const plain = (name: Segment): string => (typeof name === "string" ? name : name.ref + name.text);
  const each = new Map(names.map((name) => [plain(name), name]));
  return [...each.values()].flatMap((name, at) => (at ? [", ", name] : [name]));
}

/** The name a line gives to a thing, if it names it. */
export const nameIn = (line: LogLine, ref: string): Segment | undefined =>
  line.text.find((part) => typeof part === "object" && part.ref === ref);

/** Numbers of lines of one kind added up: one sentence for each `key`, which has the sum as `amount`. */
export class Sums {
  #sums = new Map<string, { id: string; amount: number; line: number; args: Record<string, Segment | Segment[]> }>();

  add(key: string, id: string, amount: number, line: LogLine, args: Record<string, Segment | Segment[]> = {}): void {
    const sum = this.#sums.get(key) ?? { id, amount: 0, line: line.line, args };
    sum.amount += amount;
    this.#sums.set(key, sum);
  }

  sentences(): Recalled[] {
    return [...this.#sums.values()]
      .filter((sum) => sum.amount !== 0)
      .map(({ id, amount, line, args }) => ({ text: told(id, { ...args, amount }), line }));
  }
}
