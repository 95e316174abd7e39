/** What the server tells and is told, as docs/server.md describes it. The page knows no rule of any game. */

export type GameId = "vtes" | "dracula" | "chapters";
export const GAMES: readonly GameId[] = ["vtes", "dracula", "chapters"];
export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];

/** Part of a sentence: text, or the name of a thing with its reference. */
export type Segment = string | { ref: string; text: string };

export interface Option {
  key: string;
  label: Segment[];
  /** The references and numbers the label was made of. */
  args: Record<string, unknown>;
  /** The things to light up. */
  subjects: string[];
  /** Ids of the rules it comes from. */
  rules: string[];
  /** What to know before choosing it. */
  note?: Segment[] | null;
  /** The note speaks against it as things stand: it is never shown first. */
  against?: boolean;
}

export interface Question {
  number: number;
  text: Segment[];
  /** The message id of the question: which kind of question it is. */
  ask: string;
  /** The references and numbers the sentence was made of. */
  args: Record<string, unknown>;
  options: Option[];
  sealed: boolean;
  /** It is not my turn yet: what I answer counts when it comes, if nothing happens until then. */
  early?: boolean;
  /** The key of the harmless answer (a pass); null when there is none. */
  usual: string | null;
  /** The window it belongs to, what I am in it, and what it is about; only then can more than it be let go by. */
  moment?: { window: string; role: string; card: string } | null;
  /** CHAPTERS: what cannot be chosen now; `why` tells the reason. */
  refused?: Refused[];
}

/** Something that was considered and is not possible now. */
export type Refused = Omit<Option, "rules">;

/** What I let go by. */
export interface Yields {
  full: boolean;
  turn: boolean;
  window: string | null;
  action: boolean;
  cards: { window: string; card: string }[];
  /** Where I differ from the game's stops: `role/window` to whether I am asked. */
  stops: Record<string, boolean>;
}

/** A window of a game, and in which roles one is asked there by default. */
export interface Stop {
  window: string;
  about: string;
  /** `on`: by default; `easy`: also for a beginner. */
  roles: { role: string; about: string; on: boolean; easy: boolean }[];
}

/** How often I am asked, as a whole. */
export type StopPreset = "beginner" | "usual" | "everything";
export const STOP_PRESETS: readonly StopPreset[] = ["beginner", "usual", "everything"];

export type Masking = "fast" | "masked" | "strict";
export const MASKINGS: readonly Masking[] = ["fast", "masked", "strict"];

export interface LogLine {
  /** Its number among all that I was shown, from 0. */
  line: number;
  /** The kind of event and its fields, for those who animate it. */
  event: string;
  data: Record<string, unknown>;
  text: Segment[];
  faint: boolean;
  /** 0 for what happened; 1 for what opens a long stretch (a turn), 2 for what opens a part of it. */
  heading: number;
}

export interface Result {
  points: number[];
  winners: number[];
}

/** Out of the game before its end: whether only bots are left, who may then finish at once, and whether they do. */
export interface Out {
  finish: boolean;
  finishing: boolean;
}

/** The clock of a seat. */
export interface Clock {
  seat: number;
  /** When its time is up, in seconds of the epoch; null: it stands still. */
  due: number | null;
  /** Seconds left for the game. */
  bank: number;
  /** Little is left. */
  warned: boolean;
  /** A bot plays for it. */
  lapsed: boolean;
}

/** Somebody asks to take a move back. */
export interface Proposal {
  seat: number;
  answers: number;
  /** The lines of the log that name the move. */
  move: LogLine[];
  /** Something hidden or random has come to light since. */
  reveals: boolean;
  needs: number[];
  agreed: number[];
  /** Whether it is for me to say. */
  mine: boolean;
  /** How many the seat has left. */
  left: number;
}

/** What became of a wish to take a move back. `past`: the game has gone on. */
export type Outcome = "agreed" | "refused" | "withdrawn" | "past";

