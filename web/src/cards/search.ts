/** Searching the cards of VTES in the page: the same questions as nocturne.vtes.cards.search answers, over the list the
 *  server gives once. A test asks both the same and compares. Pure. */
import type { CardList, ListedCard } from "$lib/protocol";

type Relation = ":" | "<" | "<=" | ">" | ">=";

export interface Term {
  /** Empty: words in the name or the text. */
  field: string;
  /** Any of these, as they were written. */
  values: string[];
  relation: Relation;
  negated: boolean;
  /** Where it stands in the question. */
  from: number;
  to: number;
}

export interface Question {
  terms: Term[];
  sort: string;
  descending: boolean;
  /** The parts that were not understood, each with the reason: the end of a message's id. */
  problems: { kind: "field" | "sort" | "number" | "compared"; value: string }[];
}

const FIELDS: Record<string, string[]> = {
  name: ["nom"],
  text: ["texte"],
  type: ["t"],
  clan: ["c", "creed"],
  dis: ["discipline", "disciplines", "d", "virtue"],
  group: ["g", "groupe"],
  cap: ["capacity", "capacite"],
  pool: ["reserve"],
  blood: ["sang"],
  conviction: [],
  cost: ["cout"],
  title: ["titre"],
  sect: ["secte"],
  set: ["edition", "s"],
  year: ["annee", "y"],
  artist: ["artiste", "a"],
  is: ["keyword", "est", "k"],
  sort: ["tri"],
};
export const SORTS = ["name", "cap", "group", "cost", "year", "type", "clan"] as const;
const NUMBERS = new Set(["group", "cap", "pool", "blood", "conviction", "cost", "year"]);
const FIELD_OF = new Map(Object.entries(FIELDS).flatMap(([field, others]) => [field, ...others].map((name) => [name, field] as const)));
const PART = /(-?)(?:(\p{L}+)(<=|>=|[:<>=]))?("[^"]*"?|[^\s"]\S*)?/gu;
const NUMBER = /^(?:\d{1,4}|\d{1,4}-\d{1,4}|[xX]|any)$/;
export const LONGEST = 400;

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss", "™": "", "’": "'", "‘": "'" };

/** The words of a text in plain letters: what is compared. */
export function folded(text: string): string {
  const letters = text.toLowerCase().replace(/[œæøłđıß™’‘]/g, (letter) => LETTERS[letter]!);
  const plain = letters.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("'", "");
  return (plain.match(/[a-z0-9]+/g) ?? []).join(" ");
}

/* -- reading a question */

export function readQuestion(text: string): Question {
  const found: Question = { terms: [], sort: "", descending: false, problems: [] };
  for (const part of text.slice(0, LONGEST).matchAll(PART)) {
    const [whole, minus, written, sign] = part;
    if (!whole.trim() || (part[4] === undefined && !written)) continue;
    const value = (part[4] ?? "").replace(/^"+|"+$/g, "");
    const place = { negated: minus === "-", from: part.index, to: part.index + whole.length };
    if (written === undefined) {
      if (folded(value)) found.terms.push({ field: "", values: [value], relation: ":", ...place });
      continue;
    }
    const field = FIELD_OF.get(folded(written));
    const compares = sign !== ":" && sign !== "=";
    if (field === undefined) found.problems.push({ kind: "field", value: written });
    else if (field === "sort") {
      const by = FIELD_OF.get(folded(value)) ?? "";
      const known = (SORTS as readonly string[]).includes(by);
      found.sort = known ? by : "";
      found.descending = value.startsWith("-");
      if (!known && value) found.problems.push({ kind: "sort", value });
    } else if (NUMBERS.has(field) && !value.split(",").every((one) => NUMBER.test(one))) {
      // Somebody is still typing it where nothing stands there yet.
      if (value) found.problems.push({ kind: "number", value: field });
    } else if (compares && !NUMBERS.has(field)) found.problems.push({ kind: "compared", value: field });
    else if (value) {
      const relation = compares ? (sign as Relation) : ":";
      found.terms.push({ field, values: value.split(",").filter(Boolean), relation, ...place });
    }
  }
  return found;
}

/* -- answering it */

type Check = (card: ListedCard) => boolean;

/** The list, with what is compared again and again made ready once. */
export class Searchable {
  readonly cards: readonly ListedCard[];
  readonly byId: ReadonlyMap<number, ListedCard>;
  #texts = new Map<string, Map<ListedCard, string[]>>();
  #values = new Map<string, Set<string>>();
  /** Names and text of each card as they are looked through. */
  #keys = new Map<ListedCard, string>();
  #words = new Map<ListedCard, string>();
  #fold = new Map<string, string>();

