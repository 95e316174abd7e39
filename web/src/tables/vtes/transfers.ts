/** The transfers of an influence phase as one plan: so many to each, and who is moved out. */
import type { Question } from "$lib/protocol";
import type { VtesTable } from "./view";

/** An uncontrolled crypt card of mine. */
export interface Waiting {
  card: number;
  ref: string;
  have: number;
  capacity: number;
}

export interface Wanted {
  /** How many counters each gets. */
  give: Readonly<Record<number, number>>;
  /** Those who are not moved out though they could be. */
  stay: readonly number[];
}

/** Those to whom something can be transferred now, or who can be moved out. */
export function waitingOf(question: Question, table: VtesTable, seat: number): Waiting[] {
  const offered = new Set(question.options.map((option) => option.key));
  return (table.players[seat]?.uncontrolled ?? [])
    .filter(({ card, capacity }) => capacity && (offered.has(`transfer:${card}`) || offered.has(`influence:${card}`)))
    .map(({ card, blood = 0, capacity = 0 }) => ({ card, ref: `card:${card}`, have: blood, capacity }));
}

export const givenTo = (one: Waiting, wanted: Wanted): number => wanted.give[one.card] ?? 0;

/** Whether a vampire could be moved out once the plan is carried out. */
export const isReady = (one: Waiting, wanted: Wanted): boolean => one.have + givenTo(one, wanted) >= one.capacity;

export const goesOut = (one: Waiting, wanted: Wanted): boolean => isReady(one, wanted) && !wanted.stay.includes(one.card);

/** How many more transfers there are for one of them: never beyond the capacity, nor the last point of pool. */
export function roomFor(one: Waiting, all: Waiting[], wanted: Wanted, transfers: number, pool: number): number {
  const spent = all.reduce((sum, other) => sum + givenTo(other, wanted), 0);
  const left = Math.min(transfers, Math.max(0, pool - 1)) - spent;
  return Math.max(0, Math.min(left, one.capacity - one.have - givenTo(one, wanted)));
}

/** The answers the plan is made of, one after another. */
export function answersOf(all: Waiting[], wanted: Wanted): string[] {
  const keys = all.flatMap((one) => Array.from({ length: givenTo(one, wanted) }, () => `transfer:${one.card}`));
  return [...keys, ...all.filter((one) => goesOut(one, wanted)).map((one) => `influence:${one.card}`)];
}
