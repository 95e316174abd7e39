import { afterEach, beforeEach, expect, test, vi } from "vitest";

let frames: (() => void)[] = [];

/** Everything that is to be painted has been. */
async function paint(): Promise<void> {
  const due = frames;
  frames = [];
  due.forEach((frame) => frame());
  // What follows a paint is a message: one sent after it comes after it.
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(port1.close());
    port2.postMessage(null);
  });
}

beforeEach(() => {
  frames = [];
  vi.resetModules();
  // No paint is so slow that it is given up.
  vi.stubGlobal("setTimeout", () => 0);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

test("changes are made one at a time, each when the one before it has been painted", async () => {
  const { oneByOne } = await import("../src/lib/afterwards");
  const made: string[] = [];
  oneByOne(() => {
    made.push("table");
    oneByOne(() => made.push("log"));
  });
  oneByOne(() => made.push("next table"));
  expect(made).toEqual(["table"]);
  await paint();
  expect(made).toEqual(["table", "log"]);
  await paint();
  expect(made).toEqual(["table", "log", "next table"]);
});

test("a change that comes when everything has been painted is made at once", async () => {
  const { oneByOne } = await import("../src/lib/afterwards");
  const made: number[] = [];
  oneByOne(() => made.push(1));
  await paint();
  oneByOne(() => made.push(2));
  expect(made).toEqual([1, 2]);
});

test("a change that fails does not keep the next one back", async () => {
  const { oneByOne } = await import("../src/lib/afterwards");
  const made: number[] = [];
  expect(() =>
    oneByOne(() => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  oneByOne(() => made.push(2));
  await paint();
  expect(made).toEqual([2]);
});
