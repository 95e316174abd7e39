/** The ornament of a card, drawn from its own facts and from its name, so that no two cards look alike even without
 *  colour. A crypt card has a coat of arms: the shield and its division come from the name, one ray for each point of
 *  capacity, a crown for a title. A library card has a rosette from its name around a plaque whose shape is its type's.
 *
 *  Everything is computed once for a card, as SVG paths in a square of 100 by 100 around (50, 50). */
import type { Face } from "$lib/protocol";

type Point = readonly [number, number];
type Polygon = readonly Point[];

/** Paths of one ornament, from the back to the front; the emblem is drawn over them. */
export interface Ornament {
  /** What stands out around the middle: rays or petals. */
  around: string;
  /** The shield or plaque. */
  field: string;
  /** The part of the field in the other colour. */
  division: string;
  /** A crown over the shield; empty without a title. */
  crown: string;
}

/** Numbers that follow from a text: the same text gives the same numbers on every machine. */
export function seeded(text: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const MIDDLE = 50;
const TURN = Math.PI * 2;
const round = (value: number): number => Math.round(value * 10) / 10;
const pathOf = (polygon: Polygon): string => `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
const pathsOf = (polygons: readonly Polygon[]): string => polygons.filter((one) => one.length > 2).map(pathOf).join("");

const around = (count: number, radius: (at: number) => number, first = -TURN / 4): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = first + (at * TURN) / count;
    return [MIDDLE + radius(at) * Math.cos(angle), MIDDLE + radius(at) * Math.sin(angle)] as const;
  });

/** Points of a quadratic curve, without its first. */
function bend(from: Point, control: Point, to: Point, steps = 7): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps;
    const along = (at: 0 | 1): number => (1 - t) ** 2 * from[at] + 2 * t * (1 - t) * control[at] + t ** 2 * to[at];
    return [along(0), along(1)] as const;
  });
}

/** The left half mirrored: a shield from the half that begins at the top and ends at the foot. */
const mirrored = (right: Polygon): Polygon => [
  ...right,
  ...right.map(([x, y]) => [100 - x, y] as const).reverse(),
];

/** Shields, all of them convex: what lies on them can be cut along their edge. */
const SHIELDS: readonly Polygon[] = [
  mirrored([[78, 22], [78, 46], ...bend([78, 46], [77, 70], [50, 86])]), // heater
  mirrored([[79, 24], [79, 68], ...bend([79, 68], [79, 80], [66, 80]), [50, 86]]), // French
  mirrored([[50, 14], [80, 50], [50, 86]]), // lozenge
  around(32, (at) => 29 + 5 * Math.abs(Math.cos((at * TURN) / 32))), // oval
  mirrored([[57, 17], [75, 27], [76, 40], [50, 88]]), // kite
  around(32, () => 32), // targe
  mirrored([[68, 20], [83, 50], [68, 80]]), // hexagon
  mirrored([...bend([50, 22], [72, 14], [79, 34]), ...bend([79, 34], [80, 72], [50, 86])]), // drop
  mirrored([[76, 24], [76, 76]]), // banner
];

/** The part of a polygon inside a convex one (Sutherland and Hodgman). */
export function clipped(polygon: Polygon, shield: Polygon): Polygon {
  let left: Point[] = [...polygon];
  const centre: Point = [MIDDLE, MIDDLE];
  shield.forEach((from, at) => {
    const to = shield[(at + 1) % shield.length]!;
    const side = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const inner = Math.sign(side(centre));
    if (!inner) return;
    const kept: Point[] = [];
    left.forEach((here, index) => {
      const last = left[(index + left.length - 1) % left.length]!;
      const [now, before] = [side(here) * inner, side(last) * inner];
      if (now >= 0 !== before >= 0) {
        const t = before / (before - now);
        kept.push([last[0] + t * (here[0] - last[0]), last[1] + t * (here[1] - last[1])]);
      }
      if (now >= 0) kept.push(here);
    });
    left = kept;
  });
  return left;
}

type Line = "straight" | "indented" | "wavy" | "embattled";
const LINES: readonly Line[] = ["straight", "indented", "wavy", "embattled"];

/** A line between two points, drawn in one of the ways of heraldry. */
function lineOf(from: Point, to: Point, how: Line): Point[] {
  if (how === "straight") return [from, to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, off: number): Point => [from[0] + dx * along - dy * off, from[1] + dy * along + dx * off];
  const teeth = Math.round(length / 14);
  const step = length / teeth;
  const found: Point[] = [from];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const begin = tooth * step;
    if (how === "indented") found.push(at(begin + step / 2, 7), at(begin + step, 0));
    else if (how === "embattled")
      found.push(at(begin, 5), at(begin + step / 2, 5), at(begin + step / 2, -3), at(begin + step, -3));
    else for (let part = 1; part <= 6; part++) found.push(at(begin + (step * part) / 6, 4.5 * Math.sin((part / 6) * TURN)));
  }
  return found;
}

const stripe = (from: Point, to: Point, width: number): Polygon => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [((to[1] - from[1]) / length) * (width / 2), (-(to[0] - from[0]) / length) * (width / 2)];
  return [[from[0] + x, from[1] + y], [to[0] + x, to[1] + y], [to[0] - x, to[1] - y], [from[0] - x, from[1] - y]];
};
const box = (left: number, top: number, right: number, bottom: number): Polygon => [[left, top], [right, top], [right, bottom], [left, bottom]];
const rows = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));

/** What divides a shield, in the terms of heraldry. */
const DIVISIONS: readonly ((how: Line) => Polygon[])[] = [
  (how) => [[...lineOf([50, 0], [50, 100], how), [100, 100], [100, 0]]], // per pale
  (how) => [[...lineOf([0, 52], [100, 52], how), [100, 100], [0, 100]]], // per fess
  (how) => [[...lineOf([8, 8], [92, 92], how), [100, 100], [0, 100], [0, 0]]], // per bend
  (how) => [[...lineOf([92, 8], [8, 92], how), [0, 100], [100, 100], [100, 0]]], // per bend sinister
  (how) => [[...lineOf([8, 84], [50, 40], how), ...lineOf([50, 40], [92, 84], how), [92, 100], [8, 100]]], // per chevron
  (how) => [[...lineOf([0, 36], [100, 36], how), [100, 0], [0, 0]]], // chief
  () => [box(0, 0, 50, 50), box(50, 50, 100, 100)], // quarterly
  () => [[[0, 0], [50, 50], [100, 0]], [[0, 100], [50, 50], [100, 100]]], // per saltire
  () => [stripe([0, 0], [100, 100], 22)], // bend
  () => [stripe([50, 0], [50, 100], 24)], // pale
  () => [stripe([0, 50], [100, 50], 24)], // fess
  () => [stripe([50, 0], [50, 100], 15), stripe([0, 46], [42.5, 46], 15), stripe([57.5, 46], [100, 46], 15)], // cross
  () => [[[10, 0], [50, 78], [90, 0]]], // pile
  () => [[[50, 30], [96, 76], [96, 96], [50, 52], [4, 96], [4, 76]]], // chevron
  () => rows(3, (at) => box(22 + at * 20, 0, 32 + at * 20, 100)), // paly
  () => rows(4, (at) => box(0, 24 + at * 17, 100, 32 + at * 17)), // barry
  () => rows(4, (at) => stripe([-30 + at * 28, 0], [70 + at * 28, 100], 10)), // bendy
  () =>
    rows(5, (row) => rows(3, (column) => box(14 + column * 26 + (row % 2) * 13, 16 + row * 14, 27 + column * 26 + (row % 2) * 13, 30 + row * 14))).flat(), // checky
  () => rows(4, (at) => [[50, 50], around(8, () => 70, (TURN / 8) * (at * 2))[0]!, around(8, () => 70, (TURN / 8) * (at * 2 + 1))[0]!]), // gyronny
  () => [around(16, () => 21).map(([x, y]) => [x - 34, y] as const), around(16, () => 21).map(([x, y]) => [x + 34, y] as const)], // flaunches
];

/** How far the edge of a shield is from its middle, in a direction. */
function reach(shield: Polygon, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let found = 0;
  shield.forEach(([x, y], at) => {
    const [ex, ey] = shield[(at + 1) % shield.length]!;
    const [sx, sy] = [ex - x, ey - y];
    const across = dx * sy - dy * sx;
    if (Math.abs(across) < 1e-9) return;
    const t = ((x - MIDDLE) * sy - (y - MIDDLE) * sx) / across;
    const along = ((x - MIDDLE) * dy - (y - MIDDLE) * dx) / across;
    if (t > 0 && along >= -1e-9 && along <= 1 + 1e-9) found = Math.max(found, t);
  });
  return found;
}

type Ray = (at: (radius: number, turn: number) => Point, from: number) => Polygon[];
const OUTSIDE = 48;
const RAYS: readonly Ray[] = [
  (at, from) => [[at(from - 3, -0.16), at(OUTSIDE, 0), at(from - 3, 0.16)]], // thorn
  (at, from) => [[at(from - 3, -0.09), at(OUTSIDE - 5, -0.13), at(OUTSIDE, 0), at(OUTSIDE - 5, 0.13), at(from - 3, 0.09)]], // blade
  (at, from) => [[at(from - 3, -0.04), at(OUTSIDE - 5, -0.04), at(OUTSIDE - 5, 0.04), at(from - 3, 0.04)], disc(at(OUTSIDE - 4, 0), 3.6)], // bead
  (at, from) => [[at(from - 3, -0.14), at((from + OUTSIDE) / 2, 0.02), at(OUTSIDE, 0.16), at((from + OUTSIDE) / 2, 0.16), at(from - 3, 0.12)]], // flame
  (at, from) => [[at(from - 3, 0), at((from + OUTSIDE) / 2, -0.14), at(OUTSIDE, 0), at((from + OUTSIDE) / 2, 0.14)]], // leaf
  (at, from) => [[at(from - 3, -0.05), at(OUTSIDE - 7, -0.05), at(OUTSIDE - 7, -0.14), at(OUTSIDE - 2, -0.14), at(OUTSIDE - 2, 0.14), at(OUTSIDE - 7, 0.14), at(OUTSIDE - 7, 0.05), at(from - 3, 0.05)]], // hammer
];

function disc([x, y]: Point, radius: number): Polygon {
  return around(10, () => radius).map(([a, b]) => [a - MIDDLE + x, b - MIDDLE + y] as const);
}

function raysOf(shield: Polygon, count: number, ray: Ray, first: number): Polygon[] {
  return rows(count, (at) => {
    const angle = first + (at * TURN) / count;
    const place = (radius: number, turn: number): Point => [
      MIDDLE + radius * Math.cos(angle + turn),
      MIDDLE + radius * Math.sin(angle + turn),
    ];
    return ray(place, Math.min(reach(shield, angle), OUTSIDE - 8));
  }).flat();
}

/** A crown with more points, the more votes the title has. */
function crownOf(title: string): Polygon[] {
  if (!title) return [];
  const points = /inner circle|justicar|cardinal|kholo|imperator/i.test(title) ? 5 : /prince|baron|archbishop|priscus|regent|magaji/i.test(title) ? 4 : 3;
  const [left, right, low, high] = [32, 68, 19, 3];
  const step = (right - left) / (points - 1);
  const zigzag = rows(points, (at) => {
    const x = left + at * step;
    const valley: Point = [x + step / 2, 12];
    const top: Point = [x, at % 2 === (points === 4 ? at % 2 : 0) ? high : high + 3];
    return at === points - 1 ? [top] : [top, valley];
  }).flat();
  return [[[left + 3, low], ...zigzag, [right - 3, low]], ...rows(points, (at) => disc([left + at * step, high + 1], 2.4))];
}

/** The coat of arms of a crypt card. */
function armsOf(name: string, capacity: number, title: string): Ornament {
  const pick = seeded(name);
  const shield = SHIELDS[pick(SHIELDS.length)]!;
  const division = DIVISIONS[pick(DIVISIONS.length)]!(LINES[pick(LINES.length)]!);
  const ray = RAYS[pick(RAYS.length)]!;
  const rays = raysOf(shield, Math.max(capacity, 1), ray, -TURN / 4 + (capacity > 1 ? TURN / capacity / 2 : 0));
  return {
    around: pathsOf(rays),
    field: pathOf(shield),
    division: pathsOf(division.map((part) => clipped(part, shield))),
    crown: pathsOf(crownOf(title)),
  };
}

const arch: Polygon = [[31, 74], [31, 46], ...bend([31, 46], [32, 24], [50, 24]), ...bend([50, 24], [68, 24], [69, 46]), [69, 74]];
/** The plaque of each type of library card. */
const PLAQUES: Record<string, Polygon> = {
  Master: around(8, () => 28, TURN / 16),
  Action: [[22, 30], [62, 30], [80, 50], [62, 70], [22, 70]],
  "Political Action": [[24, 28], [76, 28], [70, 50], [76, 72], [24, 72], [30, 50]],
  "Action Modifier": around(28, () => 26),
  Reaction: mirrored([[74, 26], [74, 48], ...bend([74, 48], [72, 66], [50, 77])]),
  Combat: around(4, () => 35),
  Equipment: box(26, 26, 74, 74),
  Ally: arch,
  Retainer: arch,
  Event: around(3, () => 40),
  Power: around(6, () => 29),
  Conviction: around(5, () => 30),
};

type Petal = (at: (radius: number, turn: number) => Point, half: number, far: number) => Polygon;
const PETALS: readonly Petal[] = [
  (at, half, far) => [at(20, -half), at(far, 0), at(20, half)], // star
  (at, half, far) => [at(20, -half * 0.8), at(far * 0.9, -half * 0.7), at(far, 0), at(far * 0.9, half * 0.7), at(20, half * 0.8)], // round
  (at, half, far) => [at(20, -half * 0.5), at(far * 0.8, -half * 0.9), at(far, -half * 0.55), at(far * 0.88, 0), at(far, half * 0.55), at(far * 0.8, half * 0.9), at(20, half * 0.5)], // heart
  (at, half, far) => [at(20, -half * 0.35), at(far, -half * 0.7), at(far, half * 0.7), at(20, half * 0.35)], // cross
  (at, half, far) => [at(20, -half), at(far, half * 0.9), at(far * 0.86, half * 0.95), at(20, half)], // whirl
  (at, half, far) => [at(20, -half * 0.9), at(far * 0.72, -half * 0.25), at(far, -half * 0.25), at(far, half * 0.25), at(far * 0.72, half * 0.25), at(20, half * 0.9)], // key
  (at, half, far) => [at(20, -half), at(far * 0.75, -half * 0.2), at(far * 0.8, -half * 0.8), at(far, 0), at(far * 0.8, half * 0.8), at(far * 0.75, half * 0.2), at(20, half)], // fleur
];

/** The rosette of a library card. */
function rosetteOf(name: string, type: string): Ornament {
  const pick = seeded(name);
  const plaque = PLAQUES[type] ?? PLAQUES.Master!;
  const count = 3 + pick(8);
  const petal = PETALS[pick(PETALS.length)]!;
  const shorter = [0, 0, 8, 13][pick(4)]!;
  const between = pick(2) === 1;
  const first = -TURN / 4 + (pick(2) * TURN) / count / 2;
  const leaf = (turn: number, half: number, far: number, how: Petal): Polygon =>
    how((radius, off) => [MIDDLE + radius * Math.cos(turn + off), MIDDLE + radius * Math.sin(turn + off)], half, far);
  const half = Math.min(0.5, (TURN / count) * 0.42);
  const petals = rows(count, (at) => leaf(first + (at * TURN) / count, half, OUTSIDE - (at % 2 && count % 2 === 0 ? shorter : 0), petal));
  const small = between ? rows(count, (at) => disc(around(1, () => 42, first + ((at + 0.5) * TURN) / count)[0]!, 3)) : [];
  const inner = plaque.map(([x, y]) => [MIDDLE + (x - MIDDLE) * 0.84, MIDDLE + (y - MIDDLE) * 0.84] as const);
  // The edge of the plaque in the other colour: the outline, and the same a little smaller, the other way round.
  return { around: pathsOf([...petals, ...small]), field: pathOf(plaque), division: pathOf(plaque) + pathOf([...inner].reverse()), crown: "" };
}

const known = new Map<string, Ornament>();

/** The ornament of a face. A title may have changed since it was printed. */
export function ornamentOf(face: Face | undefined, title = ""): Ornament | undefined {
  if (!face) return undefined;
  const key = `${face.id} ${title}`;
  let found = known.get(key);
  if (!found) {
    found = face.capacity === undefined ? rosetteOf(face.name, face.types[0] ?? "") : armsOf(face.name, face.capacity, title);
    known.set(key, found);
  }
  return found;
}
