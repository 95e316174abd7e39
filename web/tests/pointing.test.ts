import { describe, expect, it } from "vitest";
import { selectorsOf } from "../src/lib/pointing";

describe("what a lesson points at", () => {
  it("is found by what the tables mark it with", () => {
    expect(selectorsOf("card:14")).toContain('[data-ref="card:14"]');
    expect(selectorsOf("figure:marek")).toContain('[data-anchor="figure:marek"]');
    expect(selectorsOf("city:paris")).toContain('[data-place="city:paris"]');
    expect(selectorsOf("hex:B4")).toEqual(['[data-hex="B4"]']);
    expect(selectorsOf("key:option:0:thomas")[0]).toBe('[data-key="option:0:thomas"]');
    expect(selectorsOf("ui:log")).toEqual(["#tab-log"]);
    expect(selectorsOf("ui:none")).toEqual([]);
  });
  it("cannot break out of its selector", () => {
    expect(selectorsOf('key:a"]b\\')[0]).toBe('[data-key="a\\"]b\\\\"]');
  });
});
