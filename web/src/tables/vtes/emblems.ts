/** The emblems of the cards: an icon and a colour for each clan and type, an icon for each discipline. */
import type { IconShape } from "$lib/icon";
import bat from "icon:game-icons/evil-bat";
import beastEye from "icon:game-icons/beast-eye";
import bottledShadow from "icon:game-icons/bottled-shadow";
import brainstorm from "icon:game-icons/brainstorm";
import brokenBone from "icon:game-icons/broken-bone";
import burningTree from "icon:game-icons/burning-tree";
import candle from "icon:game-icons/candle-flame";
import carnival from "icon:game-icons/carnival-mask";
import chalice from "icon:game-icons/chalice-drops";
import chessQueen from "icon:game-icons/chess-queen";
import chewedHeart from "icon:game-icons/chewed-heart";
import claws from "icon:game-icons/wolverine-claws";
import clockwork from "icon:game-icons/sundial";
import cobra from "icon:game-icons/cobra";
import crackedMask from "icon:game-icons/cracked-mask";
import crossedSwords from "icon:game-icons/crossed-swords";
import crownOfThorns from "icon:game-icons/crown-of-thorns";
import crownedHeart from "icon:game-icons/crowned-heart";
import crownedSkull from "icon:game-icons/crowned-skull";
import daemonSkull from "icon:game-icons/daemon-skull";
import desertSkull from "icon:game-icons/desert-skull";
import dove from "icon:game-icons/dove";
import dragonHead from "icon:game-icons/spiked-dragon-head";
import elfEar from "icon:game-icons/elf-ear";
import evilEyes from "icon:game-icons/evil-eyes";
import eyeOfHorus from "icon:game-icons/eye-of-horus";
import featherNecklace from "icon:game-icons/feather-necklace";
import feline from "icon:game-icons/feline";
import fist from "icon:game-icons/fist";
import fly from "icon:game-icons/fly";
import gargoyle from "icon:game-icons/gargoyle";
import gavel from "icon:game-icons/gavel";
import gemNecklace from "icon:game-icons/gem-necklace";
import ghost from "icon:game-icons/floating-ghost";
import handOfGod from "icon:game-icons/hand-of-god";
import hood from "icon:game-icons/hood";
import hoodedAssassin from "icon:game-icons/hooded-assassin";
import hoodedFigure from "icon:game-icons/hooded-figure";
import hourglass from "icon:game-icons/hourglass";
import imperialCrown from "icon:game-icons/imperial-crown";
import interlaced from "icon:game-icons/interlaced-tentacles";
import lion from "icon:game-icons/lion";
import mirror from "icon:game-icons/mirror-mirror";
import musicalNotes from "icon:game-icons/musical-notes";
import oakLeaf from "icon:game-icons/oak-leaf";
import person from "icon:game-icons/person";
import pointySword from "icon:game-icons/pointy-sword";
import prayer from "icon:game-icons/prayer";
import puppet from "icon:game-icons/puppet";
import rat from "icon:game-icons/rat";
import raven from "icon:game-icons/raven";
import revolver from "icon:game-icons/revolver";
import rose from "icon:game-icons/rose";
import run from "icon:game-icons/run";
import sacrificialDagger from "icon:game-icons/sacrificial-dagger";
import shadowFollower from "icon:game-icons/shadow-follower";
import shadowGrasp from "icon:game-icons/shadow-grasp";
import shield from "icon:game-icons/checked-shield";
import shieldReflect from "icon:game-icons/shield-reflect";
import sing from "icon:game-icons/sing";
import skullSignet from "icon:game-icons/skull-signet";
import skullStaff from "icon:game-icons/skull-staff";
import snakeSpiral from "icon:game-icons/snake-spiral";
import spellBook from "icon:game-icons/spell-book";
import sprint from "icon:game-icons/sprint";
import stoneBust from "icon:game-icons/stone-bust";
import templarShield from "icon:game-icons/templar-shield";
import tentacle from "icon:game-icons/tentacle-strike";
import thirdEye from "icon:game-icons/third-eye";
import tombstone from "icon:game-icons/tombstone";
import topHat from "icon:game-icons/top-hat";
import tribalMask from "icon:game-icons/tribal-mask";
import twoShadows from "icon:game-icons/two-shadows";
import uprising from "icon:game-icons/uprising";
import vote from "icon:game-icons/vote";
import warlockHood from "icon:game-icons/warlock-hood";
import werewolf from "icon:game-icons/werewolf";
import wingedSword from "icon:game-icons/winged-sword";
import witch from "icon:game-icons/witch-flight";
import wolfHead from "icon:game-icons/wolf-head";
import wolfHowl from "icon:game-icons/wolf-howl";
import type { Face } from "$lib/protocol";

/** An icon on a ground of a hue (degrees) and strength of colour (percent). */
export interface Emblem {
  icon: IconShape;
  hue: number;
  colour: number;
}

const emblem = (icon: IconShape, hue: number, colour = 45): Emblem => ({ icon, hue, colour });

