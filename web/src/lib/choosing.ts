/** How a long list of answers is put in order: by who acts, then by kind, what is usually wanted first.
 *  The order is fixed and known: it depends on the kinds of the answers, never on what is good to do now. */
import type { Option } from "./protocol";

/** What a game says about its answers. */
export interface Grouping {
  /** The thing that would act: a minion. Null where nobody in particular does. */
  actor(option: Option): string | null;
  /** The kind of an answer, for a heading of those without an actor: `choice-kind-KIND` names it. */
  kind(option: Option): string;
  /** Answers with smaller numbers come first. */
  rank(option: Option): number;
}

/** Answers that stand together under a heading: of one actor, or of one kind. */
export interface Section {
  id: string;
  actor: string | null;
  kind: string;
  options: Option[];
}

/** So many answers need no headings. */
export const FEW = 10;

/** The kind of an answer is what its key begins with. */
export const verb = (option: Option): string => option.key.split(":", 1)[0] ?? "";

/** A game that says nothing has its answers by kind, in the order of the server. */
export const plainly: Grouping = { actor: () => null, kind: verb, rank: () => 0 };

/** Answers without those that are of no use as things stand; these come last. */
export function ordered(options: Option[], by: Grouping): Option[] {
  const place = (option: Option): number => by.rank(option) + (option.against ? 1_000 : 0);
  return options
    .map((option, at) => ({ option, at }))
    .sort((one, other) => place(one.option) - place(other.option) || one.at - other.at)
    .map(({ option }) => option);
}

/** Those who act in the order in which they are first named, then what nobody in particular does, by kind. */
export function sections(options: Option[], by: Grouping): Section[] {
  const found = new Map<string, Section>();
  const kinds = new Map<string, Section>();
  for (const option of options) {
    const actor = by.actor(option);
    const kind = actor === null ? by.kind(option) : "";
    const among = actor === null ? kinds : found;
    const id = actor ?? kind;
    const known = among.get(id);
    if (known) known.options.push(option);
    else among.set(id, { id, actor, kind, options: [option] });
  }
  const all = [...found.values(), ...[...kinds.values()].sort((one, other) => lowest(one, by) - lowest(other, by))];
  return all.map((section) => ({ ...section, options: ordered(section.options, by) }));
}

const lowest = (section: Section, by: Grouping): number => Math.min(...section.options.map((option) => by.rank(option)));

/** Whether nothing but the usual answer makes sense as things stand: it is then the first, and what Enter gives. */
export const onlyUsual = (options: Option[], usual: string | null): boolean =>
  usual !== null && options.length > 1 && options.every((option) => option.key === usual || option.against === true);

/** Whether the answers are of one kind, so that touching a thing can mean only one of them. */
export const ofOneKind = (options: Option[], usual: string | null): boolean =>
  new Set(options.filter((option) => option.key !== usual).map(verb)).size < 2;
