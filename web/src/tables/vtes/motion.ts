/** How the events of VTES are shown: how long each is looked at, which card is held up, what moves from where to where. */
import type { Beat } from "$lib/beats";
import { t } from "$lib/i18n.svelte";
import type { Arrow, Cue, Motion, Tone } from "$lib/motion/cues";
import type { LogLine } from "$lib/protocol";
import PlayedCard from "./PlayedCard.svelte";
import { NONE, type VtesTable } from "./view";
import type { VtesFrame } from "./words";

/** Events whose `seat` is who does them, not whom they befall. */
const DONE_BY_SEAT = new Set(["Played", "ActionAnnounced", "Transferred", "TransferredBack", "Influenced", "AbilityUsed", "VotesCast"]);

/** How long events are looked at; what is not named here is looked at for `ORDINARY`. */
const WEIGHTS: Record<string, number> = {
  TurnBegan: 0.8,
  Played: 1.9,
  ActionAnnounced: 1.3,
  BlockAttempted: 1,
  Bled: 1.4,
  ReferendumCalled: 1.4,
  ReferendumPassed: 1.5,
  ReferendumFailed: 1.5,
  WentToTorpor: 1.3,
  Burned: 1,
  Diablerized: 1.6,
  Ousted: 2.4,
  Influenced: 1.1,
  AbilityUsed: 1.1,
  DamageInflicted: 0.9,
  StealthAdded: 0.8,
  InterceptAdded: 0.8,
  StrikeChosen: 0.8,
  VotesCast: 0.8,
  Transferred: 0.4,
  TransferredBack: 0.4,
  RangeDetermined: 0.4,
  CombatEnded: 0.4,
  ActionEnded: 0.4,
  // They say more about what stands before them, or go along with what comes next.
  BurnedPool: 0,
  BurnedBlood: 0,
  GainedBlood: 0,
  Aimed: 0,
  AimedAt: 0,
  NumberNamed: 0,
  RoundBegan: 0,
};
const ORDINARY = 0.7;
/** What I do myself I know already. */
const OWN = 0.4;

export function weight(line: LogLine, seat: number | null): number {
  if (line.faint || line.heading > 1) return 0;
  const own = seat !== null && line.data.seat === seat && DONE_BY_SEAT.has(line.event);
  return (WEIGHTS[line.event] ?? ORDINARY) * (own ? OWN : 1);
}

const number = (line: LogLine, field: string): number => (typeof line.data[field] === "number" ? (line.data[field] as number) : NONE);
const card = (line: LogLine, field = "card"): string => `card:${number(line, field)}`;
const pool = (line: LogLine, field = "seat"): string => `pool:${number(line, field)}`;
const signed = (amount: number, tone: Tone): string => `${tone === "loss" ? "−" : "+"}${amount}`;

/** The other one in a combat. */
function opponent(table: VtesTable, minion: number): number {
  const { combat } = table;
  if (!combat) return NONE;
  return combat.acting === minion ? combat.defending : combat.acting;
}

export function cues(beat: Beat<VtesTable>): Cue[] {
  return merged(beat.lines.flatMap((line) => cuesOf(line, beat)));
}

