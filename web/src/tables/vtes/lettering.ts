/** How a name is written into a small space: on as many lines as have room, in the largest letters in which the whole of
 *  it fits. No name is cut. It computes with widths only; who measures words is given. */

/** Where a name is written, in pixels. */
export interface Space {
  width: number;
  height: number;
  /** What is taken of it in the last corner. */
  taken?: { width: number; height: number };
  /** The largest letters, and the smallest that are tried. */
  largest: number;
  least: number;
  /** Whether letters may be narrower than usual where the smallest have no room. */
  narrower?: boolean;
}

/** The name there: the size of its letters, its lines, and whether all of it has room; how far its lines stand apart, in
 *  heights of letters, and how wide its letters are beside their usual width. */
export interface Lettering {
  size: number;
  lines: string[];
  fits: boolean;
  leading: number;
  stretch: number;
}

/** The width of words in letters of one pixel. */
export type Measure = (words: string) => number;

/** The height of a line, in heights of its letters. */
export const LEADING = 1.06;
/** How far few letters reach below the others, in heights of letters. */
const DESCENT = 0.22;
const STEP = 0.5;
/** What may be tried where a name has no room in the smallest letters: lines closer together, then narrower letters. Letters
 *  that are narrow are easier to read than letters that are small. */
const CLOSER = [
  { leading: 0.92, stretch: 1 },
  { leading: 0.92, stretch: 0.92 },
  { leading: 0.92, stretch: 0.84 },
  { leading: 0.92, stretch: 0.76 },
];
/** Browsers round the widths of small letters. */
const SLACK = 1.02;
/** How much narrower lines are tried, so that they become about equally long. */
const NARROWER = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

/** A line may end after a space, and inside a word after a hyphen. */
const partsOf = (name: string): string[] => name.split(/(?<=\s)|(?<=[-–—/])(?=\p{L})/u);

/** The lines of a name in letters of this size, each as full as can be. */
function wrapped(parts: readonly string[], size: number, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    const longer = line + part;
    if (line && measure(longer.trimEnd()) * size * SLACK > width) {
      lines.push(line.trimEnd());
      line = part;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}

/** Whether lines have room; they stand in the middle of the space's height. */
function fits(lines: readonly string[], size: number, leading: number, space: Space, measure: Measure): boolean {
  const line = size * leading;
  const below = (space.height - lines.length * line) / 2;
  const { width: takenWidth, height: takenHeight } = space.taken ?? { width: 0, height: 0 };
  const foot = (at: number): number => below + (lines.length - 1 - at) * line + size * DESCENT;
  const taken = (at: number): number => (foot(at) < takenHeight ? takenWidth : 0);
  return below >= 0 && lines.every((words, at) => measure(words) * size * SLACK <= space.width - taken(at));
}

/** The lines of a name in letters of one size, about equally long; undefined where they have no room. */
function linesAt(parts: readonly string[], size: number, leading: number, space: Space, measure: Measure): string[] | undefined {
  let best: string[] | undefined;
  for (const share of NARROWER) {
    const lines = wrapped(parts, size, space.width * share, measure);
    if (best && lines.length > best.length) break;
    if (fits(lines, size, leading, space, measure)) best = lines;
  }
  return best;
}

/** A name as it is written there. */
export function lettered(name: string, space: Space, measure: Measure): Lettering {
  const parts = partsOf(name);
  for (let size = space.largest; size >= space.least; size -= STEP) {
    const lines = linesAt(parts, size, LEADING, space, measure);
    if (lines) return { size, lines, fits: true, leading: LEADING, stretch: 1 };
  }
  const size = space.least;
  for (const { leading, stretch } of space.narrower ? CLOSER : []) {
    const lines = linesAt(parts, size, leading, space, (words) => measure(words) * stretch);
    if (lines) return { size, lines, fits: true, leading, stretch };
  }
  return { size, lines: wrapped(parts, size, space.width, measure), fits: false, leading: LEADING, stretch: 1 };
}
