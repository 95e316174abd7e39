import { describe, expect, test } from "vitest";
import { ofOneKind, onlyUsual, ordered, plainly, sections } from "$lib/choosing";
import type { Option } from "$lib/protocol";
import { grouping } from "../src/tables/vtes/grouping";

const option = (key: string, more: Partial<Option> = {}): Option => ({
  key,
  label: [key],
  args: {},
  subjects: [],
  rules: [],
  note: null,
  against: false,
  ...more,
});
const by = (minion: string, key: string): Option => option(key, { args: { minion }, subjects: [minion] });

describe("a long list of answers", () => {
  test("stands by minion, then by kind, bleeding first", () => {
    const found = sections(
      [
        by("card:1", "hunt:1"),
        by("card:1", "bleed:1"),
        by("card:2", "action:9:0:2"),
        by("card:1", "action:9:0:1"),
        option("use:30:0:-1"),
        option("discard:4"),
      ],
      grouping,
    );
    expect(found.map((section) => [section.id, section.options.map((one) => one.key)])).toEqual([
      ["card:1", ["bleed:1", "action:9:0:1", "hunt:1"]],
      ["card:2", ["action:9:0:2"]],
      ["use", ["use:30:0:-1"]],
      ["discard", ["discard:4"]],
    ]);
  });

  test("of the influence phase stands by vampire, moving one out first", () => {
    const about = (key: string): Option => option(key, { subjects: ["card:7"], args: { card: "target:7" } });
    const [section] = sections([about("transfer:7"), about("back:7"), about("influence:7")], grouping);
    expect(section?.actor).toBe("card:7");
    expect(section?.options.map((one) => one.key)).toEqual(["influence:7", "transfer:7", "back:7"]);
  });

  test("keeps the order of the server where a game says nothing, what is in vain last", () => {
    const vain = option("transfer:1", { against: true });
    expect(ordered([vain, option("transfer:2"), option("pass")], plainly).map((one) => one.key)).toEqual([
      "transfer:2",
      "pass",
      "transfer:1",
    ]);
  });
});

describe("a block that cannot succeed", () => {
  const vain = option("block:1", { against: true });
  test("leaves declining as what Enter gives", () => {
    expect(onlyUsual([option("decline"), vain], "decline")).toBe(true);
  });
  test("does not where another block might succeed, or where there is nothing else at all", () => {
    expect(onlyUsual([option("decline"), vain, option("block:2")], "decline")).toBe(false);
    expect(onlyUsual([option("decline")], "decline")).toBe(false);
    expect(onlyUsual([vain], null)).toBe(false);
  });
});

test("answers of one kind can be given by touching the thing itself", () => {
  expect(ofOneKind([option("target:1"), option("target:2"), option("none")], "none")).toBe(true);
  expect(ofOneKind([option("bleed:1"), option("hunt:1"), option("pass")], "pass")).toBe(false);
});
