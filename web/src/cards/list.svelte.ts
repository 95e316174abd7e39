/** The list of all cards, fetched when it is first wanted and kept. */
import { api } from "$lib/api";
import { Searchable } from "./search";

class Cards {
  all = $state.raw<Searchable | null>(null);
  #asked: Promise<Searchable> | null = null;

  /** The list; asked for again after it could not be had. */
  async load(): Promise<Searchable> {
    this.#asked ??= api.cardList().then((list) => (this.all = new Searchable(list)));
    try {
      return await this.#asked;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }
}

export const cards = new Cards();

/** Where the list of what was found was left, to come back to it. */
export const left = { question: "", shown: 0, scrolled: 0 };
