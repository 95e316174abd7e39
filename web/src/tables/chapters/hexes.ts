/** Where hexes lie on the drawing. They have a point at the top; even rows (the second, the fourth…) stand half a hex
 *  to the right, and people name them by column and row: C4. */
import type { Facing } from "./view";

/** From the centre of a hex to its corner. */
export const SIZE = 40;
const HALF = (Math.sqrt(3) / 2) * SIZE;

export interface Point {
  x: number;
  y: number;
}

export const hexName = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

export const gridOf = (name: string): { column: number; row: number } => ({
  column: name.charCodeAt(0) - 65,
  row: Number(name.slice(1)) - 1,
});

export const centre = (column: number, row: number): Point => ({
  x: HALF * (2 * column + (row % 2) + 1),
  y: SIZE * (1.5 * row + 1),
});

export const centreOf = (name: string): Point => {
  const { column, row } = gridOf(name);
  return centre(column, row);
};

/** The six corners, clockwise from the top, on a hex a little smaller or larger than its place. */
export const corners = ({ x, y }: Point, scale = 1): Point[] =>
  [0, 1, 2, 3, 4, 5].map((at) => ({
    x: x + scale * SIZE * Math.sin((at * Math.PI) / 3),
    y: y - scale * SIZE * Math.cos((at * Math.PI) / 3),
  }));

export const outline = (at: Point, scale = 1): string =>
  corners(at, scale)
    .map((corner) => `${corner.x.toFixed(2)},${corner.y.toFixed(2)}`)
    .join(" ");

/** The side two neighbouring hexes share, as a line. */
export function sideBetween(a: string, b: string): [Point, Point] | null {
  const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;
  const others = corners(centreOf(b));
  const shared = corners(centreOf(a)).filter((corner) => others.some((other) => near(corner, other)));
  return shared.length === 2 ? [shared[0]!, shared[1]!] : null;
}

/** A figure faces a corner; clockwise from the top, in degrees. */
export const DEGREES: Record<Facing, number> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };

export const widthOf = (rows: string[]): number => HALF * (2 * Math.max(...rows.map((row) => row.length)) + 1);
export const heightOf = (rows: string[]): number => SIZE * (1.5 * rows.length + 0.5);

/** The place of each hex the rows draw; `solid` are blocks one can neither enter nor see through. */
export function places(rows: string[]): { name: string; at: Point; solid: boolean }[] {
  return rows.flatMap((written, row) =>
    [...written].map((sign, column) => ({ name: hexName(column, row), at: centre(column, row), solid: sign === "#" })),
  );
}

/** The hex nearest in a direction of the arrow keys, for walking over the tile with the keyboard. */
export function beside(from: string, key: string, among: ReadonlySet<string>): string | null {
  const here = centreOf(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    const there = centreOf(name);
    const along = (there.x - here.x) * dx! + (there.y - here.y) * dy!;
    const off = Math.abs((there.x - here.x) * dy!) + Math.abs((there.y - here.y) * dx!);
    if (name === from || along < 1) continue;
    const far = along + 2 * off;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
