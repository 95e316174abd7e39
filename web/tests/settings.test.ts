/** Settings kept in the browser: whatever is found there, each has one of its choices. */
import { describe, expect, it } from "vitest";
import { readSettings } from "../src/lib/settings.svelte";

describe("settings", () => {
  it("have a default where nothing is kept", () => {
    expect(readSettings(null)).toMatchObject({ speed: "normal", motion: "system", theme: "auto" });
  });

  it("are what was kept", () => {
    expect(readSettings('{"speed": "slow", "motion": "off", "theme": "light"}')).toMatchObject({ speed: "slow", motion: "off", theme: "light" });
  });

  it.each(["{", "null", "7", '"slow"', '{"speed": "warp", "motion": 1, "theme": "purple"}', "[]"])("survive what is no setting: %s", (kept) => {
    expect(readSettings(kept)).toMatchObject({ speed: "normal", motion: "system" });
  });
});
