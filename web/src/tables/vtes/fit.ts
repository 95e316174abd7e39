/** How the cards before a Methuselah are drawn: whole cards as large as the room allows; where they would become too
 *  small to read, plates (picture, name and blood side by side), then rows of one line, at last tiles that are half as
 *  wide. It computes with sizes only; nothing is measured but the room itself. */
import type { Methuselah, Seen } from "./view";

export type Kind = "ready" | "area" | "torpor" | "incapacitated" | "uncontrolled";
export type Form = "card" | "plate" | "row" | "tile";

/** A region as it is laid out: how large its cards are beside a ready minion, whether its name stands over it, the
 *  edges of cards under each card, and whether its cards lie face down and have only their backs to show. */
export interface Lying {
  kind: Kind;
  factor: number;
  named: boolean;
  borne: number[];
  backs: boolean;
}

export interface Room {
  width: number;
  height: number;
}

/** What is drawn: the form, the width of a card (of a plate: of its column), how high a plate is, whether all of it
 *  fits, and how wide a card is that lies face down among plates. Such cards stand beside the last plate where they have
 *  room there. */
export interface Layout {
  form: Form;
  card: number;
  high: number;
  fits: boolean;
  back: number;
  beside: boolean;
}

/** What a finger needs is larger than what a mouse needs. */
export interface Touch {
  /** The height of the edge of a card under another. */
  edge: number;
  /** The least height of a plate, row or tile. */
  least: number;
}
export const MOUSE: Touch = { edge: 25, least: 24 };
export const FINGER: Touch = { edge: 44, least: 44 };

const RATIO = 1.38;
const GAP = 6;
const BETWEEN = 16;
const LABEL = 20;
/** About how wide a region's name is. */
const NAMES: Record<Kind, number> = { ready: 50, area: 64, torpor: 62, incapacitated: 116, uncontrolled: 108 };
const STEP = 2;
const TILE = { form: "tile", least: 80, height: 27 } as const;
/** What is tried, in this order. */
const WAYS = [
  { form: "card", least: 80 },
  { form: "plate", least: 150, height: 44 },
  { form: "card", least: 68 },
  { form: "plate", least: 112, height: 44 },
  { form: "row", least: 150, height: 36 },
  { form: "row", least: 150, height: 32 },
  { form: "row", least: 150, height: 28 },
  TILE,
] as const;
const PLATE_GAP = 4;
/** Room that is left over makes plates higher, up to so much: a long name then has two lines. */
const HIGHEST: Record<Exclude<Form, "card">, number> = { plate: 62, row: 38, tile: 44 };
/** The width of a card lying face down, where the others are plates, and what is between two of them. */
export const BACK = 26;
export const BACK_GAP = 5;

/** The cards on a card, and those on them. */
const bornBy = (seen: Seen): number =>
  (seen.attached ?? []).reduce((sum, other) => sum + 1 + bornBy(other), seen.under?.length ? 1 : 0);

/** What is shown of a Methuselah, region by region. A face-down card has little to tell and may be small. Of the
 *  others' cards it is not said that they are ready, nor that those lying face down are uncontrolled. */
export function regionsOf(player: Methuselah, large: boolean): Lying[] {
  const known = player.uncontrolled.some((seen) => seen.printed);
  const factors: Record<Kind, number> = {
    ready: 1,
    area: 0.94,
    torpor: 1,
    incapacitated: 1,
    uncontrolled: known ? 0.9 : 0.55,
  };
  return (["ready", "area", "torpor", "incapacitated", "uncontrolled"] as const)
    .map((kind) => ({
      kind,
      factor: factors[kind],
      named: large || !(kind === "ready" || (kind === "uncontrolled" && !known)),
      borne: player[kind].map(bornBy),
      backs: kind === "uncontrolled" && !known,
    }))
    .filter((region) => region.borne.length > 0);
}

/** How high the regions become with ready minions of this width. */
export function heightOf(regions: readonly Lying[], width: number, card: number, touch: Touch = MOUSE): number {
  let total = 0;
  let used = 0;
  let line = 0;
  for (const { kind, factor, named, borne } of regions) {
    const own = card * factor;
    const natural = Math.max(borne.length * (own + GAP) - GAP, named ? NAMES[kind] : 0);
    const perRow = Math.max(1, Math.floor((width + GAP) / (own + GAP)));
    let height = named ? LABEL : 0;
    for (let at = 0; at < borne.length; at += perRow)
      height += (at ? GAP : 0) + own * RATIO + touch.edge * Math.max(...borne.slice(at, at + perRow));
    if (used && used + BETWEEN + natural > width) {
      total += line + GAP;
      used = line = 0;
    }
    used += (used ? BETWEEN : 0) + Math.min(natural, width);
    line = Math.max(line, height);
  }
  return total + line;
}

