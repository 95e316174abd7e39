/** What the page adds to the protocol: the games it can draw, what a table's component is given, and what it keeps in a frame. */
import type { Mark, MarkKind, Option } from "./protocol";

export type GameId = "vtes" | "dracula" | "chapters";
export const GAMES: readonly GameId[] = ["vtes", "dracula", "chapters"];

declare module "./protocol" {
  interface Frame<T> {
    /** I only watch, and look from the side of `seat`. */
    watching?: boolean;
    /** Everything told since the table was shown afresh (see Live). */
    told?: LogLine[];
  }
  interface ReplayFrame<T> {
    watching?: boolean;
    told?: LogLine[];
  }
}

/** What a game's table can do. The page sends offered answers; it decides nothing itself. */
export interface Acting {
  /** Give this answer. */
  choose(option: Option): void;
  /** The offered answers whose subjects contain the thing: it is lit when there is one. */
  lit(ref: string): Option[];
  /** Touch a thing: one lit answer is given, several open the list of them, none shows the thing in full.
   *  `at` is the element touched, where the list opens. */
  touch(ref: string, at?: Element | null): void;
  /** Show a thing in full, with "why can't I?". */
  inspect(ref: string): void;
  /** Ask why nothing can be done with a thing, or why a move (its key) is not possible. */
  why(about: string): void;
  /** The things of the answer that is pointed at in the list: to be shown more strongly. */
  readonly pointed: readonly string[];
  /** What my side has marked; nothing where nobody shares marks with me. */
  readonly marks?: readonly Mark[] | null;
  /** Put a mark on a place for my side; an empty one takes it away. */
  mark?(ref: string, kind: MarkKind | ""): void;
  /** An answer is on its way: nothing can be chosen. */
  readonly busy: boolean;
  /** This is a finished game looked at again: nothing can be chosen. */
  readonly replaying: boolean;
}
