/** The map of Dracula agrees with the game's board, and moving it keeps it in view. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { iconsOf, kindOf, map, PLACE_REFS, REGIONS, spotOf, spots, ticketOf, waysOf } from "../src/tables/dracula/box";
import { around, covered, edgesOf, FIGURES, nameBox, pinsOf } from "../src/tables/dracula/pins";
import { icons } from "../src/tables/dracula/icons";
import { TITLE, titleLines } from "../src/tables/dracula/titles";

const YELLOW = { northern_passage: true, berlin_prague_railway: "yellow" } as const;
const WHITE = { northern_passage: true, berlin_prague_railway: "white" } as const;

describe("the map of Dracula", () => {
  it("has every place of the board inside the picture, and every region drawn", () => {
    expect(spots).toHaveLength(70);
    for (const spot of spots) {
      expect(spot.x, spot.id).toBeGreaterThan(0);
      expect(spot.x, spot.id).toBeLessThan(map.width);
      expect(spot.y, spot.id).toBeGreaterThan(0);
      expect(spot.y, spot.id).toBeLessThan(map.height);
    }
    for (const region of REGIONS) expect((map.regions as Record<string, string>)[region]!.length).toBeGreaterThan(100);
    expect(PLACE_REFS).toHaveLength(73);
    expect(spotOf("hospital:rome")).toBe(spotOf("city:rome"));
  });

  it("keeps cities apart: no two dots touch", () => {
    const cities = spots.filter((spot) => spot.kind !== "sea");
    for (const one of cities)
      for (const other of cities)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} ${other.id}`).toBeGreaterThan(28);
  });

  it("numbers roads and railways as the table does, however it reads the disputed one", () => {
    const usual = waysOf(YELLOW);
    const other = waysOf(WHITE);
    expect(usual).toHaveLength(158);
    expect(other).toHaveLength(158);
    expect(usual.filter((way) => way.kind === "road")).toHaveLength(110);
    expect(usual[110]).toMatchObject({ kind: "white", a: "alicante", b: "barcelona" });
    expect(other[137]).toMatchObject({ kind: "white", a: "berlin", b: "prague" });
    expect(other.filter((way) => way.a === "berlin" && way.b === "prague" && way.kind === "yellow")).toEqual([]);
  });
});

describe("the box of Dracula", () => {
  it("knows which kind each printed card is", () => {
    expect(kindOf("item:0")).toBe("rifle");
    expect(kindOf("item:4")).toBe("pistol");
    expect(kindOf("combat:punch")).toBe("punch");
    expect(ticketOf("ticket:0")).toMatchObject({ white: 3, yellow: 2 });
    expect(iconsOf("dodge")).toEqual(["fangs", "strength", "claws"]);
  });

  it("has a picture for every kind of card", () => {
    const families = { event: 75, item: 38, encounter: 28, combat: 13 };
    for (const [family, count] of Object.entries(families))
      for (let card = 0; card < count; card++) expect(icons, kindOf(`${family}:${card}`)).toHaveProperty(kindOf(`${family}:${card}`));
  });
});

describe("the names of the regions", () => {
  it("are broken into even lines, at spaces and after hyphens", () => {
    expect(titleLines("Italy", 2)).toEqual(["Italy"]);
    expect(titleLines("Germanic Empire", 2)).toEqual(["Germanic", "Empire"]);
    expect(titleLines("France-Benelux", 2)).toEqual(["France-", "Benelux"]);
    expect(titleLines("Austro-Hungarian Empire", 3)).toEqual(["Austro-", "Hungarian", "Empire"]);
  });

  it.each(["en", "fr"])("lie over no city and no city's name (%s)", (lang) => {
    const file = readFileSync(new URL(`../../src/nocturne/locale/${lang}/dracula-names.ftl`, import.meta.url), "utf8");
    const named = (id: string): string => new RegExp(`^dracula-${id} = (.+)$`, "m").exec(file)![1]!;
    const titles = map.titles as Record<string, { x: number; y: number; lines: number }>;
    for (const region of REGIONS) {
      const { x, y, lines } = titles[region]!;
      const rows = titleLines(named(`region-${region}`), lines);
      const wide = Math.max(...rows.map((row) => row.length)) * TITLE.letter;
      const box = { left: x - wide / 2, right: x + wide / 2, top: y - (rows.length * TITLE.step) / 2, bottom: y + (rows.length * TITLE.step) / 2 };
      for (const spot of spots.filter((one) => one.kind !== "sea")) {
        expect(covered(box, around(spot.x, spot.y, 13, 0)), `${region} over ${spot.id}`).toBe(0);
        expect(covered(box, nameBox(spot, named(`city-${spot.id}`))), `${region} over the name of ${spot.id}`).toBe(0);
      }
    }
  });
});

describe("the figures on the map", () => {
  const names = spots.map((spot) => nameBox(spot, spot.id));

  it("cover at most the edge of one letter, wherever one of them stands", () => {
    for (const spot of spots) {
      const [pin] = pinsOf(spot, 1, names);
      const hidden = names.reduce((sum, name) => sum + covered(around(pin!.x, pin!.y, 18, 0), name), 0);
      expect(hidden, spot.id).toBeLessThan(30);
    }
  });

  it("stand on the map, all five at one place and also by the edge", () => {
    for (const spot of spots) {
      for (const pin of pinsOf(spot, 5, [...edgesOf(map), ...names])) {
        expect(pin.x, spot.id).toBeGreaterThan(FIGURES.half);
        expect(pin.x, spot.id).toBeLessThan(map.width - FIGURES.half);
        expect(pin.y, spot.id).toBeGreaterThan(FIGURES.half);
        expect(pin.y, spot.id).toBeLessThan(map.height - FIGURES.half);
      }
    }
  });

  it("stand above their place where nothing is written, and point at it", () => {
    expect(pinsOf({ x: 100, y: 100 }, 1, [])).toEqual([{ x: 100, y: 64, turn: 0, reach: 36 }]);
    const [left, right] = pinsOf({ x: 100, y: 100 }, 2, []);
    expect(left!.turn).toBeCloseTo(-right!.turn);
    const written = { left: 60, top: 30, right: 140, bottom: 80, weight: 3 };
    expect(pinsOf({ x: 100, y: 100 }, 1, [written])[0]!.turn).not.toBe(0);
  });
});
