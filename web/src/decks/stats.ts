/** What a deck is made of, in numbers. Pure. */
import type { CardCopies, ListedCard } from "$lib/protocol";

export interface Entry {
  card: ListedCard;
  copies: number;
}

/** The cards of a deck that the list knows. */
export const entriesOf = (copies: readonly CardCopies[], byId: ReadonlyMap<number, ListedCard>): Entry[] =>
  copies.flatMap(({ id, copies: count }) => {
    const card = byId.get(id);
    return card ? [{ card, copies: count }] : [];
  });

export const countOf = (entries: readonly Entry[]): number => entries.reduce((sum, { copies }) => sum + copies, 0);

/** How many cards there are for each value, in the order of the values. */
export function tally<T extends string | number>(entries: readonly Entry[], valuesOf: (card: ListedCard) => T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const { card, copies } of entries) for (const value of valuesOf(card)) found.set(value, (found.get(value) ?? 0) + copies);
  return [...found].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}

/** The capacities of the crypt, from the lowest to the highest, also those that nobody has. */
export function capacities(crypt: readonly Entry[]): [number, number][] {
  const found = new Map(tally(crypt, (card) => [card.capacity]));
  const known = [...found.keys()];
  if (!known.length) return [];
  const least = Math.min(...known);
  return Array.from({ length: Math.max(...known) - least + 1 }, (_, at) => [least + at, found.get(least + at) ?? 0]);
}

/** In how many of all opening crypts (four cards) at least one card fits, from 0 to 1. */
export function odds(crypt: readonly Entry[], fits: (card: ListedCard) => boolean, drawn = 4): number {
  const all = countOf(crypt);
  const others = countOf(crypt.filter(({ card }) => !fits(card)));
  if (!all) return 0;
  let none = 1;
  for (let at = 0; at < Math.min(drawn, all); at += 1) none *= Math.max(0, others - at) / (all - at);
  return 1 - none;
}

export interface Covered {
  code: string;
  /** Cards of the library that show it. */
  needed: number;
  /** Cards of the crypt that have it, and at the superior level. */
  having: number;
  superior: number;
  /** How likely an opening crypt has somebody with it. */
  odds: number;
}

/** Each Discipline that the library needs, against the crypt that has it: the most needed first. */
export function covered(crypt: readonly Entry[], library: readonly Entry[]): Covered[] {
  return tally(library, (card) => Object.keys(card.disciplines))
    .map(([code, needed]) => ({
      code,
      needed,
      having: countOf(crypt.filter(({ card }) => card.disciplines[code])),
      superior: countOf(crypt.filter(({ card }) => card.disciplines[code] === 2)),
      odds: odds(crypt, (card) => Boolean(card.disciplines[code])),
    }))
    .sort((one, other) => other.needed - one.needed || (one.code < other.code ? -1 : 1));
}

/** What all cards of the library cost together; X counts for nothing. */
export const priceOf = (library: readonly Entry[], what: "pool" | "blood"): number =>
  library.reduce((sum, { card, copies }) => sum + (card[what] === "X" ? 0 : card[what] * copies), 0);

/** Words by which a card brings pool: it is gained, or blood is moved to it. */
const BRINGS_POOL = /\b(?:gains?|add) (?:\w+ ){0,4}pool\b|\bblood (?:\w+ ){0,8}to (?:your|his or her|their|her) pool\b/;

export interface PoolBalance {
  /** What three cards of the crypt of the mean capacity cost. */
  crypt: number;
  /** What all cards of the library cost in pool, and how many of them cost some. */
  cost: number;
  costly: number;
  /** Cards whose text brings pool. */
  bringing: number;
  /** How many cards that bring pool are in a hand of seven, on average. */
  inHand: number;
}

/** What a deck spends of its pool, against the cards that bring some. */
export function poolBalance(crypt: readonly Entry[], library: readonly Entry[]): PoolBalance {
  const costly = library.filter(({ card }) => card.pool !== 0);
  const bringing = countOf(library.filter(({ card }) => BRINGS_POOL.test(card.text)));
  return {
    crypt: Math.round(averages(crypt).mean * 3),
    cost: priceOf(library, "pool"),
    costly: countOf(costly),
    bringing,
    inHand: (7 * bringing) / Math.max(1, countOf(library)),
  };
}

/** How likely each card of the crypt is among the first four, the likeliest first. */
export const openingOdds = (crypt: readonly Entry[]): { card: ListedCard; copies: number; odds: number }[] =>
  crypt
    .map(({ card, copies }) => ({ card, copies, odds: odds(crypt, (one) => one.id === card.id) }))
    .sort((one, other) => other.odds - one.odds || one.card.capacity - other.card.capacity || (one.card.name < other.card.name ? -1 : 1));

/** The mean of the four lowest, of all, and of the four highest capacities. */
export function averages(crypt: readonly Entry[]): { low: number; mean: number; high: number } {
  const all = crypt.flatMap(({ card, copies }) => Array<number>(copies).fill(card.capacity)).sort((one, other) => one - other);
  const sum = (some: number[]): number => some.reduce((total, one) => total + one, 0);
  return { low: sum(all.slice(0, 4)), mean: all.length ? sum(all) / all.length : 0, high: sum(all.slice(-4)) };
}

/** A pile in a random order. */
export function shuffled(entries: readonly Entry[], chance: () => number = Math.random): ListedCard[] {
  const pile = entries.flatMap(({ card, copies }) => Array<ListedCard>(copies).fill(card));
  for (let at = pile.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [pile[at], pile[other]] = [pile[other]!, pile[at]!];
  }
  return pile;
}
