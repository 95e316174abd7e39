/** A picture for everything the game has a name for: items, events, encounters, combat cards, people, tokens. */
import type { IconShape } from "$lib/icon";
import allSeeingEye from "icon:game-icons/all-seeing-eye";
import anchor from "icon:game-icons/anchor";
import archiveResearch from "icon:game-icons/archive-research";
import barricade from "icon:game-icons/barricade";
import bat from "icon:game-icons/bat";
import biceps from "icon:game-icons/biceps";
import binoculars from "icon:game-icons/binoculars";
import bowieKnife from "icon:game-icons/bowie-knife";
import brain from "icon:game-icons/brain";
import brokenHeart from "icon:game-icons/broken-heart";
import brokenHeartZone from "icon:game-icons/broken-heart-zone";
import captainHatProfile from "icon:game-icons/captain-hat-profile";
import cardPickup from "icon:game-icons/card-pickup";
import chatBubble from "icon:game-icons/chat-bubble";
import church from "icon:game-icons/church";
import claws from "icon:game-icons/claws";
import cloakDagger from "icon:game-icons/cloak-dagger";
import clover from "icon:game-icons/clover";
import coffin from "icon:game-icons/coffin";
import coins from "icon:game-icons/coins";
import crossShield from "icon:game-icons/cross-shield";
import crossbow from "icon:game-icons/crossbow";
import crossedSwords from "icon:game-icons/crossed-swords";
import devilMask from "icon:game-icons/devil-mask";
import direwolf from "icon:game-icons/direwolf";
import dodging from "icon:game-icons/dodging";
import dramaMasks from "icon:game-icons/drama-masks";
import drop from "icon:game-icons/drop";
import duffelBag from "icon:game-icons/duffel-bag";
import dynamite from "icon:game-icons/dynamite";
import eclipse from "icon:game-icons/eclipse";
import enrage from "icon:game-icons/enrage";
import evilBat from "icon:game-icons/evil-bat";
import evilEyes from "icon:game-icons/evil-eyes";
import evilMoon from "icon:game-icons/evil-moon";
import evilTower from "icon:game-icons/evil-tower";
import exitDoor from "icon:game-icons/exit-door";
import fangedSkull from "icon:game-icons/fanged-skull";
import fangs from "icon:game-icons/fangs";
import femaleVampire from "icon:game-icons/female-vampire";
import fog from "icon:game-icons/fog";
import footprint from "icon:game-icons/footprint";
import garlic from "icon:game-icons/garlic";
import ghost from "icon:game-icons/ghost";
import guards from "icon:game-icons/guards";
import hearts from "icon:game-icons/hearts";
import holySymbol from "icon:game-icons/holy-symbol";
import horseHead from "icon:game-icons/horse-head";
import horseshoe from "icon:game-icons/horseshoe";
import hospitalCross from "icon:game-icons/hospital-cross";
import hourglass from "icon:game-icons/hourglass";
import jeweledChalice from "icon:game-icons/jeweled-chalice";
import jumpAcross from "icon:game-icons/jump-across";
import laurelCrown from "icon:game-icons/laurel-crown";
import lightBackpack from "icon:game-icons/light-backpack";
import lightningStorm from "icon:game-icons/lightning-storm";
import lips from "icon:game-icons/lips";
import loveLetter from "icon:game-icons/love-letter";
import magnifyingGlass from "icon:game-icons/magnifying-glass";
import mailedFist from "icon:game-icons/mailed-fist";
import medicalDrip from "icon:game-icons/medical-drip";
import moon from "icon:game-icons/moon";
import moonBats from "icon:game-icons/moon-bats";
import neckBite from "icon:game-icons/neck-bite";
import newspaper from "icon:game-icons/newspaper";
import nightSky from "icon:game-icons/night-sky";
import oldMicrophone from "icon:game-icons/old-microphone";
import oldWagon from "icon:game-icons/old-wagon";
import outbackHat from "icon:game-icons/outback-hat";
import pentacle from "icon:game-icons/pentacle";
import punch from "icon:game-icons/punch";
import quill from "icon:game-icons/quill";
import quillInk from "icon:game-icons/quill-ink";
import rat from "icon:game-icons/rat";
import returnArrow from "icon:game-icons/return-arrow";
import revolver from "icon:game-icons/revolver";
import run from "icon:game-icons/run";
import scrollQuill from "icon:game-icons/scroll-quill";
import scrollUnfurled from "icon:game-icons/scroll-unfurled";
import secretBook from "icon:game-icons/secret-book";
import shoonerSailboat from "icon:game-icons/shooner-sailboat";
import silverBullet from "icon:game-icons/silver-bullet";
import sleepingBag from "icon:game-icons/sleeping-bag";
import sniffingDog from "icon:game-icons/sniffing-dog";
import spiralArrow from "icon:game-icons/spiral-arrow";
import spookyHouse from "icon:game-icons/spooky-house";
import sprint from "icon:game-icons/sprint";
import spy from "icon:game-icons/spy";
import stakeHammer from "icon:game-icons/stake-hammer";
import steamLocomotive from "icon:game-icons/steam-locomotive";
import stethoscope from "icon:game-icons/stethoscope";
import sun from "icon:game-icons/sun";
import sunCloud from "icon:game-icons/sun-cloud";
import sunrise from "icon:game-icons/sunrise";
import talk from "icon:game-icons/talk";
import tearTracks from "icon:game-icons/tear-tracks";
import theaterCurtains from "icon:game-icons/theater-curtains";
import threeFriends from "icon:game-icons/three-friends";
import ticket from "icon:game-icons/ticket";
import tombstone from "icon:game-icons/tombstone";
import topHat from "icon:game-icons/top-hat";
import torch from "icon:game-icons/torch";
import treasureMap from "icon:game-icons/treasure-map";
import twoCoins from "icon:game-icons/two-coins";
import vampireCape from "icon:game-icons/vampire-cape";
import vampireDracula from "icon:game-icons/vampire-dracula";
import winchesterRifle from "icon:game-icons/winchester-rifle";
import wingCloak from "icon:game-icons/wing-cloak";
import wolfHead from "icon:game-icons/wolf-head";
import wolfHowl from "icon:game-icons/wolf-howl";
import ban from "icon:lucide/ban";
import circleHelp from "icon:lucide/circle-help";
import eye from "icon:lucide/eye";