  constructor(readonly list: CardList) {
    // In the order of the names, which most questions ask for: what is found needs no sorting then.
    this.cards = [...list.cards].sort(byName);
    this.byId = new Map(list.cards.map((card) => [card.id, card]));
    for (const card of list.cards) {
      this.#keys.set(card, ` ${card.keys.join("\n ")}`);
      this.#words.set(card, ` ${card.text}`);
    }
  }

  search(question: Question): ListedCard[] {
    const checks = question.terms.map((term) => this.#check(term));
    return this.#sorted(this.cards.filter((card) => checks.every((check) => check(card))), question);
  }

  /** Every value of a field, as it is shown, in the order of its letters. */
  choices(field: "clan" | "title" | "sect" | "type"): string[] {
    const found = new Set<string>();
    for (const card of this.cards)
      for (const one of field === "clan" ? card.clans : field === "type" ? card.types : [card[field]]) if (one) found.add(one);
    return [...found].sort((one, other) => one.localeCompare(other));
  }

  #check(term: Term): Check {
    const checks = term.values.map((value) => this.#value(term, value));
    const any: Check = checks.length === 1 ? checks[0]! : (card) => checks.some((check) => check(card));
    return term.negated ? (card) => !any(card) : any;
  }

  #value({ field, relation }: Term, value: string): Check {
    const words = ` ${folded(value)}`;
    if (field === "") return (card) => this.#named(card, words) || this.#words.get(card)!.includes(words);
    if (field === "name") return (card) => this.#named(card, words);
    if (field === "text") return (card) => this.#words.get(card)!.includes(words);
    if (field === "dis") {
      const code = this.list.disciplines[folded(value)] ?? folded(value);
      const least = value === value.toUpperCase() ? 2 : 1;
      return (card) => (card.disciplines[code] ?? 0) >= least;
    }
    if (NUMBERS.has(field)) return this.#compared(field, relation, value);
    const texts = this.#textsOf(field);
    const wanted = this.#known(field, words.slice(1));
    return (card) => texts.get(card)!.some(wanted);
  }

