/** The signs things are drawn with: clans, kinds of NPC, disciplines, tokens, tracks. */
import type { IconShape } from "$lib/icon";
import { animalSign } from "./animals";
import banu from "icon:game-icons/scarab-beetle";
import gangrel from "icon:game-icons/wolf-howl";
import hecata from "icon:game-icons/death-skull";
import lasombra from "icon:game-icons/tentacle-strike";
import caitiff from "icon:game-icons/cracked-mask";
import malkavian from "icon:game-icons/cracked-alien-skull";
import tremere from "icon:game-icons/pentacle";
import nosferatu from "icon:game-icons/rat";
import ministry from "icon:game-icons/cobra";
import toreador from "icon:game-icons/dagger-rose";
import ventrue from "icon:game-icons/crown";
import brujah from "icon:game-icons/mailed-fist";
import fangs from "icon:game-icons/fangs";
import human from "icon:game-icons/person";
import ghoul from "icon:game-icons/half-dead";
import authority from "icon:game-icons/police-badge";
import vampire from "icon:game-icons/vampire-dracula";
import boss from "icon:game-icons/overlord-helm";
import summon from "icon:game-icons/haunting";
import cowled from "icon:game-icons/cowled";
import poison from "icon:game-icons/poison-bottle";
import bleed from "icon:game-icons/bleeding-wound";
import stun from "icon:game-icons/knocked-out-stars";
import resistance from "icon:game-icons/checked-shield";
import immobility from "icon:game-icons/manacles";
import slow from "icon:game-icons/snail";
import stealth from "icon:game-icons/hood";
import physical from "icon:game-icons/biceps";
import social from "icon:game-icons/conversation";
import mental from "icon:game-icons/brain";
import paw from "icon:game-icons/paw";
import eye from "icon:game-icons/third-eye";
import footsteps from "icon:game-icons/sprint";
import spiral from "icon:game-icons/psychic-waves";
import shield from "icon:game-icons/stone-sphere";
import tentacles from "icon:game-icons/tentacles-skull";
import unseen from "icon:game-icons/invisible";
import fist from "icon:game-icons/fist";
import heart from "icon:game-icons/heart-beats";
import claws from "icon:game-icons/wolverine-claws";
import swirl from "icon:game-icons/magic-swirl";
import punch from "icon:game-icons/punch";
import blade from "icon:game-icons/bowie-knife";
import run from "icon:game-icons/run";
import gun from "icon:game-icons/pistol-gun";
import knapsack from "icon:game-icons/knapsack";
import bloodBag from "icon:game-icons/droplets";
import scroll from "icon:game-icons/tied-scroll";

const CLANS: Record<string, IconShape> = {
  banu_haqim: banu, gangrel, hecata, lasombra, caitiff, malkavian, tremere, nosferatu, ministry, toreador, ventrue, brujah,
};
/** Two tones for each clan: the ground of its shield and the light on it. */
const TONES: Record<string, [string, string]> = {
  banu_haqim: ["#3b2410", "#d59a52"], gangrel: ["#2c3418", "#b9c773"], hecata: ["#26222f", "#b7add0"],
  lasombra: ["#15151f", "#8f93c9"], caitiff: ["#2e2b27", "#c9bda7"], malkavian: ["#1b2c34", "#86c3d3"],
  tremere: ["#361420", "#dc7f92"], nosferatu: ["#24291f", "#a5b58d"], ministry: ["#2f1c34", "#c996d6"],
  toreador: ["#3c1420", "#f09aa4"], ventrue: ["#172440", "#92b4ee"], brujah: ["#401612", "#f0906f"],
};
const TYPES: Record<string, IconShape> = { human, ghoul, authority, vampire, boss };
/** By how the name of the discipline's line begins: some disciplines have several. */
const LINES: [string, IconShape][] = [
  ["animalism", paw], ["auspex", eye], ["celerity", footsteps], ["dominate", spiral], ["fortitude", shield],
  ["obtenebration", tentacles], ["necromancy", tentacles], ["obfuscate", unseen], ["potence", fist], ["presence", heart],
  ["protean", claws], ["thaumaturgy", swirl], ["quietus", swirl],
];
const TOKENS: Record<string, IconShape> = { poison, bleed, stun, resistance, immobility, slow, stealth };
const ATTRIBUTES: Record<string, IconShape> = { physical, social, mental };
const COMBAT: Record<string, IconShape> = { brawl: punch, weapons: blade, athletics: run, stealth };

export const clanSign = (clan: string): IconShape => CLANS[clan] ?? fangs;
export const clanTone = (clan: string): [string, string] => TONES[clan] ?? ["#2b2b33", "#d0c9ba"];
/** Somebody without a clan, by their type; an animal by what it is called. */
export const typeSign = (type: string, kind: string, name: string): IconShape =>
  type === "animal" ? animalSign(name) : kind === "summon" ? summon : (TYPES[type] ?? cowled);
export const lineSign = (line: string): IconShape => LINES.find(([begin]) => line.startsWith(begin))?.[1] ?? fangs;
export const tokenSign = (token: string): IconShape => TOKENS[token] ?? scroll;
export const attrSign = (attr: string): IconShape => ATTRIBUTES[attr] ?? scroll;
export const combatSign = (skill: string, weapon: string | null): IconShape =>
  weapon === "ranged" ? gun : (COMBAT[skill] ?? punch);
export const itemSign = (item: { weapon: string | null; blood: number } | undefined): IconShape =>
  item?.weapon === "ranged" ? gun : item?.weapon ? blade : item?.blood ? bloodBag : knapsack;
