/** What stands in the middle of a card's ornament: a vampire's clan; of a library card signs for what it does (a
 *  maneuver, stealth, a bleed ...) or for what it is (a place, a gun, a vehicle ...), as its text says; failing that, its
 *  discipline or type. The disciplines themselves stand at the card's side. */
import type { IconShape } from "$lib/icon";
import bow from "icon:game-icons/bow-arrow";
import bullets from "icon:game-icons/bullets";
import carnival from "icon:game-icons/carnival-mask";
import castle from "icon:game-icons/castle";
import chalice from "icon:game-icons/chalice-drops";
import city from "icon:game-icons/modern-city";
import cityCar from "icon:game-icons/city-car";
import coffin from "icon:game-icons/coffin";
import contract from "icon:game-icons/contract";
import dagger from "icon:game-icons/sacrificial-dagger";
import diamondRing from "icon:game-icons/diamond-ring";
import dodge from "icon:game-icons/dodge";
import fire from "icon:game-icons/fire";
import flag from "icon:game-icons/flying-flag";
import fleeing from "icon:game-icons/footsteps";
import gavel from "icon:game-icons/gavel";
import ghost from "icon:game-icons/floating-ghost";
import ghoul from "icon:game-icons/hooded-figure";
import horn from "icon:game-icons/hunting-horn";
import imperialCrown from "icon:game-icons/imperial-crown";
import kevlar from "icon:game-icons/kevlar";
import laptop from "icon:game-icons/laptop";
import moon from "icon:game-icons/moon";
import mummy from "icon:game-icons/ankh";
import phone from "icon:game-icons/smartphone";
import pointySword from "icon:game-icons/pointy-sword";
import quill from "icon:game-icons/quill-ink";
import rat from "icon:game-icons/rat";
import revolver from "icon:game-icons/revolver";
import scales from "icon:game-icons/scales";
import shotgun from "icon:game-icons/shotgun";
import skeletonKey from "icon:game-icons/skeleton-key";
import spellBook from "icon:game-icons/spell-book";
import target from "icon:game-icons/arena";
import wand from "icon:game-icons/crystal-wand";
import werewolf from "icon:game-icons/werewolf";
import wolfHead from "icon:game-icons/wolf-head";
import additional from "icon:game-icons/swords-power";
import awareness from "icon:game-icons/awareness";
import claws from "icon:game-icons/wolverine-claws";
import divert from "icon:game-icons/divert";
import eyeTarget from "icon:game-icons/eye-target";
import fangs from "icon:game-icons/pretty-fangs";
import fist from "icon:game-icons/fist";
import grab from "icon:game-icons/grab";
import kick from "icon:game-icons/boot-kick";
import leap from "icon:game-icons/jump-across";
import mask from "icon:game-icons/domino-mask";
import openLock from "icon:game-icons/padlock-open";
import shieldImpact from "icon:game-icons/shield-impact";
import brokenShield from "icon:game-icons/broken-shield";
import voteIcon from "icon:game-icons/vote";
import { clanEmblem, codesOf, disciplineIcon, emblemOf } from "./emblems";
import type { Face } from "$lib/protocol";

