/** What a deck is made of in numbers, and questions that fields write. */
import { describe, expect, it } from "vitest";
import type { ListedCard } from "../src/lib/protocol";
import { marked, readQuestion, shownName, told, withMark, withTerm } from "../src/cards/search";
import { withCopies } from "../src/decks/editing";
import { averages, capacities, covered, odds, openingOdds, poolBalance, priceOf, shuffled, type Entry } from "../src/decks/stats";

const NOTHING: ListedCard = {
  id: 0,
  name: "",
  keys: [""],
  text: "",
  types: [],
  clans: [],
  disciplines: {},
  marks: [],
  group: 0,
  capacity: 0,
  pool: 0,
  blood: 0,
  conviction: 0,
  title: "",
  sect: "",
  sets: [],
  artists: [],
};
const entry = (copies: number, card: Partial<ListedCard>): Entry => ({ copies, card: { ...NOTHING, ...card } });

const CRYPT = [entry(3, { id: 1, capacity: 8, disciplines: { dom: 2, obf: 1 } }), entry(9, { id: 2, capacity: 5, disciplines: { obf: 2 } })];
const LIBRARY = [
  entry(6, { id: 3, disciplines: { dom: 2 }, blood: 1 }),
  entry(2, { id: 4, disciplines: { pot: 1 }, pool: 3 }),
  entry(1, { id: 5, blood: "X" }),
];

describe("the numbers of a deck", () => {
  it("tell every capacity between the lowest and the highest", () => {
    expect(capacities(CRYPT)).toEqual([[5, 9], [6, 0], [7, 0], [8, 3]]);
    expect(capacities([])).toEqual([]);
    expect(averages(CRYPT)).toEqual({ low: 20, mean: 5.75, high: 29 });
  });

  it("tell how likely an opening crypt has a card", () => {
    // None of four cards drawn from twelve is among three: 9/12 · 8/11 · 7/10 · 6/9.
    expect(odds(CRYPT, (card) => card.capacity === 8)).toBeCloseTo(1 - (9 * 8 * 7 * 6) / (12 * 11 * 10 * 9));
    expect(odds(CRYPT, () => true)).toBe(1);
    expect(odds(CRYPT, () => false)).toBe(0);
    expect(odds([], () => true)).toBe(0);
  });

  it("hold the Disciplines that are needed against those that are there", () => {
    expect(covered(CRYPT, LIBRARY).map(({ code, needed, having, superior }) => [code, needed, having, superior])).toEqual([
      ["dom", 6, 3, 3],
      ["pot", 2, 0, 0],
    ]);
  });

  it("add up what the library costs, X for nothing", () => {
    expect([priceOf(LIBRARY, "pool"), priceOf(LIBRARY, "blood")]).toEqual([6, 6]);
  });

  it("shuffle every card and lose none", () => {
    const ids = shuffled(CRYPT).map((card) => card.id);
    expect(ids.filter((id) => id === 1)).toHaveLength(3);
    expect(ids).toHaveLength(12);
  });
});

describe("pool and the opening crypt", () => {
  it("weighs what is spent against what comes back", () => {
    const bringing = [
      entry(2, { id: 6, text: "move up to 4 blood from a vampire you control to your pool" }),
      entry(1, { id: 7, text: "gain 3 pool" }),
      entry(4, { id: 8, text: "the target methuselah burns 1 pool" }),
    ];
    expect(poolBalance(CRYPT, [...LIBRARY, ...bringing])).toEqual({ crypt: 17, cost: 6, costly: 2, bringing: 3, inHand: 21 / 16 });
    expect(poolBalance([], [])).toEqual({ crypt: 0, cost: 0, costly: 0, bringing: 0, inHand: 0 });
  });
  it("tells how likely each card is among the first four", () => {
    const [often, seldom] = openingOdds(CRYPT);
    expect([often!.card.id, seldom!.card.id]).toEqual([2, 1]);
    expect(often!.odds).toBe(1); // three others: one of four is always of the nine
    expect(seldom!.odds).toBeCloseTo(1 - (9 * 8 * 7 * 6) / (12 * 11 * 10 * 9));
  });
});

