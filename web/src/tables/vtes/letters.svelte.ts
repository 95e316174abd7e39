/** How wide words are in the letters of the page, measured once for each. Until a family of letters has come its words
 *  are measured in those that stand in for it, and then anew. */
import { lettered, type Lettering, type Measure, type Space } from "./lettering";

/** The families that names are written in, as in app.css. */
const FAMILIES = {
  ui: '"Inter", system-ui, sans-serif',
  title: '"Cinzel", "Times New Roman", serif',
} as const;

export type Family = keyof typeof FAMILIES;

/** A space, and the letters that a name is written in there. */
export interface Way extends Space {
  family: Family;
}

/** A name as it is written, in which of the ways. */
export interface Written extends Lettering {
  way: Way;
}

/** Words are measured in letters of this size. */
const LARGE = 100;

class Letters {
  // Without a page, as in the small tests, words are estimated.
  #pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  #widths: Record<Family, Map<string, number>> = { ui: new Map(), title: new Map() };
  #come = $state({ ui: 0, title: 0 });

  constructor() {
    if (!this.#pen) return;
    for (const family of Object.keys(FAMILIES) as Family[])
      void document.fonts.load(`600 ${LARGE}px ${FAMILIES[family]}`).then(
        () => {
          this.#widths[family].clear();
          this.#come[family]++;
        },
        () => undefined, // the letters that stand in for them stay
      );
  }

  /** A name in the first of these ways in which it fits, else in the last. */
  write(name: string, ways: readonly [Way, ...Way[]]): Written {
    let written: Written | undefined;
    for (const way of ways) {
      written = { ...lettered(name, way, this.#in(way.family)), way };
      if (written.fits) break;
    }
    return written!;
  }

  /** The largest letters in which a name has room in a space that is measured in hundredths of its width. */
  share(name: string, way: Way): number {
    return lettered(name, way, this.#in(way.family)).size / 100;
  }

  /** The measure of words in a family's letters. */
  #in(family: Family): Measure {
    void this.#come[family];
    const widths = this.#widths[family];
    return (words) => {
      const known = widths.get(words);
      if (known !== undefined) return known;
      const width = this.#measured(words, family);
      widths.set(words, width);
      return width;
    };
  }

  #measured(words: string, family: Family): number {
    if (!this.#pen) return 0.6 * words.length;
    this.#pen.font = `600 ${LARGE}px ${FAMILIES[family]}`;
    return this.#pen.measureText(words).width / LARGE;
  }
}

export const letters = new Letters();