/** By words of a name, or of the beginning of a text; the first that is found counts. */
const SIGNS: readonly (readonly [RegExp, IconShape])[] = [
  [/hunting ground|\bhunt/i, horn],
  [/\bhaven\b|coffin|tomb|crypt\b/i, coffin],
  [/city|metropol|street|downtown/i, city],
  [/location/i, castle],
  [/vehicle/i, cityCar],
  [/shotgun|rifle|flamethrower/i, shotgun],
  [/\bbow\b|crossbow/i, bow],
  [/ammo/i, bullets],
  [/\bgun\b|pistol|magnum|revolver|ingram/i, revolver],
  [/dagger|knife|stake/i, dagger],
  [/melee|sword|weapon/i, pointySword],
  [/kevlar|vest|armor|jacket/i, kevlar],
  [/phone|beeper|radio/i, phone],
  [/electronic|laptop|computer/i, laptop],
  [/ring\b|amulet|talisman|signet/i, diamondRing],
  [/book|tome|scroll|fragment|discipline/i, spellBook],
  [/contract|\bdeal\b|boon/i, contract],
  [/werewol|lupine|garou/i, werewolf],
  [/wraith|ghost|spirit/i, ghost],
  [/mummy/i, mummy],
  [/mage\b|magus|wizard/i, wand],
  [/\brat|vermin|roach/i, rat],
  [/animal|hound|wolf|dog\b/i, wolfHead],
  [/ghoul/i, ghoul],
  [/fire|flame|torch|burn\b/i, fire],
  [/blood|feast|vitae/i, chalice],
  [/dodge/i, dodge],
  [/aim\b|aimed/i, target],
  [/combat ends|flee|escape/i, fleeing],
  [/archetype|masquerade|mask/i, carnival],
  [/prince|justicar|baron|title|primogen|archbishop/i, imperialCrown],
  [/anarch|sabbat|camarilla|independent|laibon/i, flag],
  [/each methuselah|reckoning|parity/i, scales],
  [/referendum|vote/i, gavel],
  [/night|dark|moon|shadow/i, moon],
  [/key\b|secret|info|contact/i, skeletonKey],
  [/letter|writ|charisma|influence/i, quill],
];

/** What a card does, by the words for it. */
const EFFECTS: readonly (readonly [RegExp, IconShape])[] = [
  [/combat ends/i, fleeing],
  [/\bdodge/i, dodge],
  [/additional strike/i, additional],
  [/maneuver/i, leap],
  [/\bpress\b/i, kick],
  [/\bprevent/i, shieldImpact],
  [/aggravated/i, claws],
  [/\bstrength\b|hand strikes? (at|for)/i, fist],
  [/\bgrapple\./i, grab],
  [/\d+R damage|ranged strike/i, bow],
  [/\+\d+ stealth(?! action)/i, mask],
  [/\+\d+ bleed/i, fangs],
  [/\+\d+ intercept/i, eyeTarget],
  [/change the target/i, divert],
  [/reduce (a|the) bleed|bleed amount is reduced/i, brokenShield],
  [/\bwakes\b/i, awareness],
  [/\bunlock (this|that|the|a|an|one|your|another)\b/i, openLock],
  [/steal \d+ blood/i, chalice],
  [/\bvotes?\b/i, voteIcon],
];
/** Cards that are played and gone: what they do matters more than what they are. */
const DEEDS = ["Action", "Action Modifier", "Reaction", "Combat"];
const MOST_SIGNS = 2;

/** The first things a text does, in the order in which it says them. */
function effectsOf(face: Face): IconShape[] {
  if (!DEEDS.includes(face.types[0] ?? "")) return [];
  return EFFECTS.map(([words, icon]) => ({ at: face.text.search(words), icon }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST_SIGNS)
    .map(({ icon }) => icon);
}

const BEGINNING = 60;

const known = new Map<number, IconShape[]>();

/** The signs in the middle of a card: one or two. */
export function chargesOf(face: Face | undefined, clan = ""): IconShape[] {
  if (!face || face.capacity !== undefined) return [emblemOf(face, clan).icon];
  let found = known.get(face.id);
  if (!found) known.set(face.id, (found = signsOf(face)));
  return found;
}

function signsOf(face: Face): IconShape[] {
  const effects = effectsOf(face);
  if (effects.length) return effects;
  const codes = codesOf(face);
  if (codes.length) return codes.slice(0, MOST_SIGNS).map(disciplineIcon);
  const own = face.clans?.map(clanEmblem).find((one) => one);
  if (own) return [own.icon];
  const [name, text] = [face.name, face.text.slice(0, BEGINNING)];
  const sign = SIGNS.find(([words]) => words.test(name)) ?? SIGNS.find(([words]) => words.test(text));
  return [sign?.[1] ?? emblemOf(face).icon];
}
