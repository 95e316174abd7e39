import { describe, expect, test } from "vitest";
import { nextOf, type Plan } from "$lib/plan";
import type { Question } from "$lib/protocol";
import { answersOf, goesOut, roomFor, type Waiting } from "../src/tables/vtes/transfers";

const asked = (number: number, ask: string, ...keys: string[]): Question => ({
  number,
  ask,
  text: [],
  args: {},
  options: keys.map((key) => ({ key, label: [], args: {}, subjects: [], rules: [], note: null, against: false })),
  sealed: false,
  early: false,
  usual: null,
  moment: null,
});
const plan: Plan = { ask: "influence", answered: -1, keys: ["transfer:1", "transfer:1", "influence:1"] };

describe("several answers given as one", () => {
  test("are given one by one, each to the question that stands then", () => {
    const first = nextOf(plan, asked(7, "influence", "transfer:1", "pass"));
    expect(first.kind === "answer" && [first.option.key, first.plan.keys]).toEqual(["transfer:1", ["transfer:1", "influence:1"]]);
    // The same question still stands: the answer is on its way.
    expect(first.kind === "answer" && nextOf(first.plan, asked(7, "influence", "transfer:1")).kind).toBe("wait");
    expect(first.kind === "answer" && nextOf(first.plan, null).kind).toBe("wait");
  });
  test("stop where an answer is not offered any more, or something else is asked", () => {
    expect(nextOf(plan, asked(7, "influence", "pass"))).toEqual({ kind: "stopped", left: 3 });
    expect(nextOf(plan, asked(7, "window", "transfer:1"))).toEqual({ kind: "stopped", left: 3 });
  });
  test("are done when none is left", () => {
    expect(nextOf({ ...plan, keys: [] }, null)).toEqual({ kind: "done" });
  });
});

describe("a plan of transfers", () => {
  const anson: Waiting = { card: 1, ref: "card:1", have: 5, capacity: 8 };
  const tara: Waiting = { card: 2, ref: "card:2", have: 6, capacity: 6 };
  test("gives three to one and moves the other out", () => {
    expect(answersOf([anson, tara], { give: { 1: 3 }, stay: [1] })).toEqual(["transfer:1", "transfer:1", "transfer:1", "influence:2"]);
    expect(goesOut(anson, { give: { 1: 3 }, stay: [] })).toBe(true);
    expect(goesOut(anson, { give: { 1: 2 }, stay: [] })).toBe(false);
  });
  test("never goes beyond the capacity, the transfers or the last point of pool", () => {
    const none = { give: {}, stay: [] };
    expect(roomFor(anson, [anson, tara], none, 4, 20)).toBe(3);
    expect(roomFor(tara, [anson, tara], none, 4, 20)).toBe(0);
    expect(roomFor(anson, [anson, tara], none, 2, 20)).toBe(2);
    expect(roomFor(anson, [anson, tara], none, 4, 2)).toBe(1);
    expect(roomFor(anson, [anson, tara], { give: { 1: 2 }, stay: [] }, 4, 20)).toBe(1);
  });
});
