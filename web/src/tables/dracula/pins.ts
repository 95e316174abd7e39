/** Where figures and signs stand: beside their place, on the side where they cover the least of the names and of each
 *  other. */
import type { Spot } from "./box";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that should stay in sight, and how much that matters. */
export interface Sign extends Box {
  weight: number;
}

/** A pin: the middle of its head, by how many degrees it is turned to point at its place, and how far that is. */
export interface Pin {
  x: number;
  y: number;
  turn: number;
  reach: number;
}

/** How things stand beside a place: how far from it, how far apart, and half of what one of them takes. */
export interface Stand {
  away: number;
  apart: number;
  half: number;
}
export const FIGURES: Stand = { away: 36, apart: 33, half: 21 };
/** The numbers of the trail, lairs, and how one gets there. */
export const CHIPS: Stand = { away: 28, apart: 30, half: 15 };
export const MEANS: Stand = { away: 32, apart: 31, half: 16 };
/** The sides in the order in which they are liked, in degrees from straight above. */
const SIDES = [0, 20, -20, 40, -40, 65, -65, 90, -90, 115, -115, 140, -140, 160, -160, 180];
const DISLIKED = 6;
/** Farther away where every side is written upon: how much farther, and what that costs. */
const FARTHER = [
  { by: 1, cost: 0 },
  { by: 1.35, cost: 12 },
  { by: 1.7, cost: 24 },
];
const LETTER = 11.5;
const LINE = 13;

export const around = (x: number, y: number, half: number, weight: number): Sign => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
  weight,
});

/** What lies outside the map: nothing stands there, and so far inside its edge neither. */
export function edgesOf({ width, height }: { width: number; height: number }, inside = 6): Sign[] {
  const [far, weight] = [1_000, 50];
  return [
    { left: -far, top: -far, right: inside, bottom: height + far, weight },
    { left: width - inside, top: -far, right: width + far, bottom: height + far, weight },
    { left: -far, top: -far, right: width + far, bottom: inside, weight },
    { left: -far, top: height - inside, right: width + far, bottom: height + far, weight },
  ];
}

/** The room that the name of a place takes. */
export function nameBox(spot: Pick<Spot, "x" | "y" | "label">, name: string): Sign {
  const width = name.length * LETTER;
  const x = spot.x + spot.label.x;
  const y = spot.y + spot.label.y;
  const left = spot.label.anchor === "start" ? x : spot.label.anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - LINE, right: left + width, bottom: y + LINE, weight: 3 };
}

export function covered(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** So many things at one place: they stand in a row, on the side that covers the least. */
export function pinsOf(spot: { x: number; y: number }, count: number, signs: readonly Sign[], stand = FIGURES): Pin[] {
  let best: { pins: Pin[]; cost: number } | null = null;
  for (const { by, cost: farther } of FARTHER)
    SIDES.forEach((side, liked) => {
      const pins = row(spot, count, side, { ...stand, away: stand.away * by });
      const cost = pins.reduce(
        (sum, pin) =>
          sum + signs.reduce((all, sign) => all + sign.weight * covered(around(pin.x, pin.y, stand.half, 0), sign), 0),
        liked * DISLIKED + farther,
      );
      if (!best || cost < best.cost) best = { pins, cost };
    });
  return best!.pins;
}

function row(spot: { x: number; y: number }, count: number, side: number, { away, apart }: Stand): Pin[] {
  const [sin, cos] = [Math.sin((side * Math.PI) / 180), Math.cos((side * Math.PI) / 180)];
  const half = ((count - 1) / 2) * apart;
  return Array.from({ length: count }, (_, at) => {
    const x = spot.x + sin * (away + half) + (at * apart - half);
    const y = spot.y - cos * away;
    const turn = (Math.atan2(x - spot.x, spot.y - y) * 180) / Math.PI;
    return { x, y, turn, reach: Math.hypot(x - spot.x, y - spot.y) };
  });
}
