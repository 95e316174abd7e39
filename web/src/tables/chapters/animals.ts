/** Animals are drawn as what they are called: a rat is a rat. Packs name their animals in two languages, so the words
 *  of both are known; an animal whose name says nothing is drawn as a paw. */
import type { IconShape } from "$lib/icon";
import bat from "icon:game-icons/evil-bat";
import bird from "icon:game-icons/dove";
import cat from "icon:game-icons/cat";
import crow from "icon:game-icons/raven";
import dog from "icon:game-icons/sitting-dog";
import fox from "icon:game-icons/fox";
import gull from "icon:game-icons/seagull";
import horse from "icon:game-icons/horse-head";
import hound from "icon:game-icons/hound";
import mouse from "icon:game-icons/seated-mouse";
import owl from "icon:game-icons/owl";
import paw from "icon:game-icons/paw";
import pig from "icon:game-icons/pig";
import rabbit from "icon:game-icons/rabbit";
import rat from "icon:game-icons/rat";
import snake from "icon:game-icons/snake";
import spider from "icon:game-icons/masked-spider";
import wolf from "icon:game-icons/wolf-head";

/** The words of a name, without accents, singular or plural. The first that fits decides: a "chauve-souris" is no mouse. */
const WORDS: [RegExp, IconShape][] = [
  [/\b(bats?|chauves?-souris)\b/, bat],
  [/\b(rats?|surmulots?)\b/, rat],
  [/\b(mouse|mice|souris)\b/, mouse],
  [/\b(hounds?|mastiffs?|molosses?|limiers?)\b/, hound],
  [/\b(dogs?|puppy|curs?|chiens?|chiennes?|chiots?)\b/, dog],
  [/\b(cats?|kittens?|chats?|chattes?|chatons?)\b/, cat],
  [/\b(gulls?|seagulls?|mouettes?|goelands?)\b/, gull],
  [/\b(crows?|ravens?|rooks?|corbeaux?|corneilles?)\b/, crow],
  [/\b(owls?|hiboux?|chouettes?)\b/, owl],
  [/\b(pigeons?|doves?|birds?|colombes?|oiseaux?|sparrows?|moineaux?)\b/, bird],
  [/\b(rabbits?|hares?|lapins?|lievres?)\b/, rabbit],
  [/\b(wolf|wolves|loups?|louves?)\b/, wolf],
  [/\b(foxe?s?|renards?)\b/, fox],
  [/\b(horses?|mares?|cheval|chevaux|juments?)\b/, horse],
  [/\b(pigs?|sows?|cochons?|porcs?|truies?)\b/, pig],
  [/\b(snakes?|adders?|vipers?|serpents?|viperes?|couleuvres?)\b/, snake],
  [/\b(spiders?|araignees?)\b/, spider],
];

export function animalSign(name: string): IconShape {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return WORDS.find(([words]) => words.test(plain))?.[1] ?? paw;
}