export const icons: Record<string, IconShape> = {
  rifle: winchesterRifle,
  pistol: revolver,
  knife: bowieKnife,
  garlic,
  crucifix: holySymbol,
  heavenly_host: jeweledChalice,
  holy_circle: pentacle,
  garlic_wreath: laurelCrown,
  holy_bullets: silverBullet,
  dogs: sniffingDog,
  stake: stakeHammer,
  fast_horses: horseHead,
  punch,
  dodge: dodging,
  escape: run,
  fangs,
  strength: biceps,
  claws,
  mesmerize: evilEyes,
  plotting: secretBook,
  escape_as_bat: evilBat,
  escape_as_mist: fog,
  dark_call: moonBats,
  feed: neckBite,
  hide: coffin,
  wolf_form: direwolf,
  misdirect: footprint,
  new_vampire: vampireDracula,
  reckless_vampire: femaleVampire,
  aristocratic_vampire: vampireCape,
  hoax: dramaMasks,
  unnatural_fog: fog,
  desecrated_soil: tombstone,
  szgany_mob: torch,
  rats: rat,
  saboteur: dynamite,
  wolves: wolfHead,
  szgany_bodyguards: guards,
  bats: bat,
  spy,
  newspaper_reports: newspaper,
  chartered_carriage: oldWagon,
  hired_scouts: binoculars,
  long_night: nightSky,
  excellent_weather: sunCloud,
  surprising_return: returnArrow,
  sense_of_emergency: sprint,
  speedy_telegraph: loveLetter,
  escape_route: exitDoor,
  local_rumors: talk,
  forewarned: allSeeingEye,
  blood_transfusion: medicalDrip,
  good_luck: clover,
  renewed_vigor: sunrise,
  planned_ambush: crossbow,
  mystic_research: archiveResearch,
  lucky_find: magnifyingGlass,
  evil_presence: ghost,
  wax_cylinders: oldMicrophone,
  consecrated_ground: church,
  lucys_revenge: brokenHeart,
  hypnosis: spiralArrow,
  heroic_leap: jumpAcross,
  behind_the_veil: theaterCurtains,
  money_trail: coins,
  vampire_lair: spookyHouse,
  great_strength: mailedFist,
  rufus_smith: captainHatProfile,
  sister_agatha: crossShield,
  jonathan_harker: quillInk,
  hidden_schemes: cloakDagger,
  summon_storms: lightningStorm,
  roadblock: barricade,
  wild_horses: horseshoe,
  devilish_power: devilMask,
  vampiric_influence: brain,
  false_tip: scrollQuill,
  unearthly_swiftness: wingCloak,
  sensationalist_press: scrollUnfurled,
  enraged: enrage,
  darkness_returns: eclipse,
  customs_search: duffelBag,
  seduction: lips,
  nocturnal_visit: evilMoon,
  draculas_brides: threeFriends,
  great_wolf: wolfHowl,
  immanuel_hildesheim: twoCoins,
  godalming: topHat,
  seward: stethoscope,
  van_helsing: outbackHat,
  mina: quill,
  dracula: vampireDracula,
  castle: evilTower,
  hospital: hospitalCross,
  road: oldWagon,
  rail: steamLocomotive,
  sea: shoonerSailboat,
  anchor,
  storm: lightningStorm,
  fogbank: fog,
  barricade,
  holy: church,
  host: jeweledChalice,
  lair: coffin,
  rumor: chatBubble,
  ticket,
  heart: hearts,
  bite: neckBite,
  despair: tearTracks,
  influence: drop,
  sun,
  moon,
  hourglass,
  weak: brokenHeartZone,
  delay: sleepingBag,
  event: scrollUnfurled,
  item: lightBackpack,
  encounter: fangedSkull,
  suspect: circleHelp,
  watch: eye,
  cleared: ban,
  sword: crossedSwords,
  trail: footprint,
  map: treasureMap,
  deck: cardPickup,
};

/** The picture of a kind of card; a scroll for one without a picture of its own. */
export const iconOf = (kind: string): IconShape => icons[kind] ?? scrollUnfurled;
