/** How names are written into small spaces: whole, in the largest letters that have room. */
import { describe, expect, it } from "vitest";
import { LEADING, lettered, type Space } from "../src/tables/vtes/lettering";

/** Every letter is half as wide as it is high. */
const measure = (words: string): number => words.length / 2;
const space = (more: Partial<Space> = {}): Space => ({ width: 80, height: 26, largest: 12, least: 8, ...more });

describe("a name in a small space", () => {
  it("has the largest letters where it is short", () => {
    expect(lettered("Agatha", space(), measure)).toEqual({ size: 12, lines: ["Agatha"], fits: true, leading: LEADING, stretch: 1 });
  });

  it("goes on in another line before its letters become smaller", () => {
    expect(lettered("Almodo Giovanni", space({ largest: 11 }), measure)).toEqual({
      size: 11, lines: ["Almodo", "Giovanni"], fits: true, leading: LEADING, stretch: 1,
    });
  });

  it("is never cut: smaller letters make room for all of its words", () => {
    const written = lettered("Alvaro, The Scion of Angelica", space(), measure);
    expect(written.fits).toBe(true);
    expect(written.lines.join(" ")).toBe("Alvaro, The Scion of Angelica");
    expect(written.lines.length * written.size * LEADING).toBeLessThanOrEqual(26);
    for (const line of written.lines) expect(measure(line) * written.size).toBeLessThanOrEqual(80);
  });

  it("leaves the last corner free where something stands there", () => {
    const taken = { width: 30, height: 13 };
    const { size, lines } = lettered("Alexander Silverson", space({ taken }), measure);
    expect(measure(lines.at(-1)!) * size).toBeLessThanOrEqual(50);
  });

  it("may end a line after a hyphen", () => {
    expect(lettered("Al-Muntathir", space({ width: 54, height: 30, least: 8 }), measure).lines).toEqual(["Al-", "Muntathir"]);
  });

  it("comes to an end where there is no space at all", () => {
    expect(lettered("Agatha", space({ width: 0 }), measure)).toEqual({ size: 8, lines: ["Agatha"], fits: false, leading: LEADING, stretch: 1 });
  });

  it("has narrower letters before they become too small to read", () => {
    const small = space({ width: 64, height: 27, least: 9, narrower: true });
    const { size, lines, fits, leading, stretch } = lettered("Ambrosio Luis Monçada, Plenipotentiary", small, measure);
    expect(fits).toBe(true);
    expect(size).toBe(9);
    expect(stretch).toBeLessThan(1);
    expect(lines.length * size * leading).toBeLessThanOrEqual(27);
    for (const line of lines) expect(measure(line) * size * stretch).toBeLessThanOrEqual(64);
  });

  it("says where even the smallest letters have no room", () => {
    expect(lettered("Regina Giovanni, The Right Hand of Augustus", space({ width: 40 }), measure).fits).toBe(false);
  });
});
