/** How large the cards before a Methuselah are drawn: as large as her side of the table allows, so that few fill it
 *  and many still fit. It reckons with sizes only; nothing is measured but the room itself. */
import type { Methuselah, Seen } from "./view";

export type Kind = "ready" | "area" | "torpor" | "incapacitated" | "uncontrolled";

/** A region as it is laid out: how large its cards are beside a ready minion, whether its name stands over it, and
 *  the edges of cards under each card. */
export interface Lying {
  kind: Kind;
  factor: number;
  named: boolean;
  borne: number[];
}

export interface Room {
  width: number;
  height: number;
}

const RATIO = 1.38;
const GAP = 8;
const BETWEEN = 16;
const LABEL = 20;
/** About how wide a region's name is. */
const NAMES: Record<Kind, number> = { ready: 50, area: 64, torpor: 62, incapacitated: 116, uncontrolled: 108 };
const EDGE = 21;
const STEP = 2;

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
    uncontrolled: large ? 0.84 : known ? 0.84 : 0.55,
  };
  return (["ready", "area", "torpor", "incapacitated", "uncontrolled"] as const)
    .map((kind) => ({
      kind,
      factor: factors[kind],
      named: large || !(kind === "ready" || (kind === "uncontrolled" && !known)),
      borne: player[kind].map(bornBy),
    }))
    .filter((region) => region.borne.length > 0);
}

/** How high the regions become with ready minions of this width. */
export function heightOf(regions: readonly Lying[], width: number, card: number): number {
  let total = 0;
  let used = 0;
  let line = 0;
  for (const { kind, factor, named, borne } of regions) {
    const own = card * factor;
    const natural = Math.max(borne.length * (own + GAP) - GAP, named ? NAMES[kind] : 0);
    const perRow = Math.max(1, Math.floor((width + GAP) / (own + GAP)));
    let height = named ? LABEL : 0;
    for (let at = 0; at < borne.length; at += perRow)
      height += (at ? GAP : 0) + own * RATIO + EDGE * Math.max(...borne.slice(at, at + perRow));
    if (used && used + BETWEEN + natural > width) {
      total += line + GAP;
      used = line = 0;
    }
    used += (used ? BETWEEN : 0) + Math.min(natural, width);
    line = Math.max(line, height);
  }
  return total + line;
}

/** The largest width between these at which everything fits; the least where nothing does. */
export function widthFor(regions: readonly Lying[], room: Room, least: number, most: number): number {
  for (let card = most; card > least; card -= STEP)
    if (heightOf(regions, room.width, card) <= room.height) return card;
  return least;
}