  #named(card: ListedCard, words: string): boolean {
    return this.#keys.get(card)!.includes(words);
  }

  /** A value that some card has is meant as it stands; any other is the beginning of a word in one. */
  #known(field: string, given: string): (one: string) => boolean {
    const words = field === "clan" ? folded(this.list.clans[given] ?? given) : given;
    let values = this.#values.get(field);
    if (!values) this.#values.set(field, (values = new Set([...this.#textsOf(field).values()].flat())));
    return values.has(words) ? (one) => one === words : (one) => ` ${one}`.includes(` ${words}`);
  }

  #textsOf(field: string): Map<ListedCard, string[]> {
    let found = this.#texts.get(field);
    if (!found) this.#texts.set(field, (found = new Map(this.cards.map((card) => [card, this.#textsOn(card, field)]))));
    return found;
  }

  /** Folded once: few names stand on many cards. */
  #folded = (text: string): string => {
    let known = this.#fold.get(text);
    if (known === undefined) this.#fold.set(text, (known = folded(text)));
    return known;
  };

  #textsOn(card: ListedCard, field: string): string[] {
    if (field === "type") return card.types.map(this.#folded);
    if (field === "clan") return card.clans.map(this.#folded);
    if (field === "title" || field === "sect") return card[field] ? [this.#folded(card[field])] : [];
    if (field === "artist") return card.artists.map(this.#folded);
    if (field === "set") return card.sets.flatMap((code) => [code, this.list.sets[code]?.name ?? code].map(this.#folded));
    return card.marks;
  }

  #compared(field: string, relation: Relation, value: string): Check {
    if (value === "x" || value === "X") return (card) => this.numbersOf(card, field).includes("X");
    if (value === "any") return (card) => isCrypt(card) && !this.numbersOf(card, field).length;
    const [low, high] = value.split("-").map(Number);
    let [least, most] = [low!, high ?? low!];
    if (relation === "<") [least, most] = [0, least - 1];
    else if (relation === "<=") least = 0;
    else if (relation === ">") [least, most] = [most + 1, 9999];
    else if (relation === ">=") most = 9999;
    return (card) => this.numbersOf(card, field).some((one) => one !== "X" && least <= one && one <= most);
  }

  numbersOf(card: ListedCard, field: string): (number | "X")[] {
    if (field === "group") return card.group ? [card.group] : [];
    if (field === "cap") return card.capacity ? [card.capacity] : [];
    if (field === "year") return card.sets.flatMap((code) => this.list.sets[code]?.year ?? []);
    if (isCrypt(card)) return [];
    if (field === "pool" || field === "blood" || field === "conviction") return [card[field]];
    const paid = [card.pool, card.blood, card.conviction].filter((one) => one !== 0);
    return paid.length ? paid : [0];
  }

  #sorted(found: ListedCard[], { terms, sort, descending }: Question): ListedCard[] {
    if (!sort) {
      const words = terms.filter((term) => (!term.field || term.field === "name") && !term.negated).map((term) => ` ${folded(term.values[0]!)}`);
      const whole = folded(words.join(" "));
      return words.length ? ranked(found, (card) => this.#rank(card, whole, words)) : found;
    }
    if (sort === "name") return descending ? found.reverse() : found;
    const sign = descending ? -1 : 1;
    if (NUMBERS.has(sort)) return ranked(found, (card) => first(this.numbersOf(card, sort), sign));
    const texts = this.#textsOf(sort);
    const by = (card: ListedCard): string => texts.get(card)![0] ?? "~";
    return found.sort((one, other) => sign * (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0));
  }

  #rank(card: ListedCard, whole: string, words: string[]): number {
    if (card.keys.includes(whole)) return 0;
    if (card.keys.some((key) => key.startsWith(whole))) return 1;
    return words.every((one) => this.#named(card, one)) ? 2 : 3;
  }
}

/** As it is shown to somebody who reads this language. */
export const shownName = (card: ListedCard, lang: string): string => (lang === "fr" && card.french) || card.name;

export const isCrypt = (card: ListedCard): boolean => card.marks.includes("crypt");

/** Cards without a number come last; X comes before 0. */
const first = ([one]: (number | "X")[], sign: number): number => (one === undefined ? 100_000 : sign * (one === "X" ? -1 : one));

const byName = (one: ListedCard, other: ListedCard): number =>
  one.keys[0]! < other.keys[0]! ? -1 : one.keys[0]! > other.keys[0]! ? 1 : one.id - other.id;

function ranked(found: ListedCard[], rank: (card: ListedCard) => number): ListedCard[] {
  const places = found.map((card, at) => ({ card, rank: rank(card), at }));
  places.sort((one, other) => one.rank - other.rank || one.at - other.at);
  return places.map(({ card }) => card);
}

/* -- changing a question */

const quoted = (value: string): string => (/[\s"]/.test(value) ? `"${value.replaceAll('"', "")}"` : value);

/** What a question says of a field in its only plain term; empty where it says nothing, or more than one thing. */
export function told(text: string, field: string, relation: Relation = ":"): string {
  if (field === "sort") {
    const { sort, descending } = readQuestion(text);
    return sort && descending ? `-${sort}` : sort;
  }
  const terms = readQuestion(text).terms.filter((term) => term.field === field && term.relation === relation && !term.negated);
  return terms.length === 1 ? terms[0]!.values.join(",") : "";
}

/** The question with one plain term of a field: the others of that field and relation go. Without a value, all go. */
export function withTerm(text: string, field: string, value: string, relation: Relation = ":"): string {
  let left = text;
  if (field === "sort") left = text.replace(/(^|\s)(sort|tri)[:=]\S*/g, "$1");
  else
    for (const term of readQuestion(text).terms.reverse())
      if (term.field === field && term.relation === relation && !term.negated) left = left.slice(0, term.from) + left.slice(term.to);
  left = left.replace(/\s+/g, " ").trim();
  return value ? `${left} ${field}${relation}${quoted(value)}`.trim() : left;
}

/** Whether a question says `is:mark` or `-is:mark`. */
export function marked(text: string, mark: string): "" | "yes" | "no" {
  const term = readQuestion(text).terms.find((one) => one.field === "is" && one.values.length === 1 && folded(one.values[0]!) === mark);
  return term ? (term.negated ? "no" : "yes") : "";
}

export function withMark(text: string, mark: string, wanted: "" | "yes" | "no"): string {
  let left = text;
  for (const term of readQuestion(text).terms.reverse())
    if (term.field === "is" && term.values.length === 1 && folded(term.values[0]!) === mark)
      left = left.slice(0, term.from) + left.slice(term.to);
  left = left.replace(/\s+/g, " ").trim();
  return wanted ? `${left} ${wanted === "no" ? "-" : ""}is:${quoted(mark)}`.trim() : left;
}
