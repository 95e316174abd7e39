/** The sentences of the page, in French and English, switchable at any moment.
 *  Messages live in src/locale/{en,fr}/*.ftl; the shell's are there from the start, a game's come with its table. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGS, type Lang } from "./protocol";

export type Topic = "shell" | "lobby" | "cards" | "decks" | "tournaments" | "limited" | "clubs" | "rules" | "vtes" | "dracula" | "chapters";
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../locale/*/*.ftl", { query: "?raw", import: "default" });

class Speech {
  lang = $state<Lang>("en");
  /** One bundle for each language; replaced as a whole when texts come in, so that whatever shows them follows. */
  #bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  #topics = new Set<Topic>(["shell"]);
  #texts = new Map<string, string>();

  /** Speak a language from now on: loads the texts first, so that nothing is ever shown half translated. */
  async speak(lang: Lang): Promise<void> {
    await this.#gather(lang);
    this.lang = lang;
    if (typeof document === "undefined") return;
    document.documentElement.lang = lang;
    document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
  }

  /** Make the messages of a game known, in the language spoken now and in those spoken later. */
  async learn(topic: Topic): Promise<void> {
    this.#topics.add(topic);
    await this.#gather(this.lang);
  }

  async #gather(lang: Lang): Promise<void> {
    const wanted = [...this.#topics].map((topic) => `../locale/${lang}/${topic}.ftl`);
    const absent = wanted.filter((path) => !this.#texts.has(path) && path in files);
    const read = await Promise.all(absent.map((path) => files[path]!()));
    absent.forEach((path, at) => this.#texts.set(path, read[at]!));
    if (absent.length === 0 && this.#bundles[lang]) return;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const [path, text] of this.#texts)
      if (path.startsWith(`../locale/${lang}/`)) bundle.addResource(new FluentResource(text));
    this.#bundles = { ...this.#bundles, [lang]: bundle };
  }

  has(id: string): boolean {
    return this.#bundles[this.lang]?.hasMessage(id) ?? false;
  }

  say(id: string, args?: Args): string {
    const bundle = this.#bundles[this.lang];
    const value = bundle?.getMessage(id)?.value;
    return bundle && value ? bundle.formatPattern(value, args ?? null, []) : `⟦${id}⟧`;
  }
}

export const speech = new Speech();

/** The sentence of this id in the language spoken now. */
export const t = (id: string, args?: Args): string => speech.say(id, args);

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLang(cookies: string, preferred: readonly string[]): Lang {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(cookies)?.[1];
  const wanted = [chosen, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return LANGS.find((lang) => lang === wanted.find((one) => LANGS.some((known) => known === one))) ?? "en";
}