const CLANS: Record<string, Emblem> = {
  Abomination: emblem(werewolf, 90, 25),
  Ahrimane: emblem(feline, 40, 40),
  Akunanse: emblem(featherNecklace, 28, 45),
  Avenger: emblem(pointySword, 5, 50),
  Baali: emblem(fly, 0, 55),
  "Banu Haqim": emblem(hoodedAssassin, 265, 28),
  "Blood Brother": emblem(twoShadows, 345, 35),
  Brujah: emblem(uprising, 4, 58),
  Caitiff: emblem(hood, 215, 12),
  "Daughter of Cacophony": emblem(musicalNotes, 320, 35),
  Defender: emblem(templarShield, 215, 45),
  Gangrel: emblem(wolfHowl, 95, 30),
  Gargoyle: emblem(gargoyle, 210, 10),
  Giovanni: emblem(skullSignet, 150, 25),
  Guruhi: emblem(tribalMask, 48, 50),
  "Harbinger of Skulls": emblem(crownedSkull, 50, 14),
  Hecata: emblem(skullStaff, 165, 28),
  Innocent: emblem(dove, 195, 35),
  Ishtarri: emblem(gemNecklace, 290, 40),
  Judge: emblem(gavel, 30, 35),
  Kiasyd: emblem(elfEar, 180, 40),
  Lasombra: emblem(bottledShadow, 250, 30),
  Malkavian: emblem(crackedMask, 285, 38),
  Martyr: emblem(crownOfThorns, 350, 45),
  Ministry: emblem(snakeSpiral, 130, 38),
  Nagaraja: emblem(chewedHeart, 330, 30),
  Nosferatu: emblem(rat, 70, 22),
  Osebo: emblem(lion, 20, 50),
  Pander: emblem(shadowFollower, 200, 14),
  Ravnos: emblem(carnival, 35, 52),
  Redeemer: emblem(prayer, 55, 35),
  Salubri: emblem(thirdEye, 42, 48),
  Samedi: emblem(topHat, 75, 18),
  Toreador: emblem(rose, 338, 55),
  Tremere: emblem(warlockHood, 12, 52),
  "True Brujah": emblem(clockwork, 10, 25),
  Tzimisce: emblem(dragonHead, 24, 35),
  Ventrue: emblem(imperialCrown, 222, 48),
  Visionary: emblem(eyeOfHorus, 260, 40),
};

const TYPES: Record<string, Emblem> = {
  Master: emblem(chessQueen, 150, 32),
  Action: emblem(run, 28, 45),
  "Political Action": emblem(vote, 268, 40),
  "Action Modifier": emblem(shadowFollower, 215, 38),
  Reaction: emblem(shieldReflect, 185, 38),
  Combat: emblem(crossedSwords, 2, 52),
  Equipment: emblem(revolver, 45, 30),
  Ally: emblem(person, 95, 30),
  Retainer: emblem(raven, 120, 24),
  Event: emblem(burningTree, 15, 60),
  Power: emblem(wingedSword, 55, 40),
  Conviction: emblem(candle, 48, 50),
  vampire: emblem(bat, 350, 45),
  imbued: emblem(candle, 48, 40),
};

const NOTHING = emblem(bat, 230, 20);

const DISCIPLINES: Record<string, IconShape> = {
  abo: beastEye,
  ani: wolfHead,
  aus: thirdEye,
  cel: sprint,
  chi: mirror,
  dai: daemonSkull,
  dem: brainstorm,
  dom: puppet,
  for: shield,
  mal: evilEyes,
  mel: sing,
  myt: oakLeaf,
  nec: tombstone,
  obe: handOfGod,
  obf: hoodedFigure,
  obl: shadowGrasp,
  obt: tentacle,
  pot: fist,
  pre: crownedHeart,
  pro: claws,
  qui: sacrificialDagger,
  san: interlaced,
  ser: cobra,
  spi: ghost,
  str: witch,
  tem: hourglass,
  tha: chalice,
  thn: desertSkull,
  val: wingedSword,
  vic: brokenBone,
  vis: stoneBust,
  def: templarShield,
  inn: dove,
  jud: gavel,
  mar: crownOfThorns,
  red: prayer,
  ven: pointySword,
  viz: eyeOfHorus,
};

/** A clan's own; a clan of the Sabbat's wears the emblem of the clan it broke away from. */
export function clanEmblem(clan: string): Emblem | undefined {
  return CLANS[clan] ?? CLANS[clan.replace(" antitribu", "")];
}

/** The emblem of a card: a vampire's is that of the clan, which may have changed since it was printed. */
export function emblemOf(face: Face | undefined, clan?: string): Emblem {
  const own = clan || face?.clan;
  const found = own ? clanEmblem(own) : undefined;
  return found ?? TYPES[face?.types[0] ?? ""] ?? NOTHING;
}

export const typeEmblem = (type: string): Emblem => TYPES[type] ?? NOTHING;

/** The icon of a discipline by its code, at any level. */
export const disciplineIcon = (code: string): IconShape => DISCIPLINES[code.toLowerCase()] ?? spellBook;

/** Codes in small letters at basic level and in capitals at superior, as players write them. */
export function codesOf(face: Face | undefined): string[] {
  const found = face?.disciplines ?? [];
  if (Array.isArray(found)) return found;
  return Object.entries(found)
    .map(([code, level]) => (level === 2 ? code.toUpperCase() : code))
    .sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase()));
}
