import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beforePaint } from "../src/lib/paint";

describe("before a paint", () => {
  let paint: () => void;
  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
      paint = run;
      return 1;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("lets everybody look before anybody changes anything", () => {
    const done: string[] = [];
    for (const name of ["cards", "arrows"]) {
      beforePaint(() => {
        done.push(`${name} look`);
        return () => done.push(`${name} change`);
      });
    }
    expect(done).toEqual([]);
    paint();
    expect(done).toEqual(["cards look", "arrows look", "cards change", "arrows change"]);
  });

  it("looks once, and not at all for who gave it up", () => {
    const done: string[] = [];
    beforePaint(() => void done.push("stays"));
    beforePaint(() => void done.push("gone"))();
    paint();
    paint();
    expect(done).toEqual(["stays"]);
  });

  it("keeps what is asked for while it looks for the next paint", () => {
    const done: string[] = [];
    beforePaint(() => {
      done.push("now");
      beforePaint(() => void done.push("next"));
    });
    paint();
    expect(done).toEqual(["now"]);
    paint();
    expect(done).toEqual(["now", "next"]);
  });
});
