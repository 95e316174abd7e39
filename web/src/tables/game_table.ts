/** What the room asks of each game: its table, and perhaps a picture of a thing for the window that shows it in full. */
import type { Component } from "svelte";
import type { Acting, Frame, GameId, LogLine, Question } from "$lib/protocol";
import type { Grouping } from "$lib/choosing";
import type { Join } from "$lib/fold";
import type { Concerns } from "$lib/mine";
import type { Motion } from "$lib/motion/cues";
import type { Recalled, RecapOf } from "$lib/recap";
import { speech } from "$lib/i18n.svelte";

export interface GameTable {
  // The frame of each game has a view of its own; the room passes on what the server sent for that game.
  Table: Component<{ frame: any; act: Acting }>;
  /** Drawn above the words that describe the thing `about`; draws nothing for things it has no picture of. */
  Picture?: Component<{ frame: any; about: string; act: Acting }>;
  /** Whether the picture of `about` says everything itself: the words that describe it are left out then. */
  tellsAll?: (about: string) => boolean;
  /** Whether a line of the log tells of something done to the viewer, worth an alert; without it, a line that
   *  names her and does not begin with her. */
  concerns?: (line: LogLine, frame: Frame<any>) => boolean;
  /** Whether a line tells of an attack on the viewer, which is heard; without it, what is worth an alert. */
  attacks?: (line: LogLine, frame: Frame<any>) => boolean;
  /** Which lines of the log concern a seat, now or earlier; without it, those that name it. `lines` is what is known of the log. */
  concerning?: (seat: number, table: any, lines: readonly LogLine[]) => Concerns;
  /** How its moves are shown one after another: how long, which card is held up, what moves. */
  motion?: Motion;
  /** What a seat missed, in a few sentences, given the lines since its last decision. */
  recap?: RecapOf<any>;
  /** Whether a seat has left the game before its end. */
  isOut?: (seat: number, table: any) => boolean;
  /** Whether a seat has given up and leaves the game soon. */
  isLeaving?: (seat: number, table: any) => boolean;
  /** The end of a chapter in sentences under titles, given the lines of it. */
  summary?: (lines: readonly LogLine[]) => { title: string; sentences: Recalled[] }[];
  /** How the game went, shown with its result; fetched when it is over. */
  result?: () => Promise<{ default: Component<{ table: string; frame: any }> }>;
  /** One line of the log out of two that follow each other, where there are words for both together. */
  together?: Join;
  /** Several answers given as one, where a question is asked again and again; shows nothing for other questions. */
  Plan?: Component<{
    frame: any;
    question: Question;
    busy: boolean;
    carryOut: (ask: string, keys: string[]) => void;
  }>;
  /** How a long list of answers is grouped. */
  grouping?: Grouping;
  /** Touching a thing lists its answers even where there is one, unless all answers are of one kind. */
  lists?: boolean;
  /** Whether the table itself asks this question, with all its answers: the room then only says what is asked. */
  asks?: (question: Question) => boolean;
}

const tables: Record<GameId, () => Promise<{ default: GameTable }>> = {
  vtes: () => import("./vtes"),
  dracula: () => import("./dracula"),
  chapters: () => import("./chapters"),
};

/** Fetch the table of a game and its messages; only then is it shown. */
export async function bring(game: GameId): Promise<GameTable> {
  const [table] = await Promise.all([tables[game](), speech.learn(game)]);
  return table.default;
}
