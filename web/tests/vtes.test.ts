/** The VTES table's own reckoning: what is kept of a view when another comes, and who sits where. */
import { describe, expect, it } from "vitest";
import { cardOf, heldOf, othersOf, placesOf, roleOf, sidesOf } from "../src/tables/vtes/seating";
import { heightOf, regionsOf, widthFor } from "../src/tables/vtes/fit";
import { shiftOf, wayOf } from "../src/tables/vtes/glide";
import { share } from "../src/lib/share";
import type { Methuselah, Seen, VtesTable } from "../src/tables/vtes/view";

const seen = (card: number, more: Partial<Seen> = {}): Seen => ({ card, printed: 200000 + card, ...more });

function methuselah(seat: number, seats: number, more: Partial<Methuselah> = {}): Methuselah {
  return {
    seat, pool: 30, points: 0, out: "", prey: (seat + 1) % seats, predator: (seat + seats - 1) % seats,
    hand_count: 7, library_count: 70, crypt_count: 8, research_count: 0, hand: [], known_library: [], ready: [],
    torpor: [], incapacitated: [], uncontrolled: [], area: [], ash: [], removed: [], research: [], transfers: 0,
    master_actions: 0, discard_actions: 0, withdrawing: false, ...more,
  };
}

function table(seats: number, more: Partial<Methuselah>[] = []): VtesTable {
  return {
    turn: 1, active: 0, phase: "minion", edge: -1, limbo: [], action: null, combat: null, referendum: null,
    players: Array.from({ length: seats }, (_, seat) => methuselah(seat, seats, more[seat])),
  };
}

describe("what is kept of a view", () => {
  it("is everything when nothing has changed", () => {
    const last = table(5, [{ ready: [seen(1), seen(2, { attached: [seen(3)] })] }]);
    expect(share(last, structuredClone(last))).toBe(last);
  });

  it("is every card but the one that changed, wherever the others have moved", () => {
    const last = table(2, [{ ready: [seen(1), seen(2), seen(3)] }]);
    const next = structuredClone(last);
    next.players[0]!.ready = [seen(3), seen(2, { locked: true })];
    const shown = share(last, next);
    expect(shown).toEqual(next);
    expect(shown.players[0]!.ready[0]).toBe(last.players[0]!.ready[2]);
    expect(shown.players[0]!.ready[1]).not.toBe(last.players[0]!.ready[1]);
    expect(shown.players[1]).toBe(last.players[1]);
  });

  it("never holds on to what is gone", () => {
    expect(share({ a: 1, b: 2 } as object, { a: 1 })).toEqual({ a: 1 });
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share({ a: [] } as object, { a: {} })).toEqual({ a: {} });
    expect(share<unknown>({ a: 1 }, null)).toBe(null);
    expect(share<unknown>(undefined, { a: 1 })).toEqual({ a: 1 });
  });
});

describe("the seats around the table", () => {
  it("go clockwise from my prey on the left to my predator on the right", () => {
    expect(othersOf(table(5), 3).map((player) => player.seat)).toEqual([4, 0, 1, 2]);
    expect(sidesOf(4)).toEqual(["left", "top", "top", "right"]);
    expect(sidesOf(2)).toEqual(["left", "right"]);
    expect(sidesOf(1)).toEqual(["top"]);
    expect(othersOf(table(3), null)).toHaveLength(3);
  });

  it("know what everybody is to me", () => {
    const five = table(5);
    expect([0, 1, 2, 3, 4].map((seat) => roleOf(five, 3, seat))).toEqual(["none", "none", "predator", "you", "prey"]);
    expect(roleOf(table(2), 0, 1)).toBe("both");
    expect(roleOf(five, null, 1)).toBe("none");
    expect(roleOf(table(3, [{}, { out: "ousted" }]), 0, 1)).toBe("none");
  });

  it("tell where a card lies, what it bears included", () => {
    const two = table(2, [
      { ready: [seen(1, { attached: [seen(2)], under: [{ card: 9, printed: 100009 }] })] },
      { torpor: [seen(5)], hand: [{ card: 7, printed: 100007 }], ash: [{ card: 8, printed: 100008 }] },
    ]);
    const places = placesOf(two);
    expect([...places.keys()]).toEqual([1, 2, 5]);
    expect(places.get(2)?.seat).toBe(0);
    expect([...heldOf(two)]).toEqual([[9, 100009], [7, 100007], [8, 100008]]);
    expect(cardOf("card:14")).toBe(14);
    expect(cardOf("seat:1")).toBe(-1);
  });
});

describe("the size of the cards before somebody", () => {
  const many = methuselah(1, 5, {
    ready: [1, 2, 3, 4, 5].map((card) => seen(card, card < 3 ? { attached: [seen(card + 50)] } : {})),
    torpor: [seen(6)],
    uncontrolled: [seen(7, { printed: 0 }), seen(8, { printed: 0 })],
    area: [seen(9), seen(10)],
  });

  it("is the largest at which all of them fit", () => {
    const regions = regionsOf(many, false);
    const room = { width: 216, height: 420 };
    const card = widthFor(regions, room, 52, 112);
    expect(heightOf(regions, room.width, card)).toBeLessThanOrEqual(room.height);
    expect(heightOf(regions, room.width, card + 2)).toBeGreaterThan(room.height);
  });

  it("grows where few lie and never passes its bounds", () => {
    const few = regionsOf(methuselah(1, 5, { ready: [seen(1)] }), false);
    expect(widthFor(few, { width: 216, height: 420 }, 52, 112)).toBe(112);
    expect(widthFor(regionsOf(many, false), { width: 216, height: 60 }, 52, 112)).toBe(52);
  });

  it("leaves room for the cards that others bear", () => {
    const [bare, bearing] = [{}, { attached: [seen(2, { attached: [seen(3)] })] }].map((more) =>
      heightOf(regionsOf(methuselah(0, 2, { ready: [seen(1, more)] }), true), 500, 90),
    );
    expect(bearing! - bare!).toBeGreaterThan(40);
  });
});

describe("a card that lies elsewhere now", () => {
  const box = (left: number, top: number, width = 50): { left: number; top: number; width: number; height: number } => ({
    left, top, width, height: width * 1.38,
  });

  it("glides from where it lay, and stays where it lies still", () => {
    expect(wayOf(shiftOf(box(10, 20), box(70, 20)))![0]!.transform).toContain("translate(-60px, 0px)");
    expect(wayOf(shiftOf(box(10, 20), box(10.2, 20)))).toBeUndefined();
  });

  it("goes along with the cards it lies among", () => {
    const along = shiftOf(box(0, 0, 300), box(0, 80, 300));
    expect(wayOf(shiftOf(box(10, 20), box(10, 100), along))).toBeUndefined();
    expect(wayOf(shiftOf(box(10, 20), box(70, 100), along))![0]!.transform).toContain("translate(-60px, 0px)");
  });

  it("grows or shrinks on its way", () => {
    expect(wayOf(shiftOf(box(0, 0, 100), box(0, 0, 50)), box(0, 0, 100), box(0, 0, 50))![0]!.transform).toContain("scale(2)");
  });

  it("has nowhere to come from when it was not there", () => {
    expect(wayOf(shiftOf(undefined, box(10, 20)))).toBeUndefined();
  });
});
