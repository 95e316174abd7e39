/** What is shown when: changes between frames, beats, speed, pause, step, skip, and questions that nobody must miss. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beatsOf, durationOf, type Tempo } from "../src/lib/beats";
import { withChanges } from "../src/lib/changes";
import type { Entry } from "../src/lib/live.svelte";
import { Playback } from "../src/lib/playback.svelte";
import type { Frame, LogLine, Question, Step } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";

interface View {
  pool: number;
  ready: { card: number; locked?: boolean }[];
}

let told = 0;
const line = (event: string, more: Partial<LogLine> = {}): LogLine => ({ line: (told += 1), event, data: { event }, text: [event], faint: false, heading: 0, ...more });
const question = (number: number, more: Partial<Question> = {}): Question => ({
  number, text: ["?"], ask: "ask", args: {}, options: [], sealed: false, early: false, usual: null, moment: null, ...more,
});
const view = (pool: number): View => ({ pool, ready: [{ card: 1 }, { card: 2 }] });
const frame = (more: Partial<Frame<View>> = {}): Frame<View> => ({
  type: "frame", game: "vtes", seat: 0, number: 0, table: view(30), names: {}, question: null, log: [], waiting: [],
  undo: false, yields: null, result: null, fresh: false, ...more,
});
const pools = (...to: number[]): Step[] => to.map((pool, at) => ({ lines: at + 1, changes: [[["pool"], pool]], waiting: [1] }));
/** Three bots take a pool each, and I am asked. */
const round = (more: Partial<Frame<View>> = {}): Frame<View> =>
  frame({ log: [line("A"), line("B"), line("C")], steps: pools(29, 28), table: view(27), question: question(9), ...more });

describe("changes", () => {
  it("set, take away and replace, and leave alone what did not change", () => {
    const old = { pool: 30, ready: [{ card: 1 }, { card: 2, locked: true }, { card: 3 }], ash: [{ card: 9 }] };
    const now = withChanges(old, [[["pool"], 29], [["ready", 1, "locked"]], [["ready"], 2, 1, [{ card: 4 }, { card: 5 }]]]);
    expect(now).toEqual({ pool: 29, ready: [{ card: 1 }, { card: 2 }, { card: 4 }, { card: 5 }], ash: [{ card: 9 }] });
    expect(now.ash).toBe(old.ash);
    expect(now.ready[0]).toBe(old.ready[0]);
    expect(old.ready[1]).toEqual({ card: 2, locked: true });
  });

  it("may be of the whole", () => {
    expect(withChanges<unknown>({ a: 1 }, [[[], 7]])).toBe(7);
  });
});

describe("beats", () => {
  let number = 0;
  const cut = (sent: Frame<View>, tempo: Tempo = {}) =>
    beatsOf(sent, sent.log.map((one, id) => ({ ...one, id }) as Entry), frame(), tempo, () => (number += 1));

  it("follow the steps of a frame, each with the table of its moment", () => {
    const beats = cut(round());
    expect(beats.map((beat) => [beat.line?.event, beat.before.pool, beat.table.pool, beat.ends])).toEqual([
      ["A", 30, 29, false], ["B", 29, 28, false], ["C", 28, 27, true],
    ]);
  });

  it("are about one line each; headings go before it and details after it", () => {
    const beats = cut(frame({ log: [line("Turn", { heading: 2 }), line("A"), line("detail", { faint: true }), line("Phase", { heading: 2 }), line("B")] }));
    expect(beats.map((beat) => beat.lines.map((one) => one.event))).toEqual([["Turn", "A", "detail"], ["Phase", "B"]]);
  });

  it("show as one what is told as one", () => {
    const transfers = [line("Transferred"), line("Transferred"), line("Transferred")];
    const beats = cut(frame({ log: transfers, steps: pools(29, 28), table: view(27) }));
    expect(beats.map((beat) => [beat.lines.length, beat.before.pool, beat.table.pool])).toEqual([[3, 30, 27]]);
  });

  it("end with the frame even where the last lines are faint, or there are none", () => {
    expect(cut(frame({ table: view(5) })).map((beat) => [beat.table.pool, beat.weight, beat.ends])).toEqual([[5, 0, true]]);
    const beats = cut(frame({ log: [line("A"), line("B", { faint: true })], steps: pools(29), table: view(20) }));
    expect(beats.at(-1)!.table.pool).toBe(20);
    expect(beats.filter((beat) => beat.ends)).toHaveLength(1);
  });

  it("last as long as the speed says, and less where much waits", () => {
    expect(durationOf(1, "slow", 1)).toBeGreaterThan(durationOf(1, "normal", 1));
    expect(durationOf(1, "normal", 1)).toBeGreaterThan(durationOf(1, "quick", 1));
    expect(durationOf(1, "instant", 1)).toBe(0);
    expect(durationOf(0, "slow", 9)).toBe(0);
    expect(durationOf(1, "normal", 400)).toBeLessThan(durationOf(1, "normal", 4));
    expect(durationOf(1, "normal", 10, 1_500)).toBeLessThanOrEqual(150);
  });
});

