import { describe, expect, it } from "vitest";
import type { Book } from "../src/lib/protocol";
import { find, folded, pieces, placeOf } from "../src/lib/rulebook";

const book: Book = {
  game: "vtes",
  title: "VTES",
  options: {},
  chapters: [
    {
      id: "6",
      title: "Phase de séide",
      sections: [
        {
          id: "VTES-6.1.1",
          title: "Saigner",
          rules: [
            { id: "VTES-6.1.1-01", text: "La cible est la proie.", kind: "book" },
            { id: "VTES-6.1.1-02", text: "Voir VTES-6.2-03 pour l’interception d’un séide.", kind: "book" },
          ],
        },
        { id: "VTES-6.2", title: "Déroulement", rules: [{ id: "VTES-6.2-03", text: "Un vampire saigné.", kind: "ruling" }] },
      ],
    },
  ],
};

const ids = (query: string) => find(book, query).map((found) => found.rule.id);

describe("searching the rules", () => {
  it("finds words without minding case or accents", () => {
    expect(ids("SEIDE")).toEqual(["VTES-6.1.1-02"]);
    expect(ids("l'interception séide")).toEqual(["VTES-6.1.1-02"]);
  });
  it("needs every word, and also looks at the title of the section", () => {
    expect(ids("saigner proie")).toEqual(["VTES-6.1.1-01"]);
    expect(ids("proie vampire")).toEqual([]);
    expect(ids("  ")).toEqual([]);
  });
  it("puts the rules of an id first", () => {
    expect(ids("vtes-6.2-03")).toEqual(["VTES-6.2-03", "VTES-6.1.1-02"]);
  });
  it("knows where a rule stands", () => {
    expect(placeOf(book, "VTES-6.2-03")?.section.title).toBe("Déroulement");
    expect(placeOf(book, "VTES-9-99")).toBeNull();
  });
});

describe("the text of a rule", () => {
  it("keeps its length when folded", () => {
    const text = "Œuvre d’Été ﬁn İstanbul";
    expect(folded(text)).toHaveLength(text.length);
  });
  it("is cut along hits and the ids of other rules, and loses nothing", () => {
    const text = book.chapters[0]!.sections[0]!.rules[1]!.text;
    const cut = pieces(text, "interception 6.2");
    expect(cut.map((piece) => piece.text).join("")).toBe(text);
    expect(cut.filter((piece) => piece.rule).map((piece) => piece.rule)).toEqual(["VTES-6.2-03"]);
    expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["interception"]);
  });
});