describe("fields", () => {
  it("write a term into a question, and take it out", () => {
    const asked = withTerm("stealth", "clan", "Banu Haqim");
    expect(asked).toBe('stealth clan:"Banu Haqim"');
    expect(told(asked, "clan")).toBe("Banu Haqim");
    expect(withTerm(asked, "clan", "Tremere")).toBe("stealth clan:Tremere");
    expect(withTerm(asked, "clan", "")).toBe("stealth");
  });

  it("tell a number from below and one from above apart", () => {
    const asked = withTerm(withTerm("", "cap", "4", ">="), "cap", "7", "<=");
    expect([told(asked, "cap", ">="), told(asked, "cap", "<=")]).toEqual(["4", "7"]);
    expect(withTerm(asked, "cap", "", ">=")).toBe("cap<=7");
  });

  it("write what a card is and is not, and the order", () => {
    const asked = withMark("dis:DOM", "banned", "no");
    expect([asked, marked(asked, "banned")]).toEqual(["dis:DOM -is:banned", "no"]);
    expect(withMark(asked, "banned", "")).toBe("dis:DOM");
    expect(told(withTerm(asked, "sort", "-cap"), "sort")).toBe("-cap");
    expect(withTerm(withTerm(asked, "sort", "-cap"), "sort", "")).toBe(asked);
  });

  it("leave alone what they cannot show", () => {
    expect(told("clan:tremere clan:ventrue", "clan")).toBe("");
    expect(readQuestion("cap:tall").problems).toEqual([{ kind: "number", value: "cap" }]);
  });
});

describe("a list that is built", () => {
  const card = (name: string, more: Partial<ListedCard> = {}): ListedCard => ({ ...NOTHING, name, ...more });
  const anson = card("Anson (G1)", { id: 11, marks: ["crypt"], types: ["vampire"] });
  const coven = card("The Coven", { id: 12, types: ["master"] });
  const blur = card("Blur", { id: 13, types: ["combat"] });
  const villein = card("Villein", { id: 14, types: ["master"] });
  const HAD: Entry[] = [
    { card: anson, copies: 2 },
    { card: coven, copies: 1 },
    { card: blur, copies: 4 },
  ];
  it("changes the line of a card that is named in French", () => {
    const doll = card("The Doll", { id: 15, types: ["master"], french: "La Poupée écarlate" });
    const among: Entry[] = [{ card: doll, copies: 3 }];
    for (const name of ["La Poupée écarlate", "poupee ecarlate, La", "The Doll"])
      expect(withCopies(`Library (3)\n3x ${name}`, doll, 4, among)).toBe(`Library (4)\n4x ${name}`);
    expect(shownName(doll, "fr")).toBe("La Poupée écarlate");
    expect(shownName(doll, "en")).toBe("The Doll");
    expect(shownName(blur, "fr")).toBe("Blur");
  });

  const LIST = [
    "Deck Name: Fast",
    "",
    "Crypt (2 cards, min=8, max=8, avg=8)",
    "----",
    "2x Anson     8  AUS CEL DOM PRE  Toreador:1",
    "",
    "Library (5 cards)",
    "Master (1)",
    "1x Coven, The -- for fun",
    "",
    "Combat (4)",
    "4x Blur",
  ].join("\n");

  it("changes a line and the headings above it, and nothing else", () => {
    const more = withCopies(LIST, coven, 3, HAD).split("\n");
    expect(more.filter((line, at) => line !== LIST.split("\n")[at])).toEqual(["Library (7 cards)", "Master (3)", "3x Coven, The -- for fun"]);
    const crypt = withCopies(LIST, anson, 3, HAD).split("\n");
    expect(crypt[2]).toBe("Crypt (3 cards)");
    expect(crypt[4]).toBe("3x Anson     8  AUS CEL DOM PRE  Toreador:1");
  });

  it("loses the line of a card without copies", () => {
    const less = withCopies(LIST, blur, 0, HAD);
    expect(less).not.toContain("Blur");
    expect(less).toContain("Library (1 cards)");
  });

  it("puts a new card below those of its type, and a first one under a heading", () => {
    const lines = withCopies(LIST, villein, 1, HAD).split("\n");
    expect(lines[lines.indexOf("1x Coven, The -- for fun") + 1]).toBe("1x Villein");
    expect(lines).toContain("Master (2)");
    expect(withCopies("", blur, 1, [])).toBe("Library (1)\n1 Blur\n");
    expect(withCopies(withCopies("", blur, 1, []), anson, 1, [{ card: blur, copies: 1 }])).toBe("Library (1)\n1 Blur\n\nCrypt (1)\n1 Anson (G1)\n");
  });

  it("is written anew where its lines cannot be changed", () => {
    expect(withCopies("https://vdb.im/decks/deck?x", blur, 5, HAD)).toBe("Crypt (2)\n2 Anson (G1)\n\nLibrary (6)\n5 Blur\n1 The Coven\n");
  });
});
