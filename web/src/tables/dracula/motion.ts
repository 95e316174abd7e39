/** How the events of La Fureur de Dracula are shown: how long, which card is held up, what moves. Hunters who travel and
 *  cards of a fight that turn over are moved by the table itself. */
import type { Beat } from "$lib/beats";
import { t } from "$lib/i18n.svelte";
import type { Cue, Motion } from "$lib/motion/cues";
import type { LogLine } from "$lib/protocol";
import { kindOf, PLACE_REFS } from "./box";
import PlayedCard from "./PlayedCard.svelte";
import { HUNTERS, type DraculaView } from "./view";

const WEIGHTS: Record<string, number> = {
  EventPlayed: 2,
  EncounterRevealed: 1.9,
  Ambushed: 1.9,
  DraculaCardRevealed: 1.8,
  HideoutMatured: 1.5,
  LairMade: 1.5,
  LocationRevealed: 1.4,
  FightBegan: 1.3,
  HunterMoved: 1.1,
  LocationPlaced: 1.1,
  HunterBitten: 1.4,
  HunterDefeated: 1.5,
  InfluenceChanged: 1.2,
  DespairAdded: 1.2,
  DraculaHurt: 1,
  HunterHurt: 1,
  TimeAdvanced: 0.6,
  EncounterPlaced: 0.6,
  PhaseBegan: 0.4,
  EventDrawn: 0.4,
  ItemDrawn: 0.4,
  // They go along with what stands beside them.
  TicketDrawn: 0,
  TicketsDiscarded: 0,
  TrailSlid: 0,
  HunterCardRevealed: 0,
  HunterCardCancelled: 0,
  DraculaCardCancelled: 0,
  HunterEngaged: 0,
};
const ORDINARY = 0.7;

export const weight = (line: LogLine): number => (line.faint || line.heading > 1 ? 0 : (WEIGHTS[line.event] ?? ORDINARY));

const number = (line: LogLine, field: string): number => (typeof line.data[field] === "number" ? (line.data[field] as number) : -1);
const place = (line: LogLine, field = "place"): string => PLACE_REFS[number(line, field)] ?? "";
const hunter = (line: LogLine): string => `figure:${HUNTERS[number(line, "hunter")] ?? ""}`;

export const cues = (beat: Beat<DraculaView>): Cue[] => beat.lines.flatMap(cuesOf);

function cuesOf(line: LogLine): Cue[] {
  const amount = number(line, "amount");
  switch (line.event) {
    case "HunterHurt":
      return [{ kind: "strike", from: "figure:dracula", to: hunter(line) }, { kind: "words", at: hunter(line), text: `−${amount}`, tone: "loss" }];
    case "HunterHealed":
      return [{ kind: "words", at: hunter(line), text: `+${amount}`, tone: "gain" }];
    case "DraculaHurt":
      return [{ kind: "ring", at: "figure:dracula", tone: "loss" }, { kind: "words", at: "figure:dracula", text: `−${amount}`, tone: "loss" }];
    case "HunterBitten":
      return [{ kind: "strike", from: "figure:dracula", to: hunter(line) }, { kind: "words", at: hunter(line), text: t("dracula-cue-bitten"), tone: "loss" }];
    case "HunterDefeated":
      return [{ kind: "ring", at: hunter(line), tone: "loss" }, { kind: "words", at: hunter(line), text: t("dracula-cue-defeated"), tone: "loss" }];
    case "InfluenceChanged":
      // The hunters lose by it what Dracula gains.
      if (amount < 0) return [{ kind: "words", at: "influence", text: `−${-amount}`, tone: "gain" }];
      return [
        { kind: "ring", at: "influence", tone: "loss" },
        { kind: "words", at: "influence", text: `+${amount}`, tone: "loss" },
      ];
    case "DespairAdded":
      return [{ kind: "ring", at: "despair", tone: "loss" }];
    case "DraculaHealed":
      return [{ kind: "words", at: "figure:dracula", text: `+${amount}`, tone: "gain" }];
    case "LocationPlaced":
      return [{ kind: "ring", at: "space:1", tone: "loss" }];
    case "EncounterPlaced":
      return [{ kind: "ring", at: `space:${number(line, "space")}`, tone: "loss" }];
    case "LairMade":
    case "HideoutMatured":
    case "LocationRevealed":
    case "EncounterRevealed":
      return [{ kind: "ring", at: place(line), tone: "loss" }];
    default:
      return [];
  }
}

/** An event that is played, or an encounter that is turned over. Its kind is what everybody may look up. */
export function spotlight({ line }: Beat<DraculaView>): string | null {
  if (!line) return null;
  const card = number(line, "card");
  if (line.event === "EventPlayed") return card < 0 ? null : `event:${kindOf(`event:${card}`)}`;
  const turned = line.event === "EncounterRevealed" || line.event === "Ambushed";
  return turned && card >= 0 ? `encounter:${kindOf(`encounter:${card}`)}` : null;
}

export const motion: Motion = { weight, spotlight, cues, Card: PlayedCard, described: true };