export type Pace =
  | { kind: "none" }
  | { kind: "live"; seconds: number; bank: number }
  | { kind: "correspondence"; days: number };

/** What a lesson says now. */
export interface LessonStep {
  id: string;
  step: number;
  steps: number;
  text: Segment[];
  /** Why the last choice was not the step; null when there is nothing to say. */
  hint: string | null;
  /** The keys that are the step; null: any. */
  expects: string[] | null;
  /** What the text is about: references, `key:` and an answer, `hex:`, or `ui:` and a part of the page. */
  points: string[];
  done: boolean;
}

export interface Lesson {
  id: string;
  game: GameId;
  title: string;
  about: string;
  steps: number;
  /** Its place among the lessons of its game. */
  number: number;
}

/** A change to a view: `[path, value]` sets a value, `[path]` takes a key away, `[path, at, count, items]` replaces items of a list. */
export type Change =
  | [path: (string | number)[]]
  | [path: (string | number)[], value: unknown]
  | [path: (string | number)[], at: number, count: number, items: unknown[]];

/** What I saw between the last frame and this one, after one of the answers it groups. */
export interface Step {
  /** How many lines of the frame's log had been told by then. */
  lines: number;
  /** They make the table of that moment out of the one before it. */
  changes: Change[];
  waiting: number[];
  /** What neither the frame nor an earlier step names. */
  names?: Record<string, string>;
}

/** Everything a viewer may know now. `T` is the game's own view (VtesTable, DraculaTable, ChaptersTable). */
export interface Frame<T = unknown> {
  type: "frame";
  seq?: number;
  game: GameId;
  /** My seat; null: I watch. */
  seat: number | null;
  /** I only watch, and look from the side of `seat`; the page itself sets it. */
  watching?: boolean;
  /** Answers given so far. */
  number: number;
  table: T;
  /** What the things in the view are called, by reference. */
  names: Record<string, string>;
  question: Question | null;
  log: LogLine[];
  /** What was between the last frame and this one, where it groups several answers. */
  steps?: Step[];
  /** The seats that owe an answer. */
  waiting: number[];
  /** The table waits for somebody, and who it is is not told. */
  masked?: boolean;
  lesson?: LessonStep | null;
  /** At a table with clocks; `now` is the server's time, in seconds of the epoch. */
  clocks?: Clock[];
  now?: number;
  /** Null for spectators. */
  yields?: Yields | null;
  /** Whether I may take my last answer back. */
  undo: boolean;
  /** What giving the game up would mean for me, as a word of the game; empty where I may not. */
  concession?: string;
  /** Only where I have left the game before its end. */
  out?: Out | null;
  result: Result | null;
  fresh: boolean;
  /** The lines of the log that tell the story so far, in fresh frames of a game that is a book. */
  book?: LogLine[];
  /** Everything told since the table was shown afresh; the page itself keeps it (see Live). */
  told?: LogLine[];
}

/** A moment of a finished game; `answers` is how many there are in all. */
export interface ReplayFrame<T = unknown> extends Omit<Frame<T>, "undo" | "fresh"> {
  answers: number;
  /** What the seat whose eyes one looks with answered next; null for everybody else. */
  answered?: Segment[] | null;
}

/** A line of the log of a game looked at again: it was told with the answer of this number. */
export interface CourseLine {
  at: number;
  text: Segment[];
  faint: boolean;
  heading: number;
}

/** The whole log of such a game. */
export interface Course {
  answers: number;
  lines: CourseLine[];
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  /** Whether a person is at the table now. */
  here: boolean;
  /** They have left the seat to a bot until they come back. */
  left?: boolean;
}

/** Somebody would like to end the game, or to give it up for their side. */
export interface Wish {
  kind: "end" | "concede";
  seat: number;
  needs: number[];
  agreed: number[];
  /** Whether it is for me to say. */
  mine: boolean;
}

