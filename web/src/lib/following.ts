/** Whether a list that grows at its end is kept at its end. Only the reader stops that, by scrolling up; coming back to the end
 *  starts it again. New lines, and a pane that changes its size, also move the list, so a scroll event alone proves nothing. */

/** Where a pane is scrolled to, in pixels: how far down, how high all of it is, how much of it is in sight. */
export interface Place {
  top: number;
  height: number;
  view: number;
}

/** So near to the end counts as there. */
const NEAR = 24;
/** After a gesture upwards the first pixels of it are still near the end. In milliseconds. */
const GESTURE = 400;

export class Following {
  on = true;
  #top = 0;
  #until = 0;
  #changing = false;
  #held = false;

  /** The reader moves up: with the wheel, a finger or a key. */
  up(place: Place, now: number): void {
    if (place.height <= place.view || place.top <= 0) return;
    this.on = false;
    this.#until = now + GESTURE;
  }

  /** The reader takes hold of the scroll bar; while she has it, nothing is moved. */
  hold(): void {
    this.#held = true;
  }

  release(place: Place): void {
    if (!this.#held) return;
    this.#held = false;
    this.on = isEnd(place);
    this.#top = place.top;
  }

  /** Lines have come or gone, and the list has not been moved to its end yet. */
  change(): void {
    this.#changing = true;
  }

  /** The list stands still again, at its end where it follows. */
  settle(top: number): void {
    this.#changing = false;
    this.#top = top;
  }

  scrolled(place: Place, now: number): void {
    if (this.#held) return;
    if (isEnd(place)) this.on ||= now >= this.#until;
    // Whatever else can scroll (a search of the browser, a screen reader) goes up while nothing changes.
    else if (!this.#changing && place.top < this.#top - 1) this.on = false;
    this.#top = place.top;
  }

  /** Whether the list is to be moved to its end now. */
  get pulls(): boolean {
    return this.on && !this.#held;
  }

  /** The reader asks for the latest line. */
  resume(): void {
    this.on = true;
    this.#until = 0;
  }
}

const isEnd = ({ top, height, view }: Place): boolean => height - top - view < NEAR;
