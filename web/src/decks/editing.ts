/** Changing a list in place: how many copies of a card stand in it. Whatever else its owner wrote stays. Pure. */
import type { ListedCard } from "$lib/protocol";
import { folded, isCrypt } from "../cards/search";
import type { Entry } from "./stats";

const LINE = /^(\s*)(\d{1,3})(\s*[x×]?\s+)(\S.*)$/i;
const HEADING = /^(\s*\p{Lu}[\p{L} /]*\()(\d+)([^)]*\).*)$/u;
/** What stands behind a name: the columns of the archive, a remark. */
const BEHIND = /\s{2,}|\t| -- /;

/** A name as lists may have it: without its group, and with the article first. */
const plainly = (name: string): string => folded(name.replace(/\s*\(G\d+\)/i, "").replace(/^(.*), (The|Le|La|Les)\b(.*)$/i, "$2 $1$3"));

/** The place of a card's line; -1 where it has none. The whole name comes before the one without a group. */
function lineOf(lines: readonly string[], card: ListedCard): number {
  const names = lines.map((line) => LINE.exec(line)?.[4]?.split(BEHIND)[0] ?? "");
  const place = (as: (name: string) => string, called: string): number => names.findIndex((name) => name !== "" && as(name) === as(called));
  const called = card.french ? [card.name, card.french] : [card.name];
  return [folded, plainly].flatMap((as) => called.map((name) => place(as, name))).find((at) => at >= 0) ?? -1;
}

/** The list with so many copies of a card, among the cards it has now. */
export function withCopies(text: string, card: ListedCard, copies: number, among: readonly Entry[]): string {
  const lines = text.split("\n");
  const at = lineOf(lines, card);
  if (at >= 0) {
    const [, indent = "", had = "0", between = " ", rest = ""] = LINE.exec(lines[at]!)!;
    if (copies > 0) lines[at] = `${indent}${copies}${between}${rest}`;
    counted(lines, at, copies - Number(had));
    if (copies <= 0) lines.splice(at, 1);
    return lines.join("\n");
  }
  if (among.some((entry) => entry.card.id === card.id)) return written(changed(among, card, copies));
  return copies > 0 ? added(lines, card, copies, among).join("\n") : text;
}

/** The cards of a deck with so many copies of one of them. */
export function changed(among: readonly Entry[], card: ListedCard, copies: number): Entry[] {
  const others = among.filter((entry) => entry.card.id !== card.id);
  return copies > 0 ? [...others, { card, copies }] : others;
}

/** A whole list anew: for one whose lines are of another kind (a link). */
export function written(entries: readonly Entry[]): string {
  const part = (title: string, some: Entry[]): string[] => [
    `${title} (${some.reduce((sum, entry) => sum + entry.copies, 0)})`,
    ...some.map((entry) => `${entry.copies} ${entry.card.name}`),
  ];
  const sorted = [...entries].sort((one, other) => one.card.name.localeCompare(other.card.name));
  const crypt = sorted.filter((entry) => isCrypt(entry.card));
  const library = sorted.filter((entry) => !isCrypt(entry.card));
  return `${[...part("Crypt", crypt), "", ...part("Library", library)].join("\n")}\n`;
}

/** A new line below the last card of its type, or of its half of the deck. */
function added(lines: string[], card: ListedCard, copies: number, among: readonly Entry[]): string[] {
  const half = among.filter((entry) => isCrypt(entry.card) === isCrypt(card));
  const type = half.filter((entry) => entry.card.types[0] === card.types[0]);
  const last = (some: readonly Entry[]): number => Math.max(-1, ...some.map((entry) => lineOf(lines, entry.card)));
  const below = last(type) >= 0 ? last(type) : last(half);
  if (below < 0) {
    const before = lines.join("\n").trimEnd();
    return [...(before ? [before, ""] : []), isCrypt(card) ? "Crypt (1)" : "Library (1)", `${copies} ${card.name}`, ""];
  }
  const [, indent = "", , between = " "] = LINE.exec(lines[below]!)!;
  lines.splice(below + 1, 0, `${indent}${copies}${between}${card.name}`);
  counted(lines, below + 1, copies);
  return lines;
}

/** The headings above a line tell how many cards stand under them: that of its type, and that of its half. */
function counted(lines: string[], at: number, more: number): void {
  let seen = 0;
  for (let above = at - 1; above >= 0 && seen < 2; above -= 1) {
    const found = HEADING.exec(lines[above]!);
    if (!found) continue;
    const [, title = "", count = "0", rest = ""] = found;
    const half = /^\s*(crypt|library)/i.test(title);
    if (seen === 1 && !half) continue;
    // The least, the most and the mean of a crypt are told of another crypt now.
    lines[above] = `${title}${Math.max(0, Number(count) + more)}${rest.replace(/, min=[^)]*/, "")}`;
    if (half) return;
    seen = 1;
  }
}
