/** The log read as a book: what is told becomes pages, what was chosen and rolled stands under the page it was done on. */
import type { LogLine, Segment } from "$lib/protocol";

/** What stands under a page: a choice that was made, a test, a clue. */
export interface Note {
  kind: "choice" | "test" | "clue";
  text: Segment[];
  success: boolean | null;
}

export interface BookPage {
  kind: "chapter" | "dialogue" | "investigation" | "event" | "tale" | "hunt" | "end";
  /** Empty where the page has none of its own. */
  title: string;
  paragraphs: string[];
  /** The objective, under the opening of a chapter. */
  objective: string;
  /** The page's place in the booklet, `ch.depot/E.1`, if it has one. */
  place: string;
  notes: Note[];
}

type Told = Exclude<Segment, string>;

const told = (line: LogLine, kind: string): Told[] =>
  line.text.filter((part): part is Told => typeof part !== "string" && part.ref.startsWith(`${kind}:`));

/** As a printer sets it: quotation marks open and close, and signs that must not begin or end a line hold on to their
 *  word, as in French. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s(—])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s(—“])'/g, "$1‘")
    .replaceAll("'", "’")
    .replace(/([«—]) /g, "$1\u00a0")
    .replace(/ ([»;:!?])/g, "\u00a0$1");

const paragraphs = (text: string): string[] =>
  typeset(text)
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

const page = (kind: BookPage["kind"], text: string, more: Partial<BookPage> = {}): BookPage => ({
  kind,
  title: "",
  objective: "",
  place: "",
  notes: [],
  paragraphs: paragraphs(text),
  ...more,
});

const BOOKLET: Record<string, BookPage["kind"]> = { D: "dialogue", I: "investigation", E: "event" };

function pageOf(line: LogLine): BookPage | null {
  const texts = told(line, "text");
  const chapter = told(line, "chapter")[0]?.text ?? "";
  switch (line.event) {
    case "ChapterBegun":
      return page("chapter", texts[0]?.text ?? "", { title: chapter, objective: texts[1]?.text ?? "" });
    case "ChapterWon":
      return page("end", texts[0]?.text ?? "", { title: chapter });
    case "CampaignEnded":
      return page("end", texts[1]?.text ?? "", { title: texts[0]?.text ?? "" });
    case "StoryTold":
      return page("tale", texts[0]?.text ?? "");
    case "HuntBegun":
      return page("hunt", texts[0]?.text ?? "", { title: told(line, "hunt")[0]?.text ?? "" });
    case "PageRead":
    case "PagePeeked": {
      const read = told(line, "page")[0];
      if (!read) return null;
      // After "#" stand marks: which paragraphs of the page were read.
      const place = read.ref.slice("page:".length).split("#")[0] ?? "";
      const kind = BOOKLET[place.split("/")[1]?.[0] ?? "E"] ?? "event";
      return page(kind, read.text, { place });
    }
  }
  return null;
}

function noteOf(line: LogLine): Note | null {
  switch (line.event) {
    case "OptionTaken":
      return { kind: "choice", text: line.text, success: null };
    case "SkillTested":
      return { kind: "test", text: line.text, success: line.data["difficulty"] ? Boolean(line.data["success"]) : null };
    case "CluesFound":
      return { kind: "clue", text: line.text, success: null };
  }
  return null;
}

/** So many letters still read well on a single page. */
const SHORT = 900;
/** Whether one page holds a text without looking empty beside another. A chapter opens with its title opposite. */
export const isShort = (one: BookPage): boolean =>
  one.kind !== "chapter" && one.paragraphs.reduce((sum, text) => sum + text.length, 0) <= SHORT;

/** Go on with a book: pages already there are kept as they are, but for the notes under the last of them. */
export function goOn(pages: BookPage[], lines: LogLine[]): BookPage[] {
  const made = [...pages];
  for (const line of lines) {
    const next = pageOf(line);
    const note = next ? null : noteOf(line);
    const last = made.at(-1);
    if (next) made.push(next);
    else if (note && last) made[made.length - 1] = { ...last, notes: [...last.notes, note] };
  }
  return made;
}

export const readBook = (lines: LogLine[]): BookPage[] => goOn([], lines);

/** The pages on which clues were found, for the investigation board. */
export const cluePages = (pages: BookPage[]): { note: Note; page: BookPage }[] =>
  pages.flatMap((one) => one.notes.filter((note) => note.kind === "clue").map((note) => ({ note, page: one })));
