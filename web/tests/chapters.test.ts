/** CHAPTERS: the log read as a book, dice read off it, and where hexes lie. */
import { describe, expect, it } from "vitest";
import type { LogLine, Segment } from "$lib/protocol";
import { animalSign } from "../src/tables/chapters/animals";
import { beside, centreOf, hexName, places, sideBetween } from "../src/tables/chapters/hexes";
import { afterNews } from "../src/tables/chapters/rolls";
import { shortName } from "../src/tables/chapters/short_name";
import { goOn, isShort, readBook, typeset } from "../src/tables/chapters/story";

const line = (event: string, text: Segment[], data: Record<string, unknown> = {}): LogLine => ({
  line: 0,
  event,
  data,
  text,
  faint: false,
  heading: 0,
});

describe("the book", () => {
  const begun = line("ChapterBegun", [
    { ref: "chapter:ch.a", text: "A" },
    { ref: "text:chapter/ch.a/intro", text: "One.\n\nTwo." },
    { ref: "text:chapter/ch.a/objective", text: "Win." },
  ]);
  const read = line("PageRead", [{ ref: "page:ch.a/D.host.1", text: "« Bonsoir », dit-il." }]);
  const taken = line("OptionTaken", [{ ref: "text:ch.a/D.host.1/choices/0", text: "Go." }]);

  it("opens with the chapter, its paragraphs and its objective", () => {
    const [page] = readBook([begun]);
    expect(page).toMatchObject({ kind: "chapter", title: "A", paragraphs: ["One.", "Two."], objective: "Win." });
  });

  it("keeps what was done on the page it was done on", () => {
    const pages = goOn(readBook([begun, read]), [taken, line("SkillTested", ["4"], { difficulty: 3, success: true })]);
    expect(pages.map((page) => page.kind)).toEqual(["chapter", "dialogue"]);
    expect(pages[1]!.notes.map((note) => [note.kind, note.success])).toEqual([
      ["choice", null],
      ["test", true],
    ]);
  });

  it("holds French signs to their words", () => {
    expect(typeset("« Oui ! » dit-il ; non ?")).toBe("«\u00a0Oui\u00a0!\u00a0» dit-il\u00a0; non\u00a0?");
  });

  it("opens and closes quotation marks", () => {
    expect(typeset(`"It's the 'Marie'," he says. ("No.")`)).toBe("“It’s the ‘Marie’,” he says. (“No.”)");
  });
});

describe("dice", () => {
  it("lie as they were rolled, and know their result once it is told", () => {
    const rolled = line("Rolled", [], { who: "thomas", attr: "social", skill: "insight", faces: ["ankh", "skull"], red: 1 });
    const roll = afterNews(null, [rolled]);
    expect(roll).toMatchObject({ who: "figure:thomas", faces: ["ankh", "skull"], red: 1, total: null });
    const tested = line("SkillTested", [], { who: "thomas", total: 3, difficulty: 4, success: false });
    expect(afterNews(roll, [tested])).toMatchObject({ id: roll!.id, total: 3, difficulty: 4 });
  });
});

describe("hexes", () => {
  it("stand half a hex to the right in even rows", () => {
    expect(centreOf("A2").x - centreOf("A1").x).toBeCloseTo(centreOf("B1").x - centreOf("A2").x);
  });

  it("share a side with their neighbours only", () => {
    expect(sideBetween("A1", "B1")).not.toBeNull();
    expect(sideBetween("A1", "A2")).not.toBeNull();
    expect(sideBetween("A1", "C1")).toBeNull();
  });

  it("are walked over with the arrows, around solid blocks", () => {
    const open = new Set(places(["..#.", "...."]).filter((one) => !one.solid).map((one) => one.name));
    expect(open.has(hexName(2, 0))).toBe(false);
    expect(beside("B1", "ArrowRight", open)).toBe("D1");
    expect(beside("A1", "ArrowLeft", open)).toBeNull();
  });
});

describe("the name under a figure", () => {
  it("is the first name of a person, and of others what they are", () => {
    expect(shortName("Thomas Chartrand", "en")).toBe("Thomas");
    expect(shortName("Florian d’Ambreuil", "fr")).toBe("Florian");
    expect(shortName("Inspector Theo Brandt", "en")).toBe("Brandt");
    expect(shortName("Le sergent Élise Roux", "fr")).toBe("Roux");
    expect(shortName("The cloakroom attendant", "en")).toBe("Attendant");
    expect(shortName("Guard of the east quay", "en")).toBe("Guard");
    expect(shortName("La dame du vestiaire", "fr")).toBe("Dame");
    expect(shortName("Violoniste aux yeux bandés", "fr")).toBe("Violoniste");
  });
});

describe("a short text", () => {
  it("takes one page; a long one and the opening of a chapter take two", () => {
    const told = (text: string) => readBook([line("StoryTold", [{ ref: "text:a", text }])])[0]!;
    expect(isShort(told("She waits."))).toBe(true);
    expect(isShort(told("She waits. ".repeat(100)))).toBe(false);
    const opening = line("ChapterBegun", [{ ref: "chapter:ch.a", text: "A" }, { ref: "text:b", text: "Rain." }]);
    expect(isShort(readBook([opening])[0]!)).toBe(false);
  });
});

describe("animals", () => {
  it("are drawn as what they are called, in either language", () => {
    const same: [string, string][] = [
      ["Bilge rat", "Rat de cale"],
      ["Dispensary mouse", "Souris de pharmacie"],
      ["Sick gull", "Mouette malade"],
      ["Lame gull", "Goéland boiteux"],
      ["Control rabbit", "Lapin témoin"],
      ["Bargee's cat", "Chat de marinier"],
      ["Tow dog", "Chien de halage"],
      ["A bat", "Une chauve-souris"],
    ];
    for (const [english, french] of same) expect(animalSign(english), english).toBe(animalSign(french));
    expect(new Set(same.map(([english]) => animalSign(english))).size).toBe(7);
  });

  it("are a paw where the name says nothing, and no part of a word counts", () => {
    expect(animalSign("Pirate")).toBe(animalSign("Something in the dark"));
    expect(animalSign("Pirate")).not.toBe(animalSign("Rat"));
  });
});
