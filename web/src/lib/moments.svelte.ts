/** The great moment that is being told at a table, and the table as it was just before it. */
import { momentIn, type Moment } from "./ceremony";
import type { Entry } from "./live.svelte";
import type { Frame } from "./protocol";

export class Moments {
  now = $state.raw<Moment | null>(null);
  /** The table before it; it stays in sight while the moment is told. What was asked then is answered: touched now, it
   *  would be taken for an answer to what is asked after the moment. */
  before = $state.raw<Frame | null>(null);
  #last: Frame | null = null;
  /** The last frame that showed another table than the present one: one answer may be told in several steps. */
  #earlier: Frame | null = null;

  /** The table was shown, with the latest lines of its log and those that are new. */
  see(frame: Frame, log: readonly Entry[], news: readonly Entry[]): void {
    const [first] = news;
    const found = first ? momentIn(log, first.line) : null;
    // A question that runs on a clock is not to be covered, nor what a lesson says.
    if (this.now && isAsked(frame)) this.close();
    const last = this.#last;
    if (last && last.table !== frame.table) this.#earlier = last;
    this.#last = frame;
    // Whoever gives up before anything has happened leaves the table as it was.
    const before = this.#earlier ?? last;
    if (found && before && !isTimed(frame) && (frame.lesson?.done ?? true)) {
      this.before = { ...before, question: null };
      this.now = found;
    }
  }

  close(): void {
    this.now = this.before = null;
  }
}

/** Whether the viewer is asked while a clock runs: nothing may stand before that question. */
const isAsked = (frame: Frame): boolean => frame.question !== null && isTimed(frame);

/** Whether a clock runs for the viewer. */
export const isTimed = (frame: Frame): boolean =>
  frame.clocks?.some((clock) => clock.seat === frame.seat && clock.due !== null) ?? false;