const columnsOf = (width: number, least: number): number => Math.max(1, Math.floor((width + PLATE_GAP) / (least + PLATE_GAP)));

/** Cards as plates, rows or tiles: all regions follow each other in one grid; those face down come last. */
interface Grid {
  borne: readonly number[];
  backs: number;
  columns: number;
  column: number;
}

function gridOf(regions: readonly Lying[], width: number, columns: number): Grid {
  const shown = regions.filter((region) => !region.backs);
  return {
    borne: shown.flatMap((region) => region.borne),
    backs: regions.reduce((sum, region) => sum + (region.backs ? region.borne.length : 0), 0),
    columns,
    column: Math.floor((width - (columns - 1) * PLATE_GAP) / columns),
  };
}

/** How wide the cards are that lie face down beside the last plate; 0 where they have no room there. */
function besideLast({ borne, backs, columns, column }: Grid, high: number): number {
  const back = Math.min(BACK, Math.floor(high / RATIO));
  return borne.length % columns && backs * (back + BACK_GAP) - BACK_GAP <= column ? back : 0;
}

/** How high a grid becomes with plates of this height. */
function gridHeight(grid: Grid, width: number, high: number, touch: Touch): number {
  const { borne, backs, columns } = grid;
  let total = 0;
  for (let at = 0; at < borne.length; at += columns)
    total += (at ? PLATE_GAP : 0) + high + touch.edge * Math.max(...borne.slice(at, at + columns));
  if (besideLast(grid, high)) return total;
  const perLine = Math.max(1, Math.floor((width + BACK_GAP) / (BACK + BACK_GAP)));
  return total + Math.ceil(backs / perLine) * (BACK * RATIO + PLATE_GAP);
}

function drawn(form: Exclude<Form, "card">, grid: Grid, high: number, fits: boolean): Layout {
  const back = besideLast(grid, high);
  return { form, card: grid.column, high, fits, back: back || BACK, beside: back > 0 };
}

/** The first way to draw the regions that fits into a room, its cards as large and its columns as wide as they can
 *  be; tiles where nothing fits. */
export function layoutFor(regions: readonly Lying[], room: Room, most: number, touch: Touch = MOUSE): Layout {
  for (const way of WAYS) {
    if (way.form === "card") {
      for (let card = Math.floor(most); card >= way.least; card -= STEP)
        if (heightOf(regions, room.width, card, touch) <= room.height)
          return { form: way.form, card, high: 0, fits: true, back: 0, beside: false };
      continue;
    }
    const least = Math.max(way.height, touch.least);
    for (let columns = 1; columns <= columnsOf(room.width, way.least); columns++) {
      const grid = gridOf(regions, room.width, columns);
      const taken = gridHeight(grid, room.width, least, touch);
      if (taken > room.height) continue;
      const lines = Math.ceil(grid.borne.length / columns);
      const more = Math.floor((room.height - taken) / Math.max(1, lines));
      return drawn(way.form, grid, Math.max(least, Math.min(least + more, HIGHEST[way.form])), true);
    }
  }
  const grid = gridOf(regions, room.width, columnsOf(room.width, TILE.least));
  return drawn("tile", grid, Math.max(TILE.height, touch.least), false);
}

/** The sizes of a table, from its own. */
export interface Sizes {
  /** The width of a card in hand. */
  hand: number;
  /** The largest card on my side of the table, and how high that side may become. */
  own: number;
  ownHeight: number;
  /** The width of the stage beside it. */
  stage: number;
  /** The largest card before somebody else. */
  other: number;
}

const between = (least: number, value: number, most: number): number => Math.round(Math.min(Math.max(least, value), most));
/** A hand has seven cards. */
const HAND = 7;
/** More than so many others need some of my room. */
const MANY = 4;

export function sizesOf(room: Room, others: number): Sizes {
  const stage = between(290, room.width * 0.29, 520);
  const many = others > MANY;
  const hand = between(74, Math.min(room.height * (many ? 0.115 : 0.125), (room.width - stage - 40) / HAND - 6), 190);
  return {
    hand,
    stage,
    own: between(70, hand * 1.35, 220),
    ownHeight: between(150, room.height * (others < 3 ? 0.3 : many ? 0.245 : 0.26), 460),
    other: between(84, room.height * (others < 3 ? 0.2 : 0.16), 220),
  };
}
