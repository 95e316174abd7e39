/** The names of the regions on the map, broken into lines. Also read by tools/dracula-map.mjs, which finds their places. */

/** How large and how spaced the letters are, in units of the map. */
export const TITLE = { size: 24, step: 27, letter: 19.5 };

/** A name in at most so many lines, as even as its words allow; a word may be broken after its hyphen. */
export function titleLines(name: string, most: number): string[] {
  const parts = name.split(/(?<=-)|\s+/);
  let best = [name];
  for (let count = 2; count <= Math.min(most, parts.length); count++)
    for (const lines of splits(parts, count)) if (width(lines) < width(best)) best = lines;
  return best;
}

/** The room that a name takes whose middle is there: signs stand beside it where they can. */
export function titleBox(name: string, at: { x: number; y: number; lines: number }): { left: number; top: number; right: number; bottom: number } {
  const lines = titleLines(name, at.lines);
  const [wide, high] = [(width(lines) * TITLE.letter) / 2, (lines.length * TITLE.step) / 2];
  return { left: at.x - wide, top: at.y - high, right: at.x + wide, bottom: at.y + high };
}

const width = (lines: string[]): number => Math.max(...lines.map((line) => line.length));

function splits(parts: string[], count: number): string[][] {
  if (count === 1) return [[join(parts)]];
  const found: string[][] = [];
  for (let at = 1; at <= parts.length - count + 1; at++)
    for (const rest of splits(parts.slice(at), count - 1)) found.push([join(parts.slice(0, at)), ...rest]);
  return found;
}

const join = (parts: string[]): string => parts.join(" ").replaceAll("- ", "-");
