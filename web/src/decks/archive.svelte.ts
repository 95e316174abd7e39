/** The server's archive of decks: whether it has one, asked for once. */
import { api } from "$lib/api";
import type { ArchiveShown } from "$lib/protocol";

class ServerArchive {
  shown = $state.raw<ArchiveShown | null>(null);
  #asked: Promise<void> | null = null;

  /** Asked for again after it could not be had. */
  async load(): Promise<void> {
    this.#asked ??= api.archive().then((told) => {
      this.shown = told;
    });
    try {
      await this.#asked;
    } catch {
      this.#asked = null;
    }
  }

  /** How many decks it has; 0 where there is none, or none yet. */
  get decks(): number {
    return this.shown?.decks ?? 0;
  }
}

export const archive = new ServerArchive();
