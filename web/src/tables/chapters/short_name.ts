/** What stands under a figure where its whole name has no room: of a person the first name, of one with a rank the
 *  last, of "the cloakroom attendant" what they are. */
import type { Lang } from "$lib/protocol";

const ARTICLE = /^(?:(?:the|an?|les?|la|une?|des) |l[’'])/i;
const RANK = /^(?:inspector|inspecteur|sergeant|sergent|doctor|docteur|father|abbé|père|mother|mère|madame|monsieur|maître|lady|lord)$/i;
const LEAST = 4;

export function shortName(name: string, lang: Lang): string {
  const words = name.replace(ARTICLE, "").split(" ");
  const last = words.at(-1) ?? "";
  const described = words.length > 1 && last === last.toLowerCase();
  if (!described && words.length > 1 && RANK.test(words[0]!)) return last;
  if (!described) return /^.{4,}?(?= |$)/.exec(name)?.[0] ?? name;
  // In French the noun comes first; in English last, unless more is said of it ("guard of the quay").
  const more = words.findIndex((word) => /^(?:of|with|from|in|at|on|by)$/.test(word));
  const noun = lang === "fr" ? words[0]! : words[(more > 0 ? more : words.length) - 1]!;
  return noun.length < LEAST ? name.replace(ARTICLE, "") : noun.charAt(0).toUpperCase() + noun.slice(1);
}
