/** The log as it is read: repeated lines told once, headings only over something. */
import { beforeAll, describe, expect, it } from "vitest";
import { fold, Folding, only, turns } from "../src/lib/fold";
import { LogHistory, type Older } from "../src/lib/history.svelte";
import { speech } from "../src/lib/i18n.svelte";
import type { Entry } from "../src/lib/live.svelte";
import type { Segment } from "../src/lib/protocol";
import { plain } from "../src/lib/ui/words";
import { together } from "../src/tables/vtes/together";

let number = 0;
const line = (event: string, text: Segment[], data: Record<string, unknown> = {}, heading = 0): Entry => ({
  id: (number += 1), line: number, event, data, text, faint: false, heading,
});
const words = (log: Entry[]): string[] =>
  fold(log, together).map((one) => plain(one.text) + (one.times > 1 ? ` ×${one.times}` : ""));

const hugo = { ref: "seat:1", text: "Hugo" };
const draws = (card?: number): Entry =>
  card === undefined
    ? line("Drew", [hugo, " draws a card."], { seat: 1, card: null })
    : line("Drew", [hugo, " draws ", { ref: `card:${card}`, text: `Card ${card}` }, "."], { seat: 1, card });
const transfers = (card: number): Entry =>
  line("Transferred", [hugo, " transfers 1 pool to ", { ref: `card:${card}`, text: `Card ${card}` }, "."], { seat: 1, card, amount: 1 });

describe("the log", () => {
  beforeAll(async () => {
    await speech.learn("vtes");
    await speech.speak("en");
  });

  it("tells a hand that is drawn in one line, by number or by name", () => {
    expect(words(Array.from({ length: 7 }, () => draws()))).toEqual(["Hugo draws 7 cards."]);
    expect(words([draws(1), draws(2), draws(3)])).toEqual(["Hugo draws Card 1, Card 2, Card 3."]);
    // and the names stay names, to be opened
    const [known] = fold([draws(1), draws(2)], together);
    expect(known!.text.filter((part) => typeof part === "object")).toHaveLength(3);
  });

  it("adds up what goes to one vampire, and not what goes to another", () => {
    expect(words([transfers(4), transfers(4), transfers(4), transfers(5)])).toEqual([
      "Hugo transfers 3 pool to Card 4.",
      "Hugo transfers 1 pool to Card 5.",
    ]);
  });

  it("counts what is the same without words of its own", () => {
    const wait = (): Entry => line("Waits", [hugo, " waits."]);
    expect(words([wait(), wait(), line("Waits", ["Ada waits."]), wait()])).toEqual(["Hugo waits. ×2", "Ada waits.", "Hugo waits."]);
  });

  it("leaves a heading out when nothing has happened under it", () => {
    const head = (text: string, rank: number): Entry => line("Began", [text], {}, rank);
    expect(words([head("Turn 1", 1), head("master", 2), head("influence", 2), transfers(4), head("Turn 2", 1), head("master", 2)])).toEqual([
      "Turn 1", "influence", "Hugo transfers 1 pool to Card 4.", "Turn 2", "master",
    ]);
  });

  it("folds a growing log as it would the whole, and leaves alone what was folded before", () => {
    const log = [draws(), draws(), transfers(4), transfers(4), transfers(5), draws(1), draws(2), transfers(6)];
    const folding = new Folding();
    let before: ReturnType<typeof fold> = [];
    for (let end = 1; end <= log.length; end += 1) {
      const now = folding.fold(log.slice(0, end), together);
      expect(now).toEqual(fold(log.slice(0, end), together));
      before.slice(0, -1).forEach((line, at) => expect(now[at]).toBe(line));
      before = now;
    }
    // its oldest lines are let go
    expect(folding.fold(log.slice(2), together)).toEqual(fold(log.slice(2), together));
    // and another log is another log
    const other = [transfers(1)];
    expect(folding.fold(other, together)).toEqual(fold(other, together));
  });

  it("keeps the number of the first line, so that a growing line stays where it is", () => {
    const [first, second] = [draws(), draws()];
    expect(fold([first, second], together)[0]!.id).toBe(first.id);
  });

  it("is cut into turns, and what stands before the first has no head", () => {
    const head = (text: string, rank: number): Entry => line("Began", [text], {}, rank);
    const cut = turns(fold([draws(1), head("Turn 1", 1), head("influence", 2), transfers(4), head("Turn 2", 1)], together));
    expect(cut.map((turn) => [turn.head && plain(turn.head.text), turn.lines.length])).toEqual([[null, 1], ["Turn 1", 2], ["Turn 2", 0]]);
  });

  it("keeps the headings over what is wanted, and no others", () => {
    const head = (text: string, rank: number): Entry => line("Began", [text], {}, rank);
    const log = [head("Turn 1", 1), head("master", 2), draws(1), head("influence", 2), transfers(4), head("Turn 2", 1), draws(2)];
    const kept = only(fold(log), (one) => one.event === "Transferred");
    expect(kept.map((one) => plain(one.text))).toEqual(["Turn 1", "influence", "Hugo transfers 1 pool to Card 4."]);
  });

  it("is folded anew when older lines come before it", () => {
    const log = [transfers(4), transfers(4), transfers(5), draws(1)];
    const folding = new Folding();
    folding.fold(log.slice(1), together);
    expect(folding.fold(log, together)).toEqual(fold(log, together));
  });
});

describe("the history of the log", () => {
  const told = Array.from({ length: 1_000 }, (_, at): Entry => ({ ...draws(), line: at, id: at }));
  const server = async (before: number, count: number): Promise<Older> => {
    const from = Math.max(0, before - count);
    return { from, lines: told.slice(from, before) };
  };
  const numbers = (history: LogHistory): number[] => history.lines.map((one) => one.line);
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

  it("goes on from what is known and goes back to the first line of the game", async () => {
    const history = new LogHistory(server);
    history.take(told.slice(540, 600));
    history.take(told.slice(550, 610));
    expect(numbers(history)).toEqual(range(540, 610));
    await history.older();
    expect(numbers(history)).toEqual(range(340, 610));
    await history.reach(100);
    expect(numbers(history)).toEqual(range(0, 610));
    await history.reach(0);
    expect(history.complete).toBe(true);
  });

  it("lets the oldest lines go while nobody reads back, and finds them again", async () => {
    const history = new LogHistory(server);
    history.take(told.slice(0, 601));
    expect(history.complete).toBe(true);
    history.trim();
    expect(numbers(history)).toEqual(range(201, 601));
    expect(history.complete).toBe(false);
    await history.older();
    expect(numbers(history)).toEqual(range(1, 601));
  });

  it("begins anew when the latest lines are others, and drops what was asked for before", async () => {
    let answer = (_: Older): void => undefined;
    const history = new LogHistory(() => new Promise((resolve) => (answer = resolve)));
    history.take(told.slice(300, 400));
    const fetched = history.older();
    history.take(told.slice(200, 260).map((one) => ({ ...one })));
    answer({ from: 100, lines: told.slice(100, 300) });
    await fetched;
    expect(numbers(history)).toEqual(range(200, 260));
    expect(history.loading).toBe(false);
  });

  it("says why older lines could not be fetched, and may be asked again", async () => {
    let fails = true;
    const history = new LogHistory((before, count) => (fails ? Promise.reject(new Error("gone")) : server(before, count)));
    history.take(told.slice(500, 510));
    await history.older();
    expect(history.problem).toContain("gone");
    fails = false;
    await history.older();
    expect([history.problem, history.lines.length]).toEqual(["", 210]);
  });
});
