/** What did I miss, great moments, results and sounds: all of it is read off the lines of the log. */
import { beforeAll, describe, expect, it } from "vitest";
import { momentIn, titled } from "../src/lib/ceremony";
import { speech } from "../src/lib/i18n.svelte";
import type { Entry } from "../src/lib/live.svelte";
import { Moments } from "../src/lib/moments.svelte";
import type { Frame, LogLine, Segment } from "../src/lib/protocol";
import { soundsOf } from "../src/lib/sounds.svelte";
import { plain } from "../src/lib/ui/words";
import { recap as chaptersRecap } from "../src/tables/chapters/recap";
import { summary } from "../src/tables/chapters/summary";
import type { ChaptersTable } from "../src/tables/chapters/view";
import { recap as draculaRecap } from "../src/tables/dracula/recap";
import { journeyOf } from "../src/tables/dracula/journey";
import type { DraculaView } from "../src/tables/dracula/view";
import { courseOf } from "../src/tables/vtes/points";
import { concerning } from "../src/tables/vtes/mine";
import { recap } from "../src/tables/vtes/recap";
import type { VtesTable } from "../src/tables/vtes/view";

let number = 0;
const line = (event: string, data: Record<string, unknown>, ...text: Segment[]): LogLine => ({
  line: (number += 1), event, data, text, faint: false, heading: /TurnBegan|RoundBegun/.test(event) ? 1 : 0,
});
const seat = (at: number): Segment => ({ ref: `seat:${at}`, text: ["Mina", "Lucy", "Hugo"][at]! });
const card = (id: number, text: string): Segment => ({ ref: `card:${id}`, text });
const printed = (id: number, text: string): Segment => ({ ref: `printed:${id}`, text });
const said = (found: { text: Segment[] }[]): string[] => found.map((one) => plain(one.text));

/** Mina (0) has Tara (10), Lucy (1) has Anson (20). */
const player = (at: number, ready: number[]): object => ({
  seat: at, hand: [], ash: [], removed: [], ready: ready.map((id) => ({ card: id })), torpor: [], incapacitated: [], uncontrolled: [], area: [],
});
const table = { players: [player(0, [10]), player(1, [20])] } as unknown as VtesTable;
const bleed = (amount: number): LogLine[] => [
  line("ActionAnnounced", { minion: 20, seat: 1, victim: 0, target: null }, card(20, "Anson"), " bleeds."),
  line("Bled", { minion: 20, seat: 0, amount }, card(20, "Anson"), " bleeds ", seat(0), ` for ${amount}.`),
  line("BurnedPool", { seat: 0, amount }, seat(0), ` burns ${amount} pool.`),
];

beforeAll(async () => {
  for (const topic of ["vtes", "dracula", "chapters"] as const) await speech.learn(topic);
  await speech.speak("en");
});

