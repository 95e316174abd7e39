/** The words for what lies on the table: names, states, labels that are read out. All from the message files. */
import { speech, t } from "$lib/i18n.svelte";
import type { Face, Frame } from "$lib/protocol";
import { NONE, type Action, type Seen, type VtesTable } from "./view";

export type VtesFrame = Frame<VtesTable>;

export const seatName = (frame: VtesFrame, seat: number): string => frame.names[`seat:${seat}`] ?? "";

/** What a card is called in a sentence. */
export const cardName = (frame: VtesFrame, card: number): string =>
  card === NONE ? "" : (frame.names[`card:${card}`] ?? t("vtes-a-card"));

/** What stands on its face: the printed name, else what the table calls it. */
export const faceName = (frame: VtesFrame, card: number, face: Face | undefined): string =>
  face?.name ?? cardName(frame, card);

/** A title; the short form stands on the face of a card. */
export const titleName = (title: string, form: "short" | "whole" = "whole"): string =>
  t(`vtes-title-${title.toLowerCase().replaceAll(" ", "-")}`, { form });

export const disciplineName = (code: string): string => {
  const id = `vtes-discipline-${code.toLowerCase()}`;
  const name = speech.has(id) ? t(id) : code;
  return code === code.toUpperCase() ? t("vtes-superior", { name }) : name;
};

export const typeName = (type: string): string => t(`vtes-type-${type.toLowerCase().replaceAll(" ", "-")}`);

/** Marks that have a name for people; others only serve the rules. */
export function markNames(marks: readonly string[] | undefined): string[] {
  return (marks ?? [])
    .map((mark) => `vtes-mark-${mark.split(":")[0]!.toLowerCase().replaceAll(" ", "-")}`)
    .filter((id) => speech.has(id))
    .map((id) => t(id));
}

export const isVampire = (face: Face | undefined): boolean => face?.types[0] === "vampire";

/** Blood over capacity, life, or the counters on a face-down card; empty where there is nothing to count. */
export function countersOf(seen: Seen, face: Face | undefined): string {
  const blood = seen.blood ?? 0;
  if (!seen.printed) return blood + (seen.counters ?? 0) ? `${blood + (seen.counters ?? 0)}` : "";
  if (seen.capacity && !face?.types.includes("imbued")) return `${blood}/${seen.capacity}`;
  const minion = face?.types.some((type) => ["Ally", "Retainer", "imbued"].includes(type)) ?? false;
  return blood || minion ? `${blood}` : "";
}

/** Everything a card shows, as it is read out. */
export function labelOf(name: string, seen: Seen, face: Face | undefined, offered: number): string {
  const parts = [name];
  const blood = seen.blood ?? 0;
  if (seen.capacity) parts.push(t("vtes-label-blood", { blood, capacity: seen.capacity }));
  else if (blood) parts.push(t("vtes-label-life", { life: blood }));
  if (seen.counters) parts.push(t("vtes-label-counters", { counters: seen.counters }));
  if (seen.title) parts.push(titleName(seen.title));
  if (seen.votes) parts.push(t("vtes-votes", { votes: seen.votes }));
  if (seen.locked) parts.push(t("vtes-locked"));
  if (seen.contested) parts.push(t("vtes-contested"));
  if (seen.region === "torpor") parts.push(t("vtes-in-torpor"));
  if (seen.region === "uncontrolled") parts.push(t("vtes-is-uncontrolled"));
  parts.push(...markNames(seen.marks));
  if (face && !seen.capacity) parts.push(face.types.map(typeName).join(" / "));
  if (offered) parts.push(t("vtes-can-be-chosen"));
  return parts.join(", ");
}

/** An action as a sentence. */
export function actionSentence(frame: VtesFrame, action: Action): string {
  const targets = action.targets.length
    ? action.targets.map((card) => cardName(frame, card))
    : action.directed_at.map((seat) => seatName(frame, seat));
  return t("vtes-act", {
    kind: action.kind,
    minion: cardName(frame, action.minion),
    target: targets.join(", ") || "none",
    card: action.card === NONE ? "none" : cardName(frame, action.card),
    bleed: action.bleed,
  });
}
