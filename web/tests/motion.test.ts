/** What moves when something happens: cues, arrows, and the card that is held up. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Beat } from "../src/lib/beats";
import { speech } from "../src/lib/i18n.svelte";
import { curve, seenWhole } from "../src/lib/motion/geometry";
import type { Frame, LogLine } from "../src/lib/protocol";
import { attacks, concerns } from "../src/tables/dracula/concerns";
import { cues as huntCues } from "../src/tables/dracula/motion";
import type { DraculaView } from "../src/tables/dracula/view";
import { plainText } from "../src/tables/vtes/faces.svelte";
import { attacks as vtesAttacks } from "../src/tables/vtes/concerns";
import { arrows, cues, spotlight, weight } from "../src/tables/vtes/motion";
import type { Action, VtesTable } from "../src/tables/vtes/view";
import type { VtesFrame } from "../src/tables/vtes/words";

const line = (event: string, data: Record<string, unknown>, faint = false): LogLine => ({ line: 0, event, data, text: [], faint, heading: 0 });
const table = (more: Partial<VtesTable> = {}): VtesTable => ({ combat: null, action: null, ...more }) as VtesTable;
const beat = (...lines: LogLine[]): Beat<VtesTable> =>
  ({ lines, line: lines[0], table: table({ combat: { acting: 7, defending: 8 } as VtesTable["combat"] }), frame: { seat: 0 } }) as unknown as Beat<VtesTable>;

beforeAll(async () => {
  await speech.learn("vtes");
  await speech.learn("dracula");
  await speech.speak("en");
});

describe("the movement of VTES", () => {
  it("takes the pool of a bleed visibly, and once", () => {
    const found = cues(beat(line("Bled", { minion: 7, seat: 2, amount: 3 }), line("BurnedPool", { seat: 2, amount: 3 })));
    expect(found).toContainEqual({ kind: "flow", from: "pool:2", to: null, count: 3, tone: "loss" });
    expect(found.filter((cue) => cue.kind === "words")).toEqual([{ kind: "words", at: "pool:2", text: "−3", tone: "loss" }]);
  });

  it("lets what goes to one vampire go together", () => {
    const transfer = line("Transferred", { seat: 1, card: 80, amount: 1 });
    expect(cues(beat(transfer, transfer, transfer))).toEqual([
      { kind: "flow", from: "pool:1", to: "card:80", count: 3, tone: "loss" },
      { kind: "words", at: "card:80", text: "+3", tone: "gain" },
    ]);
  });

  it("strikes from one to the other in a combat", () => {
    expect(cues(beat(line("StrikeChosen", { minion: 8 })))).toEqual([{ kind: "line", from: "card:8", to: "card:7", tone: "plain" }]);
    const [strike, words] = cues(beat(line("DamageInflicted", { card: 8, source: 7, amount: 2 })));
    expect(strike).toEqual({ kind: "strike", from: "card:7", to: "card:8" });
    expect(words).toMatchObject({ at: "card:8", text: "−2 damage" });
  });

  it("draws a line from who acts to the target, with stealth and intercept as they are", () => {
    const action = { minion: 7, targets: [], directed_at: [2], stealth: 2, intercept: 1, bleed: 3, blocker: -1, kind: "bleed" } as unknown as Action;
    const now = (more: Partial<Action>) => arrows({ table: table({ action: { ...action, ...more } }) } as VtesFrame);
    expect(now({})).toEqual([{ from: "card:7", to: ["pool:2"], words: ["stealth 2", "bleed 3"] }]);
    const [against, blocks] = now({ blocker: 9 });
    expect(against!.words).toEqual(["stealth 2", "intercept 1", "bleed 3"]);
    expect(blocks).toMatchObject({ from: "card:9", to: ["card:7"] });
    expect(now({ kind: "rescue", bleed: 1 })[0]!.words).toEqual(["stealth 2"]);
    expect(arrows({ table: table() } as VtesFrame)).toEqual([]);
  });

  it("holds up the card that another plays", () => {
    const played = (seat: number) => line("Played", { seat, printed: 100845, card: 4 });
    expect(spotlight(beat(played(2)))).toBe("printed:100845");
    expect(spotlight(beat(played(0)))).toBeNull();
    expect(spotlight(beat(line("Drew", {})))).toBeNull();
  });

  it("looks longer at cards than at transfers, and less at what I do myself", () => {
    const played = line("Played", { seat: 2 });
    expect(weight(played, 0)).toBeGreaterThan(weight(line("Transferred", { seat: 2 }), 0));
    expect(weight(played, 2)).toBeLessThan(weight(played, 0));
    expect(weight(line("Drew", {}, true), 0)).toBe(0);
    expect(weight(line("Bled", { seat: 0 }), 0)).toBe(weight(line("Bled", { seat: 1 }), 0));
  });
});

describe("a line", () => {
  it("keeps off its ends and knows its middle", () => {
    const { path, middle } = curve({ x: 0, y: 0 }, { x: 100, y: 0 }, 10);
    expect(path).toBe("M10 0Q50 -14 90 0");
    expect(middle).toEqual({ x: 50, y: -7 });
    expect(curve({ x: 5, y: 5 }, { x: 5, y: 5 }, 10).path).not.toContain("NaN");
  });
});

describe("the movement of the hunt", () => {
  const hunt = (...lines: LogLine[]): Beat<DraculaView> => ({ lines, line: lines[0] }) as unknown as Beat<DraculaView>;

  it("shows influence on its track, and a bite on the hunter", () => {
    expect(huntCues(hunt(line("InfluenceChanged", { amount: 2, total: 6 })))).toContainEqual({ kind: "words", at: "influence", text: "+2", tone: "loss" });
    expect(huntCues(hunt(line("InfluenceChanged", { amount: -1, total: 5 })))).toEqual([{ kind: "words", at: "influence", text: "−1", tone: "gain" }]);
    const [strike, words] = huntCues(hunt(line("HunterBitten", { hunter: 0, total: 1 })));
    expect(strike).toMatchObject({ kind: "strike", from: "figure:dracula" });
    expect(words).toMatchObject({ text: "bite", tone: "loss" });
  });
});

describe("an attack on me", () => {
  const frame = (seat: number) => ({ seat, table: { hunters: [{ hunter: "godalming", seat: 1 }, { hunter: "seward", seat: 2 }] } }) as unknown as Frame<DraculaView>;

  it("is told and heard by whose hunter it befalls, and by Dracula when he is found", () => {
    const bitten = line("HunterBitten", { hunter: 0, total: 1 });
    expect([1, 2, 0].map((seat) => concerns(bitten, frame(seat)))).toEqual([true, false, false]);
    const hurt = line("HunterHurt", { hunter: 0, amount: 2 });
    expect([concerns(hurt, frame(1)), attacks(hurt, frame(1)), attacks(hurt, frame(0))]).toEqual([false, true, false]);
    expect(concerns(line("LocationRevealed", { place: 3, space: 1, current: true }), frame(0))).toBe(true);
    expect(concerns(line("LocationRevealed", { place: 3, space: 4, current: false }), frame(0))).toBe(false);
  });

  it("is heard in VTES when the action is announced", () => {
    const bleed = line("ActionAnnounced", { seat: 2, minion: 7, victim: 0, target: null });
    const at = (seat: number) => ({ seat, table: { players: [] } }) as unknown as VtesFrame;
    expect([vtesAttacks(bleed, at(0)), vtesAttacks(bleed, at(1)), vtesAttacks(bleed, at(2))]).toEqual([true, false, false]);
  });
});

describe("the printed text of a card", () => {
  it("names other cards without the slashes they are marked by", () => {
    expect(plainText("cards named /Into Thin Air/ cannot be played; a card and/or a vampire and/or both")).toBe(
      "cards named Into Thin Air cannot be played; a card and/or a vampire and/or both",
    );
  });
});

describe("words over the table", () => {
  const room = { width: 400, height: 300 };

  it("stand where they are about, and are seen whole at every edge", () => {
    expect(seenWhole({ x: 200, y: 100 }, "the Edge", room)).toEqual({ x: 200, y: 100 });
    for (const at of [{ x: 398, y: 2 }, { x: -5, y: 299 }]) {
      const { x, y } = seenWhole(at, "the Edge", room);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(360);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(288);
    }
  });

  it("have their middle in its middle where the table is narrower than they are", () => {
    expect(seenWhole({ x: 390, y: 20 }, "w".repeat(200), room).x).toBe(200);
  });
});