describe("what a Methuselah missed", () => {
  it("adds up the pool that was lost, and to whom", () => {
    expect(said(recap(0, table, [...bleed(2), ...bleed(1)]))).toEqual(["Anson bled you for 3."]);
  });

  it("names the Methuselah behind the minion, and leaves out what still goes on", () => {
    const turn = line("TurnBegan", { seat: 1, turn: 4 }, "Turn 4: ", seat(1), ".");
    const bled = bleed(2);
    const rescue = line("ActionAnnounced", { minion: 20, seat: 1, target: 10 }, card(20, "Anson"), " rescues ", card(10, "Tara"), ".");
    expect(said(recap(0, table, [turn, ...bled, rescue]))).toEqual(["Anson (Lucy) bled you for 2.", "Anson rescues Tara."]);
    const now = { ...table, action: { minion: 20 } } as unknown as VtesTable;
    expect(said(recap(0, now, [turn, ...bled, rescue]))).toEqual(["Anson (Lucy) bled you for 2."]);
  });

  it("tells pool burned otherwise apart, and not what others lost", () => {
    const lines = [line("BurnedPool", { seat: 0, amount: 2 }), line("BurnedPool", { seat: 1, amount: 5 }), ...bleed(1)];
    expect(said(recap(0, table, lines))).toEqual(["You burned 2 pool.", "Anson bled you for 1."]);
  });

  it("tells what befell my minions, and not those of others", () => {
    const lines = [
      line("WentToTorpor", { minion: 10 }, card(10, "Tara"), " goes to torpor."),
      line("WentToTorpor", { minion: 20 }, card(20, "Anson"), " goes to torpor."),
      line("Blocked", { minion: 20, acting: 10 }, card(20, "Anson"), " blocks ", card(10, "Tara"), "."),
    ];
    expect(said(recap(0, table, lines))).toEqual(["Tara goes to torpor.", "Anson blocks Tara."]);
  });

  it("lists the cards played by me, and against me, and none that were played elsewhere", () => {
    const lines = [
      line("Played", { seat: 1, printed: 7, card: 70 }, seat(1), " plays ", printed(7, "Govern the Unaligned"), "."),
      line("Played", { seat: 0, printed: 5, card: 50 }, seat(0), " plays ", printed(5, "Blood Doll"), "."),
      line("ActionAnnounced", { minion: 20, seat: 1, victim: 0 }, card(20, "Anson"), " bleeds."),
      line("Played", { seat: 1, printed: 8, card: 80 }, seat(1), " plays ", printed(8, "Conditioning"), "."),
      line("Played", { seat: 0, printed: 6, card: 60 }, seat(0), " plays ", printed(6, "Deflection"), "."),
    ];
    expect(said(recap(0, table, lines))).toEqual(["You played Blood Doll, Deflection.", "Lucy played against you: Conditioning."]);
  });

  it("is short, and speaks French", async () => {
    const many = Array.from({ length: 30 }, () => line("Blocked", { minion: 20, acting: 10 }, "Blocked."));
    expect(recap(0, table, many)).toHaveLength(9);
    await speech.speak("fr");
    expect(said(recap(0, table, bleed(2)))).toEqual(["Anson vous a pris 2 de pool en bleed."]);
    await speech.speak("en");
  });

  it("knows which lines concern somebody, also by a card that has left play", () => {
    const burned = line("Burned", { card: 30, seat: 0, owner: 0 }, card(30, "Malachi"), " is burned.");
    const earlier = line("Blocked", { minion: 30, acting: 20 }, card(30, "Malachi"), " blocks ", card(20, "Anson"), ".");
    const isMine = concerning(0, table, [earlier, burned]);
    expect([earlier, burned, ...bleed(1)].map(isMine)).toEqual([true, true, false, true, true]);
    expect(isMine({ ...burned, faint: true })).toBe(false);
  });
});

describe("what hunters and coteries missed", () => {
  const hunt = { hunters: [{ hunter: "godalming", seat: 1 }, { hunter: "seward", seat: 2 }] } as unknown as DraculaView;
  const hurt = (hunter: number, name: string): LogLine => line("HunterHurt", { hunter, amount: 2, total: 2 }, { ref: `hunter:${hunter}`, text: name }, " is hurt.");

  it("adds up wounds and influence; others' wounds are told to Dracula", () => {
    const lines = [hurt(0, "Godalming"), hurt(0, "Godalming"), hurt(1, "Seward"), line("InfluenceChanged", { amount: 3, total: 3 }), line("InfluenceChanged", { amount: -1, total: 2 })];
    expect(said(draculaRecap(1, hunt, lines))).toEqual(["Godalming took 4 damage.", "Dracula’s influence grew by 2."]);
    expect(said(draculaRecap(0, hunt, lines))).toContain("Seward took 2 damage.");
  });

  it("tells of my own character and of what counts for all", () => {
    const coterie = { players: [{ seat: 0, character: "thomas" }] } as unknown as ChaptersTable;
    const lines = [
      line("Damaged", { who: "thomas", amount: 1 }), line("Damaged", { who: "harold", amount: 4 }), line("HungerChanged", { who: "thomas", by: 2, now: 3 }),
      line("Defeated", { npc: "guard" }, "The guard is defeated."),
    ];
    expect(said(chaptersRecap(0, coterie, lines))).toEqual(["You took 1 damage.", "Your hunger grew by 2.", "The guard is defeated."]);
  });

  it("sums a chapter up: what was done, and what is taken along", () => {
    const earlier = line("XpGained", { amount: 9 });
    const lines = [
      earlier, line("ChapterBegun", {}), line("RoundBegun", { round: 1 }), line("RoundBegun", { round: 2 }),
      line("Defeated", { npc: "guard" }, { ref: "figure:guard", text: "the guard" }, " is defeated."), line("XpGained", { amount: 2 }),
      line("ItemGained", { item: "key" }, "The coterie has a key."),
    ];
    expect(summary(lines).map((part) => [part.title, ...said(part.sentences)])).toEqual([
      ["What the coterie did", "2 rounds on the tile.", "Defeated: the guard."],
      ["What it will remember", "2 experience for everybody.", "The coterie has a key."],
    ]);
  });
});

