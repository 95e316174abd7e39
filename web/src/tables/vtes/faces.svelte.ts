/** What is printed on cards, fetched once for each language and kept. Cards asked for together are fetched together. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "$lib/api";
import { speech } from "$lib/i18n.svelte";
import type { Face, Lang } from "$lib/protocol";

/** The server gives at most so many at once. */
const MOST = 200;
const RETRY_AFTER = 4_000;

/** Names of cards stand between slashes in the printed texts: `/Into Thin Air/`. */
export const plainText = (text: string): string => text.replace(/(?<!\w)\/(\w[^/\n]*)\/(?!\w)/g, "$1");

class Faces {
  /** Where the printed cards are, for those who agreed to see them; a picture that is not there is forgotten. */
  #pictures = new SvelteMap<number, string>();
  #known: Record<Lang, SvelteMap<number, Face>> = { en: new SvelteMap(), fr: new SvelteMap() };
  #asked: Record<Lang, Set<number>> = { en: new Set(), fr: new Set() };
  #wanted = new Set<number>();

  /** The face in the language spoken now; undefined until it has come. */
  of(printed: number | undefined): Face | undefined {
    if (!printed) return undefined;
    const lang = speech.lang;
    const face = this.#known[lang].get(printed);
    if (!face && !this.#asked[lang].has(printed)) this.#want(printed);
    // In another language it is better than nothing: type and disciplines are the same.
    return face ?? this.#known[lang === "en" ? "fr" : "en"].get(printed);
  }

  /** The address of the picture of a printed card; undefined where our own face is shown. */
  picture(printed: number | undefined): string | undefined {
    return printed ? this.#pictures.get(printed) : undefined;
  }

  /** There is no such picture, or it cannot be shown: our own face stays. */
  dropPicture(printed: number): void {
    this.#pictures.delete(printed);
  }

  #want(printed: number): void {
    if (this.#wanted.size === 0) setTimeout(() => void this.#fetch());
    this.#wanted.add(printed);
  }

  async #fetch(): Promise<void> {
    const lang = speech.lang;
    const all = [...this.#wanted];
    this.#wanted.clear();
    for (let at = 0; at < all.length; at += MOST) {
      const ids = all.slice(at, at + MOST);
      ids.forEach((id) => this.#asked[lang].add(id));
      try {
        const told = await api.faces(ids);
        for (const face of told.cards) this.#known[lang].set(face.id, { ...face, text: plainText(face.text) });
        for (const [id, address] of Object.entries(told.pictures)) this.#pictures.set(Number(id), address);
      } catch {
        // The table goes on with names alone; the faces are asked for again in a while.
        setTimeout(() => {
          ids.forEach((id) => this.#asked[lang].delete(id));
          ids.forEach((id) => this.#want(id));
        }, RETRY_AFTER);
      }
    }
  }
}

export const faces = new Faces();
