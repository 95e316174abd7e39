import { expect, test } from "vitest";
import { countOf, matching, presetOf } from "$lib/stops";
import type { Stop } from "$lib/protocol";

const STOPS: Stop[] = [
  {
    window: "block",
    about: "Blocage : bloquez-vous ?",
    roles: [
      { role: "target", about: "cible", on: true, easy: true },
      { role: "other", about: "autre", on: true, easy: false },
    ],
  },
  { window: "as-played", about: "Une carte est jouée", roles: [{ role: "other", about: "autre", on: false, easy: false }] },
];

test("the preset in force is told from what was changed", () => {
  expect(presetOf(STOPS, {})).toBe("usual");
  expect(presetOf(STOPS, { "other/block": false })).toBe("beginner");
  expect(presetOf(STOPS, { "other/as-played": true })).toBe("everything");
  expect(presetOf(STOPS, { "target/block": false })).toBe(null);
});

test("each preset asks at least where the one before it does", () => {
  expect([countOf(STOPS, "beginner"), countOf(STOPS, "usual"), countOf(STOPS, "everything")]).toEqual([1, 2, 3]);
});

test("windows are found by their words and by the words of a role, without accents", () => {
  expect(matching(STOPS, "jouee").map((stop) => stop.window)).toEqual(["as-played"]);
  expect(matching(STOPS, "cible").map((stop) => stop.roles.map((role) => role.role))).toEqual([["target"]]);
  expect(matching(STOPS, " ")).toHaveLength(2);
  expect(matching(STOPS, "vote")).toEqual([]);
});
