import { describe, expect, it } from "vitest";
import { read, to } from "../src/lib/route.svelte";
import { firstLang } from "../src/lib/i18n.svelte";

describe("addresses", () => {
  it.each([
    ["", { page: "", rest: [] }],
    ["#/", { page: "", rest: [] }],
    ["#/table/1a2b", { page: "table", rest: ["1a2b"] }],
    ["#/replay/1a2b/3", { page: "replay", rest: ["1a2b", "3"] }],
  ])("%s is read", (hash, route) => expect(read(hash)).toEqual(route));

  it("are read as they were written, whatever is in them", () => {
    for (const part of ["a/b", "100%", "é ü", "#"]) expect(read(to("join", part)).rest).toEqual([part]);
  });
});

describe("the first language", () => {
  it("is the one chosen before, else the browser's, else English", () => {
    expect(firstLang("a=b; lang=fr", ["en-GB"])).toBe("fr");
    expect(firstLang("lang=de", ["de", "fr-CA", "en"])).toBe("fr");
    expect(firstLang("", ["de"])).toBe("en");
  });
});
