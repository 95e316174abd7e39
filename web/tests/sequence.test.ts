/** What is shown of what a server tells, by its number. */
import { describe, expect, it } from "vitest";
import type { FromServer } from "../src/lib/protocol";
import { isNews } from "../src/lib/sequence";

const chat = (seq?: number): FromServer => ({ type: "chat", lines: [], fresh: true, seq }) as unknown as FromServer;
const frame = (seq: number, fresh: boolean): FromServer => ({ type: "frame", seq, fresh }) as unknown as FromServer;

describe("what a server tells", () => {
  it("is shown once", () => {
    expect([4, 5, 6].map((seq) => isNews(frame(seq, false), 5))).toEqual([false, false, true]);
    expect([4, 5, 6].map((seq) => isNews(chat(seq), 5))).toEqual([false, false, true]);
    expect(isNews(chat(), 5)).toBe(true);
  });

  it("counts whatever its number when it is the whole table afresh", () => {
    expect(isNews(frame(3, true), 5)).toBe(true);
  });
});
