import { describe, expect, it } from "vitest";
import { appearance, applied, isHistory, readHistory, type HistoryFile } from "../src/lib/history_file";
import type { CourseLine } from "../src/lib/protocol";
import { nextTold, turnAt, turnBack, turnOn, turnsOf } from "../src/lib/replaying";
import { query, read } from "../src/lib/route.svelte";

const line = (at: number, heading = 0, faint = false): CourseLine => ({ at, text: [`${at}`], faint, heading });
const lines = [line(0), line(2, 1), line(2), line(3, 0, true), line(5, 1), line(7, 2), line(7)];

describe("the turns of a game", () => {
  const turns = turnsOf(lines);
  it("begin with the lines that open them", () => {
    expect(turns.map((turn) => [turn.at, turn.lines.length])).toEqual([
      [0, 1],
      [2, 2],
      [5, 2],
    ]);
    expect(turnsOf([line(0), line(4)])).toHaveLength(1);
  });
  it("are found from a moment, back and on", () => {
    expect([0, 1, 2, 4, 5, 9].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 2, 3, 5, 9].map((at) => turnBack(turns, at))).toEqual([0, 0, 2, 2, 5]);
    expect([0, 2, 5].map((at) => turnOn(turns, at, 9))).toEqual([2, 5, 9]);
  });
  it("do not rest where nothing was told", () => {
    expect(nextTold(lines, 0, 9)).toEqual({ at: 2, faint: false });
    expect(nextTold(lines, 2, 9)).toEqual({ at: 3, faint: true });
    expect(nextTold(lines, 7, 9)).toEqual({ at: 9, faint: false });
  });
});

const told = (text: string) => ({ event: "Said", data: {}, text: [text], faint: false, heading: 0 });
const file = {
  "nocturne-history": 1,
  game: "vtes",
  seat: 1,
  lang: "en",
  players: ["Mina", "Lucy"],
  moments: [
    { frame: { game: "vtes", seat: 1, table: { pool: [30, 30] }, names: { "seat:0": "Mina" }, question: null }, log: [told("a")], answers: [] },
    { changes: [[["table", "pool", 0], 29], [["table", "edge"], 1]], log: [told("b")], answers: [{ key: "pass", label: ["Pass"] }] },
    { changes: [[["table", "edge"]], [["question"], { text: ["?"] }]], log: [], answers: [] },
  ],
} as unknown as HistoryFile;

describe("a file of what one has known", () => {
  it("is told from a record, and read only when it is right", () => {
    const text = JSON.stringify(file);
    expect(isHistory(text)).toBe(true);
    expect(isHistory('{"nocturne":1,"engine":"0.1"}')).toBe(false);
    expect(readHistory(text)?.players).toEqual(["Mina", "Lucy"]);
    for (const wrong of ["{", "null", '{"nocturne-history":2}', JSON.stringify({ ...file, moments: [] }), JSON.stringify({ ...file, game: "chess" })])
      expect(readHistory(wrong)).toBeNull();
  });
  it("shows any moment, in any order", () => {
    const look = appearance(file);
    const last = look(2);
    expect(last.table).toEqual({ pool: [29, 30] });
    expect(last.question).toEqual({ text: ["?"] });
    expect(last.told?.map((one) => one.text)).toEqual([["a"], ["b"]]);
    expect(look(1).table).toEqual({ pool: [29, 30], edge: 1 });
    expect(look(1).answered).toEqual(["Pass"]);
    expect(look(0).table).toEqual({ pool: [30, 30] });
    expect([look(0).answers, look(99).number]).toEqual([2, 2]);
  });
  it("leaves alone what did not change", () => {
    const before = { a: { deep: [1] }, b: { c: 1 } };
    const after = applied(before, [[["b", "c"], 2]]);
    expect(after.a).toBe(before.a);
    expect(before.b.c).toBe(1);
    expect(() => applied({ a: 1 }, [[["a", "b"], 2]])).toThrow();
  });
});

describe("the address of a moment", () => {
  it("is read beside the path", () => {
    expect(read("#/replay/1a2b?at=12&seat=2")).toEqual({ page: "replay", rest: ["1a2b"] });
    expect(query("#/replay/1a2b?at=12&seat=2").get("at")).toBe("12");
    expect(query("#/replay/1a2b").get("at")).toBeNull();
  });
});
