/** The VTES table's own reckoning: what is kept of a view when another comes, and who sits where. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { cardOf, heldOf, othersOf, placesOf, roleOf } from "../src/tables/vtes/seating";
import { FINGER, MOUSE, heightOf, layoutFor, regionsOf, sizesOf } from "../src/tables/vtes/fit";
import { setOff, shiftOf, wayOf } from "../src/tables/vtes/glide";
import { chargesOf } from "../src/tables/vtes/charges";
import { clipped, ornamentOf } from "../src/tables/vtes/ornament";
import type { Face } from "../src/lib/protocol";
import { share } from "../src/lib/share";
import type { Methuselah, Seen, VtesTable } from "../src/tables/vtes/view";

const seen = (card: number, more: Partial<Seen> = {}): Seen => ({ card, printed: 200000 + card, ...more });

function methuselah(seat: number, seats: number, more: Partial<Methuselah> = {}): Methuselah {
  return {
    seat, pool: 30, points: 0, out: "", prey: (seat + 1) % seats, predator: (seat + seats - 1) % seats,
    hand_count: 7, library_count: 70, crypt_count: 8, research_count: 0, hand: [], known_library: [], ready: [],
    torpor: [], incapacitated: [], uncontrolled: [], area: [], ash: [], removed: [], research: [], transfers: 0,
    master_actions: 0, discard_actions: 0, withdrawing: false, conceding: false, ...more,
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
    const room = { width: 316, height: 480 };
    const { form, card, fits } = layoutFor(regions, room, 140);
    expect([form, fits]).toEqual(["card", true]);
    expect(heightOf(regions, room.width, card)).toBeLessThanOrEqual(room.height);
    expect(heightOf(regions, room.width, card + 2)).toBeGreaterThan(room.height);
  });

  it("grows where few lie and never passes its bound", () => {
    const few = regionsOf(methuselah(1, 5, { ready: [seen(1)] }), false);
    expect(layoutFor(few, { width: 216, height: 420 }, 112)).toMatchObject({ form: "card", card: 112, fits: true });
  });

  it("gives way to plates, rows and tiles before a card is too small to read", () => {
    const ten = regionsOf(methuselah(1, 6, { ready: Array.from({ length: 10 }, (_, card) => seen(card)) }), false);
    expect(layoutFor(ten, { width: 310, height: 270 }, 112)).toMatchObject({ form: "plate", fits: true });
    expect(layoutFor(ten, { width: 176, height: 330 }, 112)).toMatchObject({ form: "row", card: 176, fits: true });
    expect(layoutFor(ten, { width: 176, height: 100 }, 112)).toMatchObject({ form: "tile", card: 86, fits: false });
    // what is left of the room makes plates higher, so that a long name has two lines
    const [low, high] = [270, 330].map((height) => layoutFor(ten, { width: 310, height }, 112));
    expect(high!.high).toBeGreaterThan(low!.high);
    expect(high).toMatchObject({ form: "plate", card: low!.card, fits: true });
  });

  it("leaves more room for what a finger touches than for what a mouse does", () => {
    const bearing = regionsOf(methuselah(0, 2, { ready: [seen(1, { attached: [seen(2)] })] }), true);
    expect(heightOf(bearing, 500, 90, FINGER) - heightOf(bearing, 500, 90, MOUSE)).toBe(FINGER.edge - MOUSE.edge);
    expect(Math.min(FINGER.edge, FINGER.least)).toBeGreaterThanOrEqual(44);
    expect(Math.min(MOUSE.edge, MOUSE.least)).toBeGreaterThanOrEqual(24);
  });

  it("grows with the table", () => {
    const [small, wide] = [sizesOf({ width: 978, height: 706 }, 4), sizesOf({ width: 1532, height: 1018 }, 4)];
    expect(wide.hand).toBeGreaterThan(small.hand * 1.3);
    expect(wide.other).toBeGreaterThan(small.other * 1.3);
    // Seven cards and the stage stand side by side.
    expect(7 * (small.hand + 6) + small.stage).toBeLessThanOrEqual(978);
  });

  it("leaves room for the cards that others bear", () => {
    const [bare, bearing] = [{}, { attached: [seen(2, { attached: [seen(3)] })] }].map((more) =>
      heightOf(regionsOf(methuselah(0, 2, { ready: [seen(1, more)] }), true), 500, 90),
    );
    expect(bearing! - bare!).toBeGreaterThan(40);
  });
});

describe("the ornament of a card", () => {
  const face = (id: number, name: string, more: Partial<Face> = {}): Face => ({
    id, name, facts: [], text: "", reading: [], rulings: [], types: ["vampire"], disciplines: {}, clan: "Toreador", capacity: 7, ...more,
  });
  const combat = (id: number, name: string): Face => ({
    id, name, facts: [], text: "", reading: [], rulings: [], types: ["Combat"], disciplines: ["pot"], clans: [],
  });
  const names = ["Anson", "Alexandra", "Anneke", "Leandro", "Marie Faucigny", "Sir Walter Nash", "Tatiana", "Volker", "François Villon", "Sheldon"];

  it("is the same for the same card, and another for another of the clan", () => {
    expect(ornamentOf(face(1, "Anson"))).toBe(ornamentOf(face(1, "Anson")));
    const drawn = names.map((name, id) => ornamentOf(face(100 + id, name))!);
    expect(new Set(drawn.map((one) => one.field + one.division)).size).toBe(names.length);
  });

  it("tells two combat cards of a discipline apart by the shape around the plaque", () => {
    const cards = ["Immortal Grapple", "Torn Signpost", "Blur", "Undead Strength", "Thrown Gate", "Disarm", "Increased Strength", "Fists of Death"];
    const drawn = cards.map((name, id) => ornamentOf(combat(200 + id, name))!);
    expect(new Set(drawn.map((one) => one.around)).size).toBe(cards.length);
    expect(new Set(drawn.map((one) => one.field)).size).toBe(1);
  });

  it("has a ray for each point of capacity and a crown for a title", () => {
    const rays = (capacity: number): number =>
      ornamentOf(face(300 + capacity, "Anson", { capacity }))!.around.split("M").length - 1;
    expect(rays(8) / rays(4)).toBe(2);
    expect(ornamentOf(face(400, "Anson"), "prince")!.crown).not.toBe("");
    expect(ornamentOf(face(400, "Anson"))!.crown).toBe("");
  });

  it("shows what a card does, in the order of its text; else what it is", () => {
    const text = (types: string[], words: string, name = "A card"): Face => ({ ...combat(500 + words.length, name), types, text: words });
    const flash = chargesOf(text(["Combat"], "[cel] Maneuver or press.\n[CEL] Maneuver with 1 optional press."));
    const blur = chargesOf(text(["Combat"], "[cel] Additional strike (limited).\n[CEL] 2 additional strikes (limited)."));
    expect([flash.length, blur.length]).toEqual([2, 1]);
    expect(flash).not.toContain(blur[0]);
    const place = { ...text(["Master"], "Unique location."), disciplines: [] };
    expect(chargesOf(place)).toHaveLength(1);
    expect(chargesOf(place)).not.toEqual(chargesOf({ ...text(["Equipment"], "Melee weapon. Strike."), disciplines: [] }));
  });

  it("keeps what divides a shield inside the shield", () => {
    const shield = [[20, 20], [80, 20], [50, 90]] as const;
    const inside = clipped([[0, 0], [100, 0], [100, 100], [0, 100]], shield);
    expect(inside.every(([x, y]) => x >= 19.9 && x <= 80.1 && y >= 19.9 && y <= 90.1)).toBe(true);
    expect(clipped([[0, 0], [5, 0], [0, 5]], shield)).toEqual([]);
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

  it("sets off at once and waits for no other movement to begin", () => {
    vi.stubGlobal("document", { timeline: { currentTime: 1_234 } });
    const waiting = { startTime: null } as Animation;
    expect(setOff({ animate: () => waiting }, []).startTime).toBe(1_234);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has nowhere to come from when it was not there", () => {
    expect(wayOf(shiftOf(undefined, box(10, 20)))).toBeUndefined();
  });
});
