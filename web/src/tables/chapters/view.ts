/** The view of CHAPTERS as the server sends it (src/nocturne/chapters/view/table.py and showing.py). */
import type { Frame, Lang } from "$lib/protocol";

export type Text = Record<Lang, string>;
export type Facing = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Attr = "physical" | "social" | "mental";
export const ATTRS: readonly Attr[] = ["physical", "social", "mental"];
export const SKILLS: Record<Attr, readonly string[]> = {
  physical: ["athletics", "brawl", "weapons", "stealth"],
  social: ["persuasion", "insight", "subterfuge", "intimidation"],
  mental: ["investigation", "awareness", "occult", "technology"],
};

export interface PlayerView {
  seat: number;
  character: string;
  attributes: Partial<Record<Attr, number>>;
  skills: Record<string, number>;
  disciplines: Record<string, number>;
  powers: string[];
  xp: number;
  earned: number;
  humanity: number;
  effects: string[];
  items: string[];
  hunger: number;
  willpower: number;
  fatigued: boolean;
}

export interface CoterieView {
  boons: number;
  status: number;
  breaches: number;
  items: string[];
  effects: string[];
  completed: string[];
  hunts: string[];
  allies: string[];
  difficulty: string[];
  ally_level: number;
}

export interface VampireView {
  id: string;
  seat: number;
  hex: string;
  facing: Facing;
  state: "active" | "torpor" | "frenzy" | "removed" | "lost";
  damage: number;
  damage_track: number;
  hunger: number;
  hunger_track: number;
  willpower: number;
  willpower_track: number;
  fatigued: boolean;
  tokens: Record<string, number>;
  items: string[];
  power: string;
  surge: string;
  movement: number;
  initiative: number;
  hand: string[];
  played: string[];
  laid: boolean;
  chosen: string;
}

export interface NpcView {
  id: string;
  name: Text;
  kind: "profile" | "nobody" | "ally" | "summon";
  side: "enemy" | "friend";
  type: string;
  hex: string;
  facing: Facing;
  prey: boolean;
  attitude: "aggressive" | "neutral";
  sight: number;
  talks: boolean;
  flees: boolean;
  fights: boolean;
  revealed: boolean;
  tokens: Record<string, number>;
  damage: number;
  damage_track: number | null;
  attack: number | null;
  resistance: number | null;
  initiative: number | null;
  movement: number | null;
  phase: number;
  has_card: boolean;
  card: string;
  defence: number;
}

export interface ChapterView {
  id: string;
  title: Text;
  objective: Text;
  round: number;
  turn: string;
  participants: number;
  tile: { id: string; rows: string[]; walls: [string, string][]; exits: string[] };
  tokens: { type: string; hex: string; n: number }[];
  trackers: { kind: string; left: number; name?: Text | null; by_hand?: boolean; most?: number }[];
  goals: { hex: string; who: string }[];
  clues: number[];
  success_tokens: number;
  vampires: VampireView[];
  npcs: NpcView[];
  page: { id: string; kind: "dialogue" | "investigation" | "event"; text: Text; involved: string[] } | null;
  fight: { round: number; acted: string[]; decks: Record<string, number>; discards: Record<string, string[]>; champion?: string } | null;
}

export interface ChaptersTable {
  pack: string;
  players: PlayerView[];
  coterie: CoterieView;
  chapter: ChapterView | null;
  ending: string;
}

/* -- what is printed on things */

export interface CardFace {
  kind: "attack" | "defence" | "mixed";
  skill: string;
  weapon: "melee" | "ranged" | null;
  attack_dice: number;
  defence_dice: number;
  willpower: number;
  hunger: number;
  feeds: number;
  sweeps: boolean;
  text: string;
}

export interface PowerFace {
  line: string;
  line_name: string;
  level: number;
  kind: "active" | "immediate";
  text: string;
}

export interface ItemFace {
  weapon: "melee" | "ranged" | null;
  dice: number;
  blood: number;
  uses: number | null;
  text: string;
}

export interface EffectFace {
  until: string;
  text: string;
}

export interface CharacterFace {
  clan: string;
  clan_name: string;
  about: string;
  attributes: Partial<Record<Attr, number>>;
  skills: Record<string, number>;
  disciplines: Record<string, number>;
  flaws: string[];
  prologue: string | null;
}

export interface NpcCardFace {
  kind: "attack" | "defence" | "special1" | "special2";
  bonus: number;
  reach: number;
}

export interface HuntFace {
  district: string;
  level: number;
}

export interface ChapterFace {
  kind: string;
  solo: boolean;
}

export interface Shown {
  things: Record<string, unknown>;
  sight: Record<string, Record<string, number>>;
  place: { name: string; colour: string | null } | null;
  campaign: string;
  /** What the coterie remembers; a record of an older version has none. */
  memories?: { kind: "people" | "deeds" | "debts"; text: string }[];
}

export interface ChaptersFrame extends Frame<ChaptersTable> {
  shown: Shown;
}

/** What is printed on a thing; the kind of reference says which face it has. */
export const face = <F>(frame: ChaptersFrame, ref: string): F | undefined => frame.shown.things[ref] as F | undefined;

export const nameOf = (frame: ChaptersFrame, ref: string): string => frame.names[ref] ?? ref.slice(ref.indexOf(":") + 1);

/** Somebody on the tile, player or not. */
export const figureOf = (chapter: ChapterView, id: string): VampireView | NpcView | undefined =>
  chapter.vampires.find((one) => one.id === id) ?? chapter.npcs.find((one) => one.id === id);

export const isNpc = (figure: VampireView | NpcView): figure is NpcView => "attitude" in figure;

/** An argument of a question or option: a number, a reference, or a list of references. */
export const textArg = (args: Record<string, unknown>, name: string): string => {
  const value = args[name];
  return typeof value === "string" ? value : "";
};
export const numberArg = (args: Record<string, unknown>, name: string): number => {
  const value = args[name];
  return typeof value === "number" ? value : 0;
};
export const listArg = (args: Record<string, unknown>, name: string): string[] => {
  const value = args[name];
  return Array.isArray(value) ? value.map(String) : [];
};
export const bare = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
