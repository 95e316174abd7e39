/** The rules of a game as a book: finding rules by words and by ids. Pure; RuleBook.svelte shows it. */
import type { Book, BookChapter, BookRule, BookSection } from "./protocol";

export interface Found {
  chapter: BookChapter;
  section: BookSection;
  rule: BookRule;
}

/** Lower case without accents, letter for letter: what is found in it stands at the same place in the text. */
export function folded(text: string): string {
  let found = "";
  for (const letter of text) {
    const plain = letter.normalize("NFD")[0]!.toLowerCase();
    found += plain.length === letter.length ? plain : letter;
  }
  return found.replaceAll("’", "'");
}

const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The rules that hold every word asked for, in their text, their id or the title of their section. Rules whose
 *  id begins with what was asked come first. */
export function find(book: Book, query: string): Found[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const named: Found[] = [];
  const others: Found[] = [];
  const start = words.join(" ");
  for (const chapter of book.chapters)
    for (const section of chapter.sections) {
      const title = folded(section.title);
      for (const rule of section.rules) {
        const id = folded(rule.id);
        const text = `${id} ${title} ${folded(rule.text)}`;
        if (id.startsWith(start)) named.push({ chapter, section, rule });
        else if (words.every((word) => text.includes(word))) others.push({ chapter, section, rule });
      }
    }
  return [...named, ...others];
}

/** Where a rule stands; null for an id the book does not have. */
export function placeOf(book: Book, id: string): Found | null {
  for (const chapter of book.chapters)
    for (const section of chapter.sections) {
      const rule = section.rules.find((one) => one.id === id);
      if (rule) return { chapter, section, rule };
    }
  return null;
}

export interface Piece {
  text: string;
  /** It is what was searched for. */
  hit?: boolean;
  /** It is the id of another rule. */
  rule?: string;
}

const ID = /\b(?:VTES|FOD|CHA)-[A-Z0-9.]+-\d+\b/g;

/** A text cut along the words that were searched for and the ids of rules in it. */
export function pieces(text: string, query: string): Piece[] {
  const cuts: { from: number; to: number; rule?: string }[] = [];
  for (const match of text.matchAll(ID)) cuts.push({ from: match.index, to: match.index + match[0].length, rule: match[0] });
  const plain = folded(text);
  for (const word of wordsOf(query))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      if (!cuts.some((cut) => at < cut.to && at + word.length > cut.from)) cuts.push({ from: at, to: at + word.length });
  cuts.sort((one, other) => one.from - other.from);
  const found: Piece[] = [];
  let at = 0;
  for (const cut of cuts) {
    if (cut.from > at) found.push({ text: text.slice(at, cut.from) });
    found.push(cut.rule ? { text: cut.rule, rule: cut.rule } : { text: text.slice(cut.from, cut.to), hit: true });
    at = cut.to;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