describe("great moments", () => {
  it("tell an ousting by what took the last pool, and by what caused that", () => {
    const lines = [...bleed(3), line("EdgeTaken", { seat: 1 }, "Lucy takes the Edge."), line("Ousted", { seat: 0 }, seat(0), " is ousted.")];
    const moment = momentIn(lines, lines[0]!.line)!;
    expect(moment.kind).toBe("ousted");
    expect(said(moment.how)).toEqual(["Anson bleeds Mina for 3.", "Mina burns 3 pool."]);
  });

  it("tell the end of a game with the ousting that ended it, and only once", () => {
    const lines = [...bleed(3), line("Ousted", { seat: 0 }, seat(0), " is ousted."), line("GainedPoints", { seat: 1, points: 1 }), line("GameOver", {}, "The game is over.")];
    const moment = momentIn(lines, lines[0]!.line)!;
    expect([moment.kind, said(moment.also), said(moment.how)]).toEqual(["over", ["Mina is ousted."], ["Anson bleeds Mina for 3.", "Mina burns 3 pool."]]);
    expect(momentIn(lines, number + 1)).toBeNull();
  });

  it("tell the end of a hunt by what came before it", () => {
    const lines = [line("DraculaHurt", { amount: 2, total: 15 }, "Dracula takes 2 damage."), line("HuntersWon", {}, "The hunters have won.")];
    expect(said(momentIn(lines, lines[0]!.line)!.how)).toEqual(["Dracula takes 2 damage."]);
  });

  it("are told over the table as it was, on which nothing can be answered any more", () => {
    const shown = (table: object, number: number): Frame => ({
      type: "frame", game: "chapters", seat: 0, number, table, names: {}, log: [], waiting: [0], undo: false, yields: null, result: null, fresh: false,
      question: { number, text: ["?"], ask: "ask", args: {}, options: [], sealed: false, early: false, usual: null, moment: null },
    });
    const won = [{ ...line("ChapterWon", {}, "The chapter is completed."), id: 1 }] as Entry[];
    const fight = { fight: true };
    const moments = new Moments();
    moments.see(shown(fight, 1), [], []);
    expect([moments.now, moments.before]).toEqual([null, null]);
    moments.see(shown({ fight: false }, 2), won, won);
    expect(moments.now?.kind).toBe("chapter-won");
    expect([moments.before?.table, moments.before?.question]).toEqual([fight, null]);
    moments.close();
    expect([moments.now, moments.before]).toEqual([null, null]);
  });
});

