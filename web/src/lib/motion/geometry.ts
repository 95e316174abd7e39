/** Where things are, and lines between them. */

export interface Point {
  x: number;
  y: number;
}

/** The element of a thing on the table. `data-anchor` says where its movement begins and ends, if that is not the thing itself. */
export function elementOf(root: ParentNode, ref: string): Element | null {
  const name = CSS.escape(ref);
  for (const attribute of ["data-anchor", "data-ref", "data-place", "data-stage"]) {
    const seen = [...root.querySelectorAll(`[${attribute}="${name}"]`)].find((one) => one.getClientRects().length > 0);
    if (seen) return seen;
  }
  return null;
}

/** The middle of a thing, within a layer that begins at `origin`. */
export function middleOf(element: Element, origin: Point): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.x, y: box.top + box.height / 2 - origin.y };
}

/** About half as wide as a letter of what is told over the table, what stands around the words, and half their height. */
const HALF_LETTER = 5;
const AROUND = 14;
const HALF_LINE = 15;

/** Where words have their middle so that all of them are seen within a layer of this size. */
export function seenWhole(at: Point, text: string, room: { width: number; height: number }): Point {
  const half = Math.min(text.length * HALF_LETTER + AROUND, room.width / 2);
  const within = (value: number, edge: number, end: number): number => Math.max(edge, Math.min(value, end - edge));
  return { x: within(at.x, half, room.width), y: within(at.y, HALF_LINE, room.height) };
}

/** A curve from one point to another that keeps off both by `gap`, bent a little so that it does not hide what is between. */
export function curve(from: Point, to: Point, gap = 0): { path: string; middle: Point; length: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const cut = Math.min(gap, far / 3);
  const [ux, uy] = [dx / far, dy / far];
  const a = { x: from.x + ux * cut, y: from.y + uy * cut };
  const b = { x: to.x - ux * cut, y: to.y - uy * cut };
  const bend = Math.min(60, far * 0.14);
  const over = { x: (a.x + b.x) / 2 + uy * bend, y: (a.y + b.y) / 2 - ux * bend };
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    path: `M${round(a.x)} ${round(a.y)}Q${round(over.x)} ${round(over.y)} ${round(b.x)} ${round(b.y)}`,
    middle: { x: round((a.x + 2 * over.x + b.x) / 4), y: round((a.y + 2 * over.y + b.y) / 4) },
    length: far,
  };
}