export interface ChatLine {
  name: string;
  text: string;
  at: number;
}

export interface Problem {
  code: string;
  text: string;
}

export interface Reason {
  key: string;
  what: Segment[];
  reason: Segment[];
  /** The id of the rule behind it, and its words; empty where there is none. */
  rule: string;
  rule_text: string;
}

/** Why something is not possible. */
export interface Why {
  about: string;
  reasons: Reason[];
  possible: string[];
}

/** A thing in full. */
export interface Described {
  ref: string;
  name: string;
  lines: string[];
}

/** A thing of a finished game at some moment; why nothing could be done is told to a seat that was asked. */
export interface Replayed {
  described: Described;
  explained: Why | null;
}

/** What the players of one side put on places for each other's eyes: he may be here, he is not, keep an eye on it. */
export type MarkKind = "suspect" | "cleared" | "watch";
export const MARK_KINDS: readonly MarkKind[] = ["suspect", "watch", "cleared"];

export interface Mark {
  ref: string;
  kind: MarkKind;
  /** Who put it there. */
  name: string;
}

export type FromServer =
  | Frame
  | { type: "players"; seq: number; players: Player[]; watching: number }
  | { type: "chat"; seq: number; lines: ChatLine[]; fresh: boolean }
  | { type: "marks"; seq: number; marks: Mark[] }
  | { type: "ack"; seq: number; id: string }
  | ({ type: "why"; seq: number } & Why)
  | ({ type: "card"; seq: number } & Described)
  | { type: "error"; seq?: number; id: string; error: Problem; question?: Question | null }
  | { type: "takeback"; seq: number; proposal: Proposal | null; outcome?: Outcome }
  | { type: "ending"; seq: number; wish: Wish | null; outcome?: "agreed" | "refused" | "withdrawn" }
  | { type: "pong"; seq?: number };

export type YieldKind = "once" | "window" | "action" | "turn" | "card";

export type ToServer =
  | { type: "answer"; number: number; key: string }
  | { type: "undo" }
  | { type: "yield"; kind: YieldKind; number: number }
  | { type: "yield"; kind: "full"; on: boolean }
  | { type: "yield"; kind: "none" }
  | { type: "takeback" }
  | { type: "back" }
  /** Leave my seat to a bot; end the game; give it up; say yes or no to somebody who wishes that. */
  | { type: "away" }
  | { type: "end" }
  | { type: "concede" }
  | { type: "agree"; on: boolean }
  | { type: "finish" }
  | { type: "consent"; on: boolean }
  | { type: "stop"; role: string; window: string; on: boolean }
  | { type: "stop"; preset: StopPreset }
  | { type: "chat"; text: string }
  | { type: "mark"; ref: string; mark: MarkKind | "" }
  | { type: "why"; about: string }
  | { type: "describe"; ref: string }
  | { type: "steps"; on: boolean }
  | { type: "lang"; lang: Lang };

/* -- calls */

export interface Person {
  name: string;
  guest: boolean;
}

export type GameOption = { name: string; default: unknown; about: string } & (
  | { kind: "switch" }
  | { kind: "choice"; choices: (string | number)[]; labels: string[] }
  | { kind: "number"; least?: number | null; most?: number | null; optional?: boolean }
  | { kind: "text" | "decks" | "other" }
);

export interface Game {
  id: GameId;
  title: string;
  about: string;
  seats: { least: number; most: number; usual: number };
  /** The players one may sit down against, the usual one first: their level, and how they play. */
  bots: { name: string; title: string; about: string }[];
  options: GameOption[];
  stops?: Stop[];
  house_decks?: { code: string; name: string }[];
}

export interface TableSeat {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  me: boolean;
  /** In a waiting room: ready to begin, looking at the room now, the host, with a deck of their own. */
  ready?: boolean;
  here?: boolean;
  host?: boolean;
  deck?: boolean;
}

