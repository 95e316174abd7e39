/** What moves for a moment, told by references to things on the table. A game makes cues out of a beat; the layer over
 *  the table finds the things and draws them. A cue about something that is not to be seen is left out. */
import type { Component } from "svelte";
import type { Beat } from "../beats";
import type { Described, Frame, LogLine } from "../protocol";

/** What it means, never told by the colour alone: losses have a minus, gains a plus, the rest has words. */
export type Tone = "loss" | "gain" | "plain";

export type Cue =
  /** Some words rise from a thing. */
  | { kind: "words"; at: string; text: string; tone: Tone }
  /** Drops go from one thing to another, or fall away (`to` is null). */
  | { kind: "flow"; from: string; to: string | null; count: number; tone: Tone }
  /** A line is drawn from one thing to another and fades. */
  | { kind: "line"; from: string; to: string; tone: Tone }
  /** One thing strikes another. */
  | { kind: "strike"; from: string; to: string }
  /** A ring spreads from a thing. */
  | { kind: "ring"; at: string; tone: Tone };

/** The things a cue is about. */
export function refsOf(cue: Cue): string[] {
  if (cue.kind === "words" || cue.kind === "ring") return [cue.at];
  return cue.to === null ? [cue.from] : [cue.from, cue.to];
}

/** A line that stands for as long as something is going on, with a few words about it. */
export interface Arrow {
  from: string;
  to: string[];
  words: string[];
}

/** How a game's beats are shown. */
export interface Motion {
  /** How long a line is looked at by who sits on `seat`: 1 for an ordinary one, 0 for what goes along with the next. */
  weight?: (line: LogLine, seat: number | null) => number;
  /** The card that is played in a beat and should be read: a reference; null where there is none. */
  spotlight?: (beat: Beat<any>) => string | null;
  /** Whether the server is asked for the words of that card. */
  described?: boolean;
  /** Draws that card, large. `described` are its words, where they are asked for and once they have come. */
  Card?: Component<{ frame: any; about: string; described: Described | null }>;
  cues?: (beat: Beat<any>) => Cue[];
  arrows?: (frame: Frame<any>) => Arrow[];
}
