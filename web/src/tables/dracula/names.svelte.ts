/** What places, cards and hunters are called: the game's own messages, the same files the server speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speech } from "$lib/i18n.svelte";
import type { Lang } from "$lib/protocol";
import { kindOf, ticketOf } from "./box";
import { HUNTERS, type Ref } from "./view";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../../../src/nocturne/locale/en/dracula-names.ftl?raw"),
  fr: () => import("../../../../src/nocturne/locale/fr/dracula-names.ftl?raw"),
};
/** Only the language spoken is fetched; another when somebody changes to it. */
let bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
const coming = new Set<Lang>();

async function fetchNames(lang: Lang): Promise<void> {
  coming.add(lang);
  try {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource((await files[lang]()).default));
    bundles = { ...bundles, [lang]: bundle };
  } finally {
    coming.delete(lang);
  }
}

/** The names in the language spoken now; those of another one until they are there. */
function names(): FluentBundle | undefined {
  const lang = speech.lang;
  const known = bundles[lang];
  if (!known && !coming.has(lang)) fetchNames(lang).catch(() => undefined);
  return known ?? Object.values(bundles)[0];
}

await fetchNames(speech.lang);

/** A message of the game's names, in the language spoken now; empty where there is none. */
export function word(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = names();
  const value = words?.getMessage(id)?.value;
  return words && value ? words.formatPattern(value, args, []) : "";
}

/** The name of a thing: `city:paris`, `item:12`, `hunter:3`, `power:hide`. */
export function nameOf(ref: Ref): string {
  const [family = "", ident = ""] = ref.split(":");
  if (family === "hunter") return word(`dracula-character-${HUNTERS[Number(ident)] ?? (ident === "-1" ? "dracula" : ident)}`);
  if (family === "ticket") return word("dracula-ticket", { ...ticketOf(ref) });
  if (["event", "item", "encounter", "combat", "power"].includes(family)) return cardName(kindOf(ref));
  return word(`dracula-${family}-${ident}`);
}

/** The name of a kind of card. */
export const cardName = (kind: string): string => word(`dracula-card-${kind}`);

/** A name short enough for a small token. */
export const hunterName = (hunter: string): string => word(`dracula-character-${hunter}`);