export type DecksAllowed = "any" | "precon" | "house" | "random";
export const DECKS_ALLOWED: readonly DecksAllowed[] = ["any", "precon", "house", "random"];
export type First = "seats" | "drawn" | "person" | "bot";

/** What the host has settled. `chosen`: the seat whose holder takes the first one of the game. */
export interface RoomSettings {
  decks: DecksAllowed;
  order: "drawn" | "seats";
  first: First;
  chosen: number | null;
}

/** The deck I have brought; nobody else is told. */
export interface OwnDeck {
  name: string;
  precon: string;
  cards: number;
  problems: string[];
}

/** From where the server is reached. */
export interface Reach {
  here_only: boolean;
  addresses: string[];
  command: string;
}

export interface SavedDeck {
  id: string;
  name: string;
  cards: number;
  changed: number;
  text?: string;
}

export interface Table {
  table: string;
  code: string | null;
  game: GameId;
  title: string;
  status: "open" | "playing" | "finished";
  private: boolean;
  masking?: Masking | null;
  seats: TableSeat[];
  host: boolean;
  created: number;
  touched: number;
  result: Result | null;
  /** Of a waiting room: what is settled, the options that were changed, my deck; to the host the names of the bots' decks. */
  settings?: RoomSettings;
  options?: Record<string, unknown>;
  deck?: OwnDeck | null;
  bot_decks?: (string | null)[] | null;
  /** In the list of running games: how many watch. */
  watching?: number;
  /** Whether I am asked there now; null where that is not known, or not mine to know. */
  asked?: boolean | null;
}

export type SeatWanted = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot?: string };

export interface NewTable {
  game: GameId;
  seats: SeatWanted[];
  options: Record<string, unknown>;
  private: boolean;
  masking?: Masking;
  pace?: Pace;
  decks?: DecksAllowed;
  order?: "drawn" | "seats";
  first?: First;
}

export interface Precon {
  code: string;
  name: string;
  missing: number;
}

export interface Deck {
  name: string;
  /** How many cards in all. */
  cards: number;
  crypt: { id: number; copies: number }[];
  library: { id: number; copies: number }[];
  playable: boolean;
  missing: { id: number; name: string; copies: number }[];
  unread: string[];
  problems: string[];
}

/** A card of VTES in full: what is printed, beside what it does here. */
export interface Face {
  id: number;
  name: string;
  facts: string[];
  text: string;
  reading: string[];
  rulings: string[];
  types: string[];
  /** Crypt: level by code (2 is superior). Library: the codes. */
  disciplines: Record<string, number> | string[];
  clan?: string;
  sect?: string;
  title?: string;
  capacity?: number;
  group?: number;
  clans?: string[];
  cost?: { pool: number | string | null; blood: number | string | null; conviction: number | string | null };
}

/** Where pictures of printed cards come from: nowhere, from this server, or from another, which `host` names. */
export interface PictureSource {
  source: "none" | "folder" | "remote";
  host: string;
  /** Whether I am shown them. */
  shown: boolean;
}

/* -- what a table component is given */

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

/* -- the rules as a book */

export interface BookRule {
  id: string;
  text: string;
  /** Where it comes from: printed, a ruling, what follows from others, our own reading of a gap, an example. */
  kind: "book" | "ruling" | "derived" | "designed" | "example";
  /** The id of the rule it says again. */
  repeats?: string;
  /** Why it does not apply at a digital table. */
  excused?: string;
  /** The options of a table that decide how it is read. */
  options?: string[];
}

export interface BookSection {
  id: string;
  title: string;
  rules: BookRule[];
}

export interface BookChapter {
  id: string;
  title: string;
  sections: BookSection[];
}

export interface Book {
  game: GameId;
  title: string;
  chapters: BookChapter[];
  /** What an option is about, and how it is set where nobody changes it. */
  options: Record<string, { about: string; default: string }>;
}
