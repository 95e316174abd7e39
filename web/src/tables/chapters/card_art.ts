/** The pictures of combat cards: by the card where we have drawn one for it, else by its skill. */
import type { IconShape } from "$lib/icon";
import backstab from "icon:game-icons/backstab";
import barricade from "icon:game-icons/barricade";
import bite from "icon:game-icons/neck-bite";
import bull from "icon:game-icons/charging-bull";
import bullseye from "icon:game-icons/bullseye";
import claws from "icon:game-icons/claw-slashes";
import dodging from "icon:game-icons/dodging";
import drip from "icon:game-icons/dripping-blade";
import dust from "icon:game-icons/dust-cloud";
import eyes from "icon:game-icons/third-eye";
import fist from "icon:game-icons/fist";
import grab from "icon:game-icons/grab";
import gun from "icon:game-icons/pistol-gun";
import hidden from "icon:game-icons/hidden";
import hook from "icon:game-icons/meat-hook";
import howl from "icon:game-icons/wolf-howl";
import kick from "icon:game-icons/high-kick";
import masks from "icon:game-icons/drama-masks";
import knockout from "icon:game-icons/knockout";
import parry from "icon:game-icons/crossed-swords";
import punch from "icon:game-icons/punch";
import rope from "icon:game-icons/rope-coil";
import run from "icon:game-icons/sprint";
import shield from "icon:game-icons/checked-shield";
import skull from "icon:game-icons/skull-crack";
import slash from "icon:game-icons/quick-slash";
import snake from "icon:game-icons/snake-bite";
import sweep from "icon:game-icons/boot-kick";
import tentacle from "icon:game-icons/tentacle-strike";
import whirl from "icon:game-icons/whirlwind";
import { combatSign } from "./signs";

const ART: Record<string, IconShape> = {
  punch, uppercut: punch, hook: punch, hammer_fist: fist, clinch: grab, arm_lock: grab, ippon: knockout, guard: shield,
  sweep, high_kick: kick, vault_kick: kick, bite, greedy_bite: bite, throat: bite, shoot: gun, snap_shot: gun,
  covering_fire: gun, long_aim: bullseye, slash, reaping_cut: slash, lunge: slash, rake: claws, skull_breaker: skull,
  headbutt: skull, shatter: skull, sidestep: dodging, roll: dodging, charge: bull, tackle: bull, breakaway: run,
  dead_run: run, gone_already: run, whirl, flurry: whirl, parry, pommel: parry, handful_of_grit: dust, garrotte: rope,
  melt_away: hidden, out_of_the_dark: hidden, through_the_crack: hidden, kidney_strike: backstab, patient_knife: backstab,
  low_blow: backstab, feint: masks, wrong_face: masks, savage_howl: howl, foreseen_blow: eyes, stay_your_hand: eyes,
  fangs_of_the_asp: snake, boiling_touch: drip, poisoned_edge: drip, shadow_lash: tentacle, cold_hands: tentacle,
  take_it: shield, unbroken: shield, picket_line: barricade, hook_and_haul: hook,
};

export const cardArt = (card: string, skill: string, weapon: string | null): IconShape =>
  ART[card.slice(card.lastIndexOf(".") + 1)] ?? combatSign(skill, weapon);