describe("a great moment and a clock", () => {
  const shown = (table: object, number: number, due: number | null): Frame => ({
    type: "frame", game: "vtes", seat: 0, number, table, names: {}, log: [], waiting: [0], undo: false, yields: null, result: null, fresh: false,
    question: { number, text: ["?"], ask: "ask", args: {}, options: [], sealed: false, early: false, usual: null, moment: null },
    clocks: [{ seat: 0, due, bank: 0, warned: false, lapsed: false }],
  }) as unknown as Frame;
  const ousted = [{ ...line("Ousted", { seat: 1 }, "Lucy is ousted."), id: 1 }] as Entry[];

  it("never stands before a question whose time runs, also when that comes later", () => {
    const moments = new Moments();
    moments.see(shown({ turn: 1 }, 1, null), [], []);
    moments.see(shown({ turn: 2 }, 2, null), ousted, ousted);
    expect(moments.now?.kind).toBe("ousted");
    moments.see(shown({ turn: 2 }, 3, 30), ousted, []);
    expect([moments.now, moments.before]).toEqual([null, null]);
  });
});

describe("the title of a great moment", () => {
  it("is the first paragraph; the rest is read below it", () => {
    const gate = { ref: "chapter:gate", text: "The Gate" };
    expect(titled(["“", gate, "” is completed.\n\nThree weeks later.\n\nThe end."])).toEqual({
      title: ["“", gate, "” is completed."],
      rest: ["Three weeks later.\n\nThe end."],
    });
    expect(titled(["Mina is ousted."])).toEqual({ title: ["Mina is ousted."], rest: [] });
  });
});

describe("results", () => {
  it("give victory points by seat and turn, and when somebody left", () => {
    const lines = [
      line("TurnBegan", { seat: 1, turn: 4 }), line("Ousted", { seat: 0 }), line("GainedPoints", { seat: 1, points: 1 }),
      line("TurnBegan", { seat: 2, turn: 9 }), line("Withdrew", { seat: 2 }), line("GainedPoints", { seat: 2, points: 0.5 }), line("GainedPoints", { seat: 1, points: 1 }),
    ];
    expect(courseOf(lines, 3)).toEqual([
      { gained: [], left: { turn: 4, how: "ousted" } },
      { gained: [{ turn: 4, points: 1 }, { turn: 9, points: 1 }], left: null },
      { gained: [{ turn: 9, points: 0.5 }], left: { turn: 9, how: "withdrew" } },
    ]);
  });

  it("give Dracula's way day by day; a power leaves him where he is", () => {
    const lines = [
      line("DraculaStarted", { place: 3 }, "Dracula starts."), line("TimeAdvanced", {}, "Monday, day."),
      line("LocationPlaced", { place: 5, power: "none" }, "Dracula places a card."), line("TimeAdvanced", {}, "Tuesday, day."),
      line("LocationPlaced", { place: -1, power: "feed" }, "Dracula places Feed."),
    ];
    const way = journeyOf(lines);
    expect(way.map((stage) => plain(stage.day))).toEqual(["", "Monday, day.", "Tuesday, day."]);
    expect(way[2]!.place).toBe(way[1]!.place);
    expect(way[0]!.place).not.toBe(way[1]!.place);
  });
});

describe("sounds", () => {
  const frame = { seat: 0, result: { winners: [0] } } as unknown as Frame;
  const lost = { seat: 0, result: { winners: [1] } } as unknown as Frame;
  const quiet = { called: false, attacked: false, ended: false };
  it.each([
    [[], { ...quiet, called: true }, ["turn"]],
    [[line("CombatBegan", {})], { ...quiet, attacked: true }, ["attacked", "combat"]],
    [[line("Rolled", {})], quiet, ["roll"]],
    [[line("Rolled", {})], { ...quiet, ended: true, called: true }, ["victory"]],
    [[line("Moved", {})], quiet, []],
  ])("fit what happened (%#)", (news, what, heard) => {
    expect(soundsOf(frame, news, what)).toEqual(heard);
  });

  it("tell defeat from victory, and my turn also where nobody was kept waiting", () => {
    expect(soundsOf(lost, [], { ...quiet, ended: true })).toEqual(["defeat"]);
    expect(soundsOf(frame, [line("TurnBegan", { seat: 0, turn: 5 })], quiet)).toEqual(["turn"]);
    expect(soundsOf(frame, [line("TurnBegan", { seat: 1, turn: 6 })], quiet)).toEqual([]);
  });
});