function cuesOf(line: LogLine, beat: Beat<VtesTable>): Cue[] {
  const amount = number(line, "amount");
  switch (line.event) {
    case "Bled":
      return [
        { kind: "line", from: card(line, "minion"), to: pool(line), tone: "loss" },
        { kind: "flow", from: pool(line), to: null, count: amount, tone: "loss" },
        { kind: "words", at: pool(line), text: signed(amount, "loss"), tone: "loss" },
      ];
    case "BurnedPool":
      // A bleed burns the pool it takes: that is told once.
      if (beat.lines.some((other) => other.event === "Bled" && other.data.seat === line.data.seat)) return [];
      return [
        { kind: "flow", from: pool(line), to: null, count: amount, tone: "loss" },
        { kind: "words", at: pool(line), text: signed(amount, "loss"), tone: "loss" },
      ];
    case "GainedPool":
      return [{ kind: "words", at: pool(line), text: signed(amount, "gain"), tone: "gain" }];
    case "Transferred":
      return [
        { kind: "flow", from: pool(line), to: card(line), count: amount, tone: "loss" },
        { kind: "words", at: card(line), text: signed(amount, "gain"), tone: "gain" },
      ];
    case "TransferredBack":
      return [{ kind: "flow", from: card(line), to: pool(line), count: amount, tone: "loss" }];
    case "GainedBlood":
      return [{ kind: "words", at: card(line), text: signed(amount, "gain"), tone: "gain" }];
    case "BurnedBlood":
    case "Drained":
      return [
        { kind: "flow", from: card(line), to: null, count: amount, tone: "loss" },
        { kind: "words", at: card(line), text: signed(amount, "loss"), tone: "loss" },
      ];
    case "BloodStolen":
      return [{ kind: "flow", from: card(line, "victim"), to: card(line, "minion"), count: amount, tone: "loss" }];
    case "DamageInflicted":
      return [
        { kind: "strike", from: card(line, "source"), to: card(line) },
        { kind: "words", at: card(line), text: t("vtes-cue-damage", { amount }), tone: "loss" },
      ];
    case "StrikeChosen": {
      const minion = number(line, "minion");
      return [{ kind: "line", from: `card:${minion}`, to: `card:${opponent(beat.table, minion)}`, tone: "plain" }];
    }
    case "BlockAttempted":
      return [{ kind: "line", from: card(line, "minion"), to: card(line, "acting"), tone: "plain" }];
    case "Blocked":
      return [{ kind: "words", at: card(line, "acting"), text: t("vtes-cue-blocked"), tone: "loss" }];
    case "StealthAdded":
      return [{ kind: "words", at: card(line, "minion"), text: t("vtes-cue-stealth", { amount: number(line, "total") }), tone: "plain" }];
    case "InterceptAdded":
      return [{ kind: "words", at: card(line, "minion"), text: t("vtes-cue-intercept", { amount: number(line, "total") }), tone: "plain" }];
    case "BleedChanged":
      return [{ kind: "words", at: card(line, "minion"), text: t("vtes-cue-bleed", { amount: number(line, "total") }), tone: "plain" }];
    case "WentToTorpor":
      return [
        { kind: "ring", at: card(line, "minion"), tone: "loss" },
        { kind: "words", at: card(line, "minion"), text: t("vtes-cue-torpor"), tone: "loss" },
      ];
    case "Influenced":
      return [{ kind: "ring", at: card(line), tone: "gain" }];
    case "ActionAnnounced":
      return [{ kind: "ring", at: card(line, "minion"), tone: "plain" }];
    case "EdgeTaken":
      return [{ kind: "words", at: pool(line), text: t("vtes-edge"), tone: "plain" }];
    case "VotesCast": {
      const side = line.data.side === "vtes-side-for" ? "for" : "against";
      const text = t("vtes-cue-votes", { votes: number(line, "votes") + Math.max(0, number(line, "ballots")), side });
      return [
        { kind: "flow", from: pool(line), to: "stage", count: number(line, "votes"), tone: side === "for" ? "gain" : "loss" },
        { kind: "words", at: pool(line), text, tone: side === "for" ? "gain" : "loss" },
      ];
    }
    default:
      return [];
  }
}

/** What goes from the same to the same, one by one, goes together: three pool to one vampire are `+3`. */
function merged(all: Cue[]): Cue[] {
  const kept: Cue[] = [];
  for (const cue of all) {
    const last = kept.find((one) => sameWay(one, cue));
    if (last?.kind === "flow" && cue.kind === "flow") last.count += cue.count;
    else if (last?.kind === "words" && cue.kind === "words" && isAmount(last.text) && isAmount(cue.text))
      last.text = signed(Math.abs(amountOf(last.text)) + Math.abs(amountOf(cue.text)), cue.tone);
    else kept.push({ ...cue });
  }
  return kept;
}

const isAmount = (text: string): boolean => /^[+−]\d+$/.test(text);
const amountOf = (text: string): number => Number(text.slice(1));

function sameWay(one: Cue, other: Cue): boolean {
  if (one.kind === "flow" && other.kind === "flow") return one.from === other.from && one.to === other.to;
  return one.kind === "words" && other.kind === "words" && one.at === other.at && one.tone === other.tone && isAmount(one.text) && isAmount(other.text);
}

/** From who acts to its target, while the action lasts: with stealth, intercept and bleed as they are now. */
export function arrows({ table }: VtesFrame): Arrow[] {
  const { action, combat } = table;
  if (!action || combat) return [];
  const to = action.targets.length ? action.targets.map((one) => `card:${one}`) : action.directed_at.map((seat) => `pool:${seat}`);
  const words = [t("vtes-cue-stealth", { amount: action.stealth })];
  if (action.blocker !== NONE) words.push(t("vtes-cue-intercept", { amount: action.intercept }));
  if (action.kind === "bleed") words.push(t("vtes-cue-bleed", { amount: action.bleed }));
  const found: Arrow[] = to.length ? [{ from: `card:${action.minion}`, to, words }] : [];
  if (action.blocker !== NONE) found.push({ from: `card:${action.blocker}`, to: [`card:${action.minion}`], words: to.length ? [] : words });
  return found;
}

/** The card that somebody else plays; an action without one has nothing to read. */
export function spotlight({ line, frame }: Beat<VtesTable>): string | null {
  if (line?.event !== "Played" || line.data.seat === frame.seat) return null;
  return number(line, "printed") > 0 ? `printed:${number(line, "printed")}` : null;
}

export const motion: Motion = { weight, spotlight, cues, arrows, Card: PlayedCard };
