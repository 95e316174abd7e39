/** The end of a chapter: what the coterie did in it, and what it takes along. */
import { t } from "$lib/i18n.svelte";
import type { LogLine, Segment } from "$lib/protocol";
import { listed, quote, Sums, type Recalled } from "$lib/recap";
import { told } from "$lib/told";

/** What is worth telling of a chapter, in the log's own words. */
const DEEDS = new Set(["CombatEnded", "TorporEntered", "CharacterRemoved", "LostToTheBeast", "TimeRanOut", "PreyKilled"]);
/** What outlives the chapter. */
const LASTING = new Set(["ItemGained", "EffectGained", "AllyChosen", "ChapterUnlocked", "CardUnlocked", "EnvelopeOpened", "HumanityLost", "BreachRaised"]);
const MOST = 7;

export function summary(lines: readonly LogLine[]): { title: string; sentences: Recalled[] }[] {
  const begun = lines.findLastIndex((line) => line.event === "ChapterBegun");
  const chapter = lines.slice(Math.max(0, begun));
  const did: Recalled[] = [];
  const keeps: Recalled[] = [];
  const sums = new Sums();
  const gains = new Sums();
  const beaten: Segment[] = [];
  for (const line of chapter) {
    const { event, data } = line;
    if (event === "RoundBegun") sums.add("rounds", "chapters-summary-rounds", 1, line);
    else if (event === "PageRead") sums.add("pages", "chapters-summary-pages", 1, line);
    else if (event === "SkillTested" && data.success) sums.add("tests", "chapters-summary-tests", 1, line);
    else if (event === "CluesFound") sums.add("clues", "chapters-summary-clues", 1, line);
    else if (event === "Defeated") beaten.push(...line.text.filter((part) => typeof part === "object"));
    else if (event === "XpGained") gains.add("xp", "chapters-summary-xp", Number(data.amount), line);
    else if (event === "BoonsChanged") gains.add("boons", "chapters-summary-boons", Number(data.by), line);
    else if (event === "StatusChanged") gains.add("status", "chapters-summary-status", Number(data.by), line);
    else if (DEEDS.has(event)) did.push(quote(line));
    else if (LASTING.has(event)) keeps.push(quote(line));
  }
  if (beaten.length) did.unshift({ text: told("chapters-summary-beaten", { names: listed(beaten) }), line: 0 });
  return [
    { title: t("chapters-summary-did"), sentences: [...sums.sentences(), ...did].slice(0, MOST) },
    { title: t("chapters-summary-keeps"), sentences: [...gains.sentences(), ...keeps].slice(0, MOST) },
  ];
}
