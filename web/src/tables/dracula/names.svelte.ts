/** What places, cards and hunters are called: the game's own messages, the same files the server speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speech } from "$lib/i18n.svelte";
import type { Lang } from "$lib/protocol";
import { kindOf, ticketOf } from "./box";
import { HUNTERS, type Ref } from "./view";
import en from "../../../../src/nocturne/locale/en/dracula-names.ftl?raw";
import fr from "../../../../src/nocturne/locale/fr/dracula-names.ftl?raw";

const texts: Record<Lang, string> = { en, fr };
const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let known = bundles.get(lang);
  if (!known) {
    known = new FluentBundle(lang, { useIsolating: false });
    known.addResource(new FluentResource(texts[lang]));
    bundles.set(lang, known);
  }
  return known;
}

/** A message of the game's names, in the language spoken now; empty where there is none. */
export function word(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundle(speech.lang);
  const value = words.getMessage(id)?.value;
  return value ? words.formatPattern(value, args, []) : "";
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