describe("playback", () => {
  let playback: Playback<View>;
  const shown = () => [playback.frame!.table.pool, playback.frame!.question?.number ?? null, playback.waiting];

  beforeEach(() => {
    vi.useFakeTimers();
    settings.set("speed", "normal");
    playback = new Playback();
    playback.receive(frame({ fresh: true }));
  });
  afterEach(() => {
    playback.close();
    vi.useRealTimers();
  });

  it("shows one beat after another; the question comes with its beat", () => {
    playback.receive(round());
    expect(shown()).toEqual([29, null, 2]);
    vi.advanceTimersByTime(900);
    expect(shown()).toEqual([28, null, 1]);
    expect(playback.log.map((one) => one.event)).toEqual(["A", "B"]);
    vi.advanceTimersByTime(900);
    expect(shown()).toEqual([27, 9, 0]);
    expect(playback.frame!.told!.map((one) => one.event)).toEqual(["A", "B", "C"]);
  });

  it("shows everything at once where that is set, without a beat", () => {
    settings.set("speed", "instant");
    playback.receive(round());
    expect(shown()).toEqual([27, 9, 0]);
    expect(playback.beat).toBeNull();
    expect(playback.news.map((one) => one.event)).toEqual(["A", "B", "C"]);
  });

  it("takes frames that come meanwhile in their order", () => {
    playback.receive(round({ question: null }));
    playback.receive(frame({ log: [line("D")], table: view(20), question: question(11) }));
    const seen: unknown[] = [shown()];
    for (let at = 0; at < 3; at += 1) {
      vi.advanceTimersByTime(900);
      seen.push(shown());
    }
    expect(seen).toEqual([[29, null, 3], [28, null, 2], [27, null, 1], [20, 11, 0]]);
  });

  it("keeps its pace however fast frames come in", () => {
    playback.receive(round({ question: null }));
    for (let at = 0; at < 9; at += 1) {
      vi.advanceTimersByTime(100);
      playback.receive(frame({ log: [line(`E${at}`)], table: view(27) }));
    }
    expect(playback.frame!.table.pool).toBe(28);
  });

  it("stands still while it is paused, and goes one step", () => {
    playback.receive(round());
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([29, null, 2]);
    playback.step();
    expect(shown()).toEqual([28, null, 1]);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([28, null, 1]);
    playback.resume();
    expect(shown()).toEqual([27, 9, 0]);
  });

  it("skips to my next decision, also through what has yet to come, and tells which lines", () => {
    const skipped = vi.fn();
    playback.on("skipped", skipped);
    const sent = round({ question: null });
    playback.receive(sent);
    playback.skip();
    expect(shown()).toEqual([27, null, 0]);
    expect(playback.skipping).toBe(true);
    expect(skipped).toHaveBeenCalledWith({ from: sent.log[1]!.line, to: sent.log[2]!.line });
    playback.receive(round({ question: question(12), table: view(11) }));
    expect(shown()).toEqual([11, 12, 0]);
    expect(playback.skipping).toBe(false);
  });

  it("never hides a question that runs on a clock, nor one that others wait for in a window", () => {
    const clock = { seat: 0, due: 100, bank: 0, warned: false, lapsed: false };
    for (const pressing of [{ clocks: [clock], now: 90 }, { masked: true }, { question: question(9, { early: true }) }]) {
      playback.receive(frame({ fresh: true }));
      playback.receive(round(pressing));
      expect(shown()).toEqual([29, 9, 2]);
      playback.pause();
      expect(playback.frame!.question?.number).toBe(9);
      playback.resume();
      // and what led to it is shown soon after
      vi.advanceTimersByTime(1_500);
      expect(shown()).toEqual([27, 9, 0]);
    }
  });

  it("shows such a question at once even where an earlier beat is looked at, or it is paused", () => {
    playback.receive(round({ question: null }));
    playback.pause();
    playback.receive(frame({ log: [line("D")], table: view(20), question: question(11), masked: true }));
    expect(shown()).toEqual([29, 11, 3]);
  });

  it("asks nothing any more that was answered", () => {
    playback.receive(round({ clocks: [{ seat: 0, due: 100, bank: 0, warned: false, lapsed: false }], now: 1 }));
    expect(playback.frame!.question?.number).toBe(9);
    playback.receive(frame({ log: [line("D")], table: view(20) }));
    expect(playback.frame!.question).toBeNull();
  });

  it("tells each beat and each decision once", () => {
    const beats = vi.fn();
    const decisions = vi.fn();
    playback.on("beat", (beat) => beats(beat.line?.event));
    playback.on("decision", (asked) => decisions(asked.number));
    playback.receive(round());
    vi.advanceTimersByTime(5_000);
    expect(beats.mock.calls.flat()).toEqual(["A", "B", "C"]);
    expect(decisions.mock.calls).toEqual([[9]]);
  });

  it("takes a key that answers for a skip while beats play, and for nothing right after", () => {
    playback.receive(round());
    expect(playback.catchesKey()).toBe(true);
    expect(shown()).toEqual([27, 9, 0]);
    expect(playback.catchesKey()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(playback.catchesKey()).toBe(false);
  });

  it("shows what comes of my own answer at once", () => {
    playback.receive(round());
    vi.advanceTimersByTime(2_000);
    playback.proceed();
    playback.receive(frame({ log: [line("D")], table: view(20), question: question(10) }));
    expect(shown()).toEqual([20, 10, 0]);
  });

  it("drops what waits when the table is shown afresh, as after an undo", () => {
    playback.receive(round());
    playback.receive(frame({ fresh: true, table: view(30), question: question(3), log: [line("Z")] }));
    expect(shown()).toEqual([30, 3, 0]);
    expect(playback.log.map((one) => one.event)).toEqual(["Z"]);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual([30, 3, 0]);
  });

  it("follows a refused answer with the question that stands", () => {
    playback.receive(round());
    playback.correct(question(10));
    expect(playback.frame!.question).toBeNull();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toEqual([27, 10, 0]);
  });

  it("keeps the end of the game until it is reached", () => {
    playback.receive(round({ question: null, result: { points: [1], winners: [0] } }));
    expect(playback.frame!.result).toBeNull();
    vi.advanceTimersByTime(3_000);
    expect(playback.frame!.result).not.toBeNull();
  });
});
