/** Cards that glide to where they now lie, and cards that come. All are measured together, once before the table
 *  changes and once just before the next paint: measured one by one, or in the middle of an update, each look
 *  would have the browser lay out the table again. */
import { beforePaint } from "$lib/paint";
import { settings } from "$lib/settings.svelte";

const DURATION = 260;
const EASE = "cubic-bezier(0.33, 1, 0.68, 1)";
/** What moved less than this has not moved. */
const STILL = 0.5;

/** How a card comes that was not there before. */
const COMES: Record<string, Keyframe[]> = {
  grown: [
    { opacity: 0, transform: "scale(0.7)" },
    { opacity: 1, transform: "none" },
  ],
  risen: [
    { opacity: 0, transform: "translateY(40px)" },
    { opacity: 1, transform: "none" },
  ],
};

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** By how much something lay elsewhere. */
export interface Shift {
  x: number;
  y: number;
}

const NOWHERE: Shift = { x: 0, y: 0 };
const boxesOf = (table: HTMLElement, what: string): Map<HTMLElement, Box> =>
  new Map([...table.querySelectorAll<HTMLElement>(what)].map((one) => [one, one.getBoundingClientRect()]));

const CARDS = "[data-comes]";
/** What lies together moves together, as one thing. */
const GROUPS = "[data-together]";
/** Where cards may lie; those that come with a new place are only shown. */
const PLACES = "[data-places]";

/** Where everything lay before the change. */
interface Lain {
  cards: Map<HTMLElement, Box>;
  groups: Map<HTMLElement, Box>;
  places: Set<Element>;
}

export class Glide {
  #before: Lain | null = null;
  #moving: Animation[] = [];
  #giveUp: (() => void) | null = null;

  /** The table is about to change: remember where everything lies. What changes again before it was painted
   *  still comes from where it was last seen. */
  remember(table: HTMLElement): void {
    if (this.#giveUp && this.#before) return;
    this.#before = null;
    if (!settings.moving) return;
    this.#before = {
      cards: boxesOf(table, CARDS),
      groups: boxesOf(table, GROUPS),
      places: new Set(table.querySelectorAll(PLACES)),
    };
  }

  /** It has changed: with the next paint, whatever lies elsewhere glides there. */
  go(table: HTMLElement): void {
    if (this.#giveUp || !this.#before) return;
    this.#giveUp = beforePaint(() => {
      this.#giveUp = null;
      return this.#measure(table);
    });
  }

  /** The table is gone. */
  stop(): void {
    this.#giveUp?.();
    this.#giveUp = null;
    this.#before = null;
  }

  /** Where everything lies now, and how to set off what lies elsewhere. */
  #measure(table: HTMLElement): (() => void) | undefined {
    const before = this.#before;
    if (!before) return undefined;
    this.#before = null;
    for (const moving of this.#moving) moving.cancel();
    const ways = this.#ways(before, boxesOf(table, GROUPS), boxesOf(table, CARDS));
    return () => {
      this.#moving = [];
      for (const [what, way] of ways) if (way) this.#moving.push(setOff(what, way));
    };
  }

  #ways(before: Lain, groups: Map<HTMLElement, Box>, cards: Map<HTMLElement, Box>): Map<HTMLElement, Keyframe[] | undefined> {
    const ways = new Map<HTMLElement, Keyframe[] | undefined>();
    const shifts = new Map<Element, Shift>();
    for (const [group, box] of groups) {
      const shift = shiftOf(before.groups.get(group), box);
      shifts.set(group, shift);
      ways.set(group, wayOf(shift));
    }
    for (const [card, box] of cards) {
      const from = before.cards.get(card);
      const place = card.closest(PLACES);
      const along = shifts.get(card.closest(GROUPS) ?? card) ?? NOWHERE;
      if (from) ways.set(card, wayOf(shiftOf(from, box, along), from, box));
      else if (place && before.places.has(place)) ways.set(card, COMES[card.dataset.comes ?? ""]);
    }
    return ways;
  }
}

/** Move it, from this paint on. A browser may leave a movement waiting for its start for as long as others of the same
 *  paint do, and then what moves stands still at its beginning: the start is given, not waited for. */
export function setOff(what: Pick<HTMLElement, "animate">, way: Keyframe[]): Animation {
  const moving = what.animate(way, { duration: DURATION, easing: EASE });
  moving.startTime = document.timeline.currentTime;
  return moving;
}

/** How far from here something lay, beside the way of what it lies in. */
export function shiftOf(from: Box | undefined, to: Box, along: Shift = NOWHERE): Shift {
  if (!from || !from.width || !to.width) return NOWHERE;
  return { x: from.left - to.left - along.x, y: from.top - to.top - along.y };
}

/** The way back from there; undefined where that is here. */
export function wayOf({ x, y }: Shift, from?: Box, to?: Box): Keyframe[] | undefined {
  const larger = from?.width && to?.width ? from.width / to.width : 1;
  const still = Math.abs(x) < STILL && Math.abs(y) < STILL && Math.abs(larger - 1) * (to?.width ?? 0) < STILL;
  if (still) return undefined;
  return [
    { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${larger})` },
    { transformOrigin: "0 0", transform: "none" },
  ];
}
