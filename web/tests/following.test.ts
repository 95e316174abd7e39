/** The log stays at its end until the reader scrolls up herself. */
import { describe, expect, it } from "vitest";
import { Following } from "../src/lib/following";

const VIEW = 200;
const at = (top: number, height = 1_000): { top: number; height: number; view: number } => ({ top, height, view: VIEW });

/** A list of 1000 pixels that stands at its end. */
function atEnd(): Following {
  const following = new Following();
  following.settle(800);
  return following;
}

describe("the end of the log", () => {
  it("is kept when lines come between being moved there and the event that tells of it", () => {
    const following = atEnd();
    following.change();
    following.scrolled(at(800, 1_400), 0);
    expect(following.pulls).toBe(true);
  });

  it("is kept when the list becomes shorter and longer again before it is painted", () => {
    const following = atEnd();
    following.change();
    following.scrolled(at(700, 1_100), 0);
    expect(following.pulls).toBe(true);
  });

  it("is left by a gesture upwards at once, even while lines stream in", () => {
    const following = atEnd();
    following.change();
    following.up(at(800), 0);
    following.scrolled(at(790), 16);
    expect(following.pulls).toBe(false);
    following.scrolled(at(600, 1_200), 32);
    expect(following.pulls).toBe(false);
  });

  it("is not left by a gesture where there is nothing to scroll", () => {
    const following = new Following();
    following.up({ top: 0, height: 100, view: VIEW }, 0);
    expect(following.pulls).toBe(true);
  });

  it("is left by whatever moves the list up while nothing changes", () => {
    const following = atEnd();
    following.scrolled(at(300), 0);
    expect(following.pulls).toBe(false);
  });

  it("is followed again by whoever scrolls back to it, or asks for it", () => {
    const following = atEnd();
    following.up(at(800), 0);
    following.scrolled(at(500), 16);
    following.scrolled(at(795), 1_000);
    expect(following.pulls).toBe(true);
    following.up(at(800), 2_000);
    following.resume();
    expect(following.pulls).toBe(true);
  });

  it("waits while the scroll bar is held, and goes by where it is let go", () => {
    const following = atEnd();
    following.hold();
    following.scrolled(at(800), 0);
    expect(following.pulls).toBe(false);
    following.release(at(400));
    expect(following.pulls).toBe(false);
    following.hold();
    following.release(at(800));
    expect(following.pulls).toBe(true);
  });
});
