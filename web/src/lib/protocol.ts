/** What the server tells and is told, as docs/server.md describes it. The page knows no rule of any game.
 *  Written by `python -m tools.protocol` from src/nocturne/server/wire: change it there. */
import type { GameId } from "./page";

export { GAMES, type Acting, type GameId } from "./page";

/* -- sentences */

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];

/** The name of a thing, with its reference. */
export interface Named {
  ref: string;
  text: string;
}

/** Part of a sentence: text, or the name of a thing with its reference. */
export type Segment = string | Named;

/* -- questions */

export type Masking = "fast" | "masked" | "strict";
export const MASKINGS: readonly Masking[] = ["fast", "masked", "strict"];

/** How often I am asked, as a whole. */
export type StopPreset = "beginner" | "usual" | "everything";
export const STOP_PRESETS: readonly StopPreset[] = ["beginner", "usual", "everything"];

/** An answer that may be given. */
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
  note: Segment[] | null;
  /** The note speaks against it as things stand: it is never shown first. */
  against: boolean;
}

/** Something that was considered and is not possible now. */
export interface Refused {
  key: string;
  label: Segment[];
  args: Record<string, unknown>;
  subjects: string[];
}

/** The window a question belongs to, what I am in it, and what it is about. */
export interface QuestionMoment {
  window: string;
  role: string;
  card: string;
}

/** What is being asked, and every answer that may be given. */
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
  early: boolean;
  /** The key of the harmless answer (a pass); null when there is none. */
  usual: string | null;
  /** Only where there is one can more than the question be let go by. */
  moment: QuestionMoment | null;
  /** In some games, what cannot be chosen now; `why` tells the reason. */
  refused?: Refused[];
}

/** A card that is always let go by in a window. */
export interface YieldedCard {
  window: string;
  card: string;
}

/** What I let go by. */
export interface Yields {
  full: boolean;
  turn: boolean;
  window: string | null;
  action: boolean;
  cards: YieldedCard[];
  /** Where I differ from the game's stops: `role/window` to whether I am asked. */
  stops: Record<string, boolean>;
}

/** Why one thing cannot be done. */
export interface Reason {
  key: string;
  what: Segment[];
  reason: Segment[];
  /** The id of the rule behind it; empty where there is none. */
  rule: string;
  /** The words of that rule. */
  rule_text: string;
}

/* -- the table */

/** How a game ended: points by seat (more is better) and the seats that won, none for a draw. */
export interface Result {
  points: number[];
  winners: number[];
}

/* -- the table, as one viewer sees it */

/** A change to a view: `[path, value]` sets a value, `[path]` takes a key away, `[path, at, count, items]` replaces
 *  items of a list. */
export type Change = [(string | number)[]] | [(string | number)[], unknown] | [(string | number)[], number, number, unknown[]];

/** Something that happened. */
export interface LogLine {
  /** Its number among all that I was shown, from 0. */
  line: number;
  /** The kind of event, for those who animate it. */
  event: string;
  /** The fields of the event. */
  data: Record<string, unknown>;
  text: Segment[];
  faint: boolean;
  /** 0 for what happened; 1 for what opens a long stretch (a turn), 2 for what opens a part of it. */
  heading: number;
}

/** What I saw between the last update and this one, after one of the answers it groups. */
export interface Step {
  /** How many lines of the update's log had been told by then. */
  lines: number;
  /** They make the table of that moment out of the one before it. */
  changes: Change[];
  waiting: number[];
  /** What neither the update nor an earlier step names. */
  names?: Record<string, string>;
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

/** Everything a viewer may know now. */
export interface Frame<T = unknown> {
  type: "frame";
  /** Grows by one with everything that is sent. */
  seq?: number;
  game: GameId;
  /** My seat; null: I watch. */
  seat: number | null;
  /** Answers given so far. */
  number: number;
  table: T;
  /** What the things in the view are called, by reference. */
  names: Record<string, string>;
  question: Question | null;
  log: LogLine[];
  /** The seats that owe an answer. */
  waiting: number[];
  result: Result | null;
  /** What a game needs to draw its view, such as what is printed on the things in it. */
  shown?: unknown;
  /** The lines of the log that tell the story so far, in fresh updates of a game that is a book. */
  book?: LogLine[];
  /** The table waits for somebody, and who it is is not told. */
  masked?: boolean;
  fresh: boolean;
  /** What was between the last update and this one, where it groups several answers. */
  steps?: Step[];
  lesson?: LessonStep;
  /** At a table with clocks. */
  clocks?: Clock[];
  /** At a table with clocks, the server's time in seconds of the epoch. */
  now?: number;
  /** Null for spectators. */
  yields: Yields | null;
  /** Whether I may take my last answer back. */
  undo: boolean;
  /** What giving the game up would mean for me, as a word of the game; empty where I may not. */
  concession?: string;
  /** Only where I have left the game before its end. */
  out?: Out;
}

/** A moment of a finished game. */
export interface ReplayFrame<T = unknown> {
  type: "frame";
  game: GameId;
  /** My seat; null: I watch. */
  seat: number | null;
  /** Answers given so far. */
  number: number;
  table: T;
  /** What the things in the view are called, by reference. */
  names: Record<string, string>;
  question: Question | null;
  log: LogLine[];
  /** The seats that owe an answer. */
  waiting: number[];
  result: Result | null;
  /** What a game needs to draw its view, such as what is printed on the things in it. */
  shown?: unknown;
  /** The lines of the log that tell the story so far, in fresh updates of a game that is a book. */
  book?: LogLine[];
  /** The table waits for somebody, and who it is is not told. */
  masked?: boolean;
  /** How many there are in all. */
  answers: number;
  /** What the seat whose eyes one looks with answered next; null for everybody else. */
  answered: Segment[] | null;
}

/** A table as somebody sees it, for a report of a fault. */
export interface Report {
  type: "report";
  game: GameId;
  /** My seat; null: I watch. */
  seat: number | null;
  /** Answers given so far. */
  number: number;
  table: unknown;
  /** What the things in the view are called, by reference. */
  names: Record<string, string>;
  question: Question | null;
  log: LogLine[];
  /** The seats that owe an answer. */
  waiting: number[];
  result: Result | null;
  /** What a game needs to draw its view, such as what is printed on the things in it. */
  shown?: unknown;
  /** The lines of the log that tell the story so far, in fresh updates of a game that is a book. */
  book?: LogLine[];
  /** The table waits for somebody, and who it is is not told. */
  masked?: boolean;
  /** The keys they answered. */
  answers: string[];
  /** The version. */
  nocturne: string;
  masking: string;
  /** The whole record, once the game is over. */
  record?: string;
}

/** A line of the log of a game looked at again: it was told with the answer of this number. */
export interface CourseLine {
  at: number;
  text: Segment[];
  faint: boolean;
  heading: number;
}

/** The whole log of a game looked at again. */
export interface Course {
  answers: number;
  lines: CourseLine[];
}

/** Earlier lines of the log, and the number from which they are. */
export interface LogPage {
  from: number;
  lines: LogLine[];
}

/** What became of a wish to take a move back. `past`: the game has gone on. */
export type Outcome = "agreed" | "refused" | "withdrawn" | "past";

/* -- what else a table tells */

/** What the players of one side put on places for each other's eyes: the enemy may be here, keep an eye on it, they
 *  are not here. */
export type MarkKind = "suspect" | "watch" | "cleared";
export const MARK_KINDS: readonly MarkKind[] = ["suspect", "watch", "cleared"];

/** Who is on a seat. */
export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  /** Whether a person is at the table now. */
  here: boolean;
  /** They have left the seat to a bot until they come back. */
  left: boolean;
  /** Until when they are on vacation, in seconds of the epoch: their clock by correspondence stands. */
  vacation: number | null;
}

/** Everybody at the table. */
export interface Players {
  type: "players";
  /** Grows by one with everything that is sent. */
  seq?: number;
  players: Player[];
  watching: number;
  /** The names of those who watch, the first fifty. */
  watchers: string[];
  /** Those who watch may not speak. */
  hushed: boolean;
  /** The seat of whoever opened the table: they may remove a watcher. */
  host: number | null;
}

/** What somebody said. ``role`` is empty for what was said before it was noted. */
export interface ChatLine {
  name: string;
  text: string;
  at: number;
  seat: number | null;
  role: "" | "player" | "watcher";
  host: boolean;
}

/** Lines of the chat; `fresh`: these are all, without those of whom I have muted. */
export interface Chat {
  type: "chat";
  /** Grows by one with everything that is sent. */
  seq?: number;
  lines: ChatLine[];
  fresh: boolean;
  /** Whom I have muted; told where `fresh`. */
  muted: string[];
}

/** A mark on a place. */
export interface Mark {
  ref: string;
  kind: MarkKind;
  /** Who put it there. */
  name: string;
}

/** All that my side has marked. */
export interface Marks {
  type: "marks";
  /** Grows by one with everything that is sent. */
  seq?: number;
  marks: Mark[];
}

/** A message has counted. */
export interface Ack {
  type: "ack";
  /** Grows by one with everything that is sent. */
  seq?: number;
  id: string;
}

/** Why something is not possible. */
export interface Why {
  type: "why";
  /** Grows by one with everything that is sent. */
  seq?: number;
  about: string;
  reasons: Reason[];
  possible: string[];
}

/** What a choice is expected to bring, or what its judgement goes by. */
export interface AdvisedNote {
  text: Segment[];
  /** It speaks against the choice. */
  against: boolean;
}

/** One of the choices that look best. */
export interface Suggested {
  key: string;
  label: Segment[];
  /** How it compares; `next`: ranked only, without a measure. */
  standing: "best" | "close" | "worse" | "next";
  notes: AdvisedNote[];
}

/** What the game would choose at the question of this number, the best first; nothing where it has no opinion. */
export interface Advised {
  type: "advice";
  /** Grows by one with everything that is sent. */
  seq?: number;
  number: number;
  /** What it is based on. */
  basis: Segment[];
  suggestions: Suggested[];
}

/** A decision of a finished game looked at again: what the game would choose, and what was chosen. */
export interface Reconsidered {
  advice: Advised;
  /** The key of the choice that was made. */
  taken: string;
}

/** A thing in full. */
export interface Described {
  type: "card";
  /** Grows by one with everything that is sent. */
  seq?: number;
  ref: string;
  name: string;
  lines: string[];
}

/** A thing of a finished game at some moment; a seat that was asked is told why nothing could be done. */
export interface Replayed {
  described: Described;
  explained: Why | null;
}

/** What was wrong: the id of a message, and what it says. */
export interface Problem {
  code: string;
  text: string;
}

/** A message was refused; after a refused answer with the question that stands now. */
export interface Error {
  type: "error";
  /** Grows by one with everything that is sent. */
  seq?: number;
  id: string;
  error: Problem;
  question?: Question | null;
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

/** A proposal to take a move back, or what became of it. */
export interface TakeBack {
  type: "takeback";
  /** Grows by one with everything that is sent. */
  seq?: number;
  proposal: Proposal | null;
  outcome?: Outcome;
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

/** A wish to be over, or what became of it. */
export interface Ending {
  type: "ending";
  /** Grows by one with everything that is sent. */
  seq?: number;
  wish: Wish | null;
  outcome?: "agreed" | "refused" | "withdrawn";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  /** Grows by one with everything that is sent. */
  seq?: number;
}

/** Everything a table sends but updates. */
export type FromTable = Players | Chat | Marks | Ack | Why | Advised | Described | Error | TakeBack | Ending | Pong;

/* -- the analysis of a game */

/** How the seats stood as a turn began. */
export interface ChancePoint {
  /** After so many answers. */
  at: number;
  /** Of each seat, from 0 to 1. */
  chances: number[];
}

/** A turn in which much changed. */
export interface TurningPoint {
  /** Where it begins. */
  at: number;
  /** Whose chance changed most. */
  seat: number;
  before: number;
  after: number;
}

/** A choice for which there was a clearly better one. */
export interface Improvement {
  at: number;
  question: Segment[];
  taken: Segment[];
  better: Segment[];
  /** What the better one was expected to bring. */
  notes: AdvisedNote[];
}

/** A finished game as far as it has been analysed. */
export interface Analysed {
  /** From 0 to 1; at 1 it is complete. */
  progress: number;
  /** None where the game estimates none. */
  chances: ChancePoint[];
  /** In the order of the game. */
  turning: TurningPoint[];
  /** How many choices of the seat were judged. */
  judged: number;
  /** In the order of the game. */
  better: Improvement[];
}

/* -- what a client sends */

export type YieldKind = "once" | "window" | "action" | "turn" | "card" | "full" | "none";

/** Answer the question of this number. */
export interface Answer {
  type: "answer";
  number?: number;
  key?: string;
  id?: string;
}

/** Take my last answer back. */
export interface Undo {
  type: "undo";
  id?: string;
}

/** Give the usual answer and let more go by; `full` and `none` answer nothing. */
export interface Yield {
  type: "yield";
  kind?: YieldKind;
  number?: number;
  on?: boolean;
  id?: string;
}

/** Be asked in a window when I have a role, or no more; or all stops as a preset has them. */
export interface SetStop {
  type: "stop";
  role?: string;
  window?: string;
  on?: boolean;
  preset?: StopPreset | null;
  id?: string;
}

/** Ask the others to let my latest answer be taken back. */
export interface TakeBackMove {
  type: "takeback";
  id?: string;
}

/** Agree to that, or not. */
export interface Consent {
  type: "consent";
  on?: boolean;
  id?: string;
}

/** I am here again: the bot that played for me stops. */
export interface Back {
  type: "back";
  id?: string;
}

/** Leave my seat to a bot. */
export interface Away {
  type: "away";
  id?: string;
}

/** Offer to end the game as it stands. */
export interface End {
  type: "end";
  id?: string;
}

/** Give the game up for my side. */
export interface Concede {
  type: "concede";
  id?: string;
}

/** Say yes or no to somebody who wishes that. */
export interface Agree {
  type: "agree";
  on?: boolean;
  id?: string;
}

/** Let the bots play on to the end without rests. */
export interface Finish {
  type: "finish";
  id?: string;
}

/** Say something. */
export interface Say {
  type: "chat";
  text?: string;
  id?: string;
}

/** I do not want to hear somebody, or do again. */
export interface Mute {
  type: "mute";
  name?: string;
  on?: boolean;
  id?: string;
}

/** Tell the operators of the line of chat that was said at this moment, and why. */
export interface ReportLine {
  type: "report";
  at?: number;
  text?: string;
  id?: string;
}

/** As the host: somebody may not watch any more. */
export interface RemoveWatcher {
  type: "remove";
  name?: string;
  id?: string;
}

/** As the host: those who watch may not speak, or may again. */
export interface Hush {
  type: "hush";
  on?: boolean;
  id?: string;
}

/** Put a mark on a place for my side; an empty one takes it away. */
export interface PutMark {
  type: "mark";
  ref?: string;
  mark?: string;
  id?: string;
}

/** What would you do? About the question of this number; only at a table of bots. */
export interface AskAdvice {
  type: "advice";
  number?: number;
  id?: string;
}

/** Why a move, or anything with a thing, is not possible. */
export interface AskWhy {
  type: "why";
  about?: string;
  id?: string;
}

/** A thing in full. */
export interface Describe {
  type: "describe";
  ref?: string;
  id?: string;
}

/** Tell the steps between updates from now on, or no more. */
export interface Steps {
  type: "steps";
  on?: boolean;
  id?: string;
}

/** I look at the table now, or it is out of sight: nobody is reminded of a turn they look at. */
export interface Look {
  type: "look";
  on?: boolean;
  id?: string;
}

/** Speak this language from now on. */
export interface Speak {
  type: "lang";
  lang?: string;
  id?: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string;
}

export type ToServer = Answer | Undo | Yield | SetStop | TakeBackMove | Consent | Back | Away | End | Concede | Agree | Finish | Say | Mute | ReportLine | RemoveWatcher | Hush | PutMark | AskAdvice | AskWhy | Describe | Steps | Look | Speak | Ping;

/* -- the archive of decks */

/** A deck of the archive as it is listed. What the archive does not know is empty. */
export interface ArchivedDeck {
  id: string;
  name: string;
  author: string;
  event: string;
  place: string;
  /** When it was played, as the archive writes it. */
  held: string;
  players: number;
  /** How many cards it has. */
  cards: number;
}

/** A deck of the archive with its list. */
export interface ArchivedList {
  about: ArchivedDeck;
  text: string;
  playable: boolean;
}

/** A card, in how many of some decks it is, and how many copies of it those have on average. */
export interface PlayedWith {
  id: number;
  decks: number;
  copies: number;
}

/** How a card is played in the archive. */
export interface CardUse {
  /** In how many decks it is. */
  decks: number;
  /** How many decks the archive has. */
  of: number;
  /** How many copies those have on average. */
  copies: number;
  /** The cards that its decks play more often than all decks do, the most marked first. */
  played_with: PlayedWith[];
  /** Some of its decks, those with most copies first. */
  examples: ArchivedDeck[];
}

/** What the decks most like one also play, the most frequent first. */
export interface Suggestions {
  alike: ArchivedDeck[];
  crypt: PlayedWith[];
  library: PlayedWith[];
}

/* -- calls */

export type TableStatus = "open" | "playing" | "finished";

/** Any deck the rules allow; ready-made ones; those of the house; or a random one for every seat. */
export type DecksAllowed = "any" | "precon" | "house" | "random";
export const DECKS_ALLOWED: readonly DecksAllowed[] = ["any", "precon", "house", "random"];

export type Order = "drawn" | "seats";

/** Who takes the first seat: as seated, anybody, a person or a bot by lot. */
export type First = "seats" | "drawn" | "person" | "bot";

/** It is done. */
export interface Nothing {
}

/** Why a call was refused. */
export interface Failure {
  error: Problem;
}

/** Whether the server works. ``checks``: what was looked at (``database``, ``disk``, ``loop``), and the cause of
 *  what is not ``ok``. */
export interface Health {
  well: boolean;
  version: string;
  checks: Record<string, string>;
}

/** Whether the server takes people in now. */
export interface Readiness {
  ready: boolean;
}

/** Somebody with a session. */
export interface Person {
  name: string;
  guest: boolean;
}

/** The confirmed address of my account, empty if there is none, and whether this server sends letters. */
export interface AccountDetails {
  email: string;
  mail: boolean;
}

/** A browser in which I am logged in. ``seen`` is exact to the hour; ``current``: the one that asks. */
export interface OpenSession {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

/** My sessions, the one used last first. */
export interface OpenSessions {
  sessions: OpenSession[];
}

/** Who calls, and in what language they are answered. */
export interface Me {
  me: Person | null;
  lang: Lang;
}

/** From where the server is reached. */
export interface Reach {
  /** Nobody on another machine can come. */
  here_only: boolean;
  /** By which others in the network come. */
  addresses: string[];
  /** It lets them in. */
  command: string;
}

/** Null where the server does not know. */
export interface ReachAnswer {
  reach: Reach | null;
}

/** On or off. */
export interface SwitchOption {
  kind: "switch";
  name: string;
  default: unknown;
  about: string;
}

/** One of several values. */
export interface ChoiceOption {
  kind: "choice";
  name: string;
  default: unknown;
  about: string;
  choices: (string | number)[];
  labels: string[];
}

/** A number, or none where it is optional. */
export interface NumberOption {
  kind: "number";
  name: string;
  default: unknown;
  about: string;
  least: number | null;
  most: number | null;
  optional: boolean;
}

/** Some text. */
export interface TextOption {
  kind: "text";
  name: string;
  default: unknown;
  about: string;
}

/** The decks by seat. */
export interface DecksOption {
  kind: "decks";
  name: string;
  default: unknown;
  about: string;
}

/** Anything else. */
export interface OtherOption {
  kind: "other";
  name: string;
  default: unknown;
  about: string;
}

export type GameOption = SwitchOption | ChoiceOption | NumberOption | TextOption | DecksOption | OtherOption;

/** How many may play. */
export interface SeatCount {
  least: number;
  most: number;
  usual: number;
}

/** A bot one may sit down against: its level, and how it plays. */
export interface BotPlayer {
  name: string;
  title: string;
  about: string;
}

/** Whether somebody in a role is asked by default, and whether a beginner is. */
export interface StopRole {
  role: string;
  about: string;
  on: boolean;
  easy: boolean;
}

/** A window of a game, and in which roles one is asked there by default. */
export interface Stop {
  window: string;
  about: string;
  roles: StopRole[];
}

/** A ready-made deck. */
export interface DeckName {
  code: string;
  name: string;
}

/** A set of options of the rules, by name. */
export interface RulesPreset {
  name: string;
  title: string;
  about: string;
  /** What it changes. */
  options: Record<string, unknown>;
  /** Whether it is what people play by who do not choose. */
  proposed: boolean;
}

/** A game that can be played. */
export interface Game {
  id: GameId;
  title: string;
  about: string;
  seats: SeatCount;
  /** The players one may sit down against, the usual one first. */
  bots: BotPlayer[];
  options: GameOption[];
  stops: Stop[];
  house_decks?: DeckName[];
  /** The rules one may play by, the default first. */
  presets?: RulesPreset[];
}

/** Every game. */
export interface Games {
  games: Game[];
}

/** A lesson that can be taken. */
export interface Lesson {
  id: string;
  game: GameId;
  title: string;
  about: string;
  steps: number;
  /** Its place among the lessons of its game. */
  number: number;
}

/** Every lesson. */
export interface Lessons {
  lessons: Lesson[];
}

/** No clock. */
export interface NoPace {
  kind: "none";
}

/** Seconds for every question, and more for the whole game. */
export interface LivePace {
  kind: "live";
  seconds: number;
  bank: number;
}

/** Days for every question. */
export interface CorrespondencePace {
  kind: "correspondence";
  days: number;
}

/** How fast a table plays. */
export type Pace = NoPace | LivePace | CorrespondencePace;

/** A seat of a table. */
export interface TableSeat {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  me: boolean;
  /** In a waiting room: ready to begin. */
  ready?: boolean;
  /** In a waiting room: looking at it now. */
  here?: boolean;
  host?: boolean;
  /** In a waiting room: with a deck of their own. */
  deck?: boolean;
}

/** What the host has settled. */
export interface RoomSettings {
  decks: DecksAllowed;
  order: Order;
  first: First;
  /** The seat whose holder takes the first one of the game. */
  chosen: number | null;
}

/** The deck I have brought; nobody else is told. */
export interface OwnDeck {
  name: string;
  precon: string;
  cards: number;
  problems: string[];
}

/** A table as somebody may know it. */
export interface Table {
  table: string;
  code: string | null;
  game: GameId;
  title: string;
  status: TableStatus;
  private: boolean;
  /** Empty: not settled before the game begins. */
  masking: Masking | "";
  pace: Pace;
  seats: TableSeat[];
  host: boolean;
  created: number;
  touched: number;
  result: Result | null;
  /** Of a waiting room, as are options, deck and bot_decks. */
  settings?: RoomSettings;
  /** Those that were changed. */
  options?: Record<string, unknown>;
  deck?: OwnDeck | null;
  /** The names of the bots' decks, to the host. */
  bot_decks?: (string | null)[] | null;
  /** In the list of running games: how many watch. */
  watching?: number;
  /** Whether I am asked there now; null where that is not known, or not mine to know. */
  asked?: boolean | null;
  /** The club whose table it is. */
  club: string;
}

/** Several tables. */
export interface Tables {
  tables: Table[];
}

/** A ready-made deck; `missing` counts the cards not playable here. */
export interface Precon {
  code: string;
  name: string;
  missing: number;
}

/** Every ready-made deck of a game. */
export interface Precons {
  precons: Precon[];
}

/** The table a deck was brought to, and why it was not if there are problems. */
export interface DeckBrought {
  table: Table;
  problems: string[];
}

/** Who may see a saved deck: its owner, whoever has its link, or everybody. */
export type Visibility = "private" | "link" | "public";

/** A saved deck: mine, or one that its owner shows. */
export interface SavedDeck {
  id: string;
  name: string;
  cards: number;
  changed: number;
  text?: string;
  notes?: string;
  tags: string[];
  visibility: Visibility;
  /** The name of whoever saved it; not told of my own. */
  owner?: string;
}

/** A deck in a format of the community. */
export interface WrittenDeck {
  text: string;
}

/** Several decks, without their lists and notes. */
export interface SavedDecks {
  decks: SavedDeck[];
}

/** How many decks the server's archive has, and the one of this week; none where it has no archive. */
export interface ArchiveShown {
  decks: number;
  week: ArchivedList | null;
}

/** What decks like mine also play, and what in mine was not understood. */
export interface DeckSuggestions {
  found: Suggestions;
  problems: string[];
}

/** Cards in full, each as its game has it, and the addresses of pictures by number. */
export interface Faces {
  cards: Face[];
  pictures: Record<string, string>;
}

/** What a search has found: how many cards, the numbers of the first thousand, and what was not understood. */
export interface CardsFound {
  count: number;
  cards: number[];
  problems: string[];
}

/** Where pictures of printed cards come from: nowhere, this server, or another, which `host` names. */
export interface PictureSource {
  source: "none" | "folder" | "remote";
  host: string;
  /** Whether I am shown them. */
  shown: boolean;
}

/** How I am rated in a game, at tables without a clock (`free`), with one, by correspondence, or in tournaments.
 *  The rating lies as much higher or lower as `unsure` says, nineteen times of twenty. */
export interface Rating {
  title: string;
  kind: "free" | "live" | "correspondence" | "tournament";
  rating: number;
  unsure: number;
  games: number;
}

/** Whether I want ratings, and mine. */
export interface Ratings {
  on: boolean;
  ratings: Rating[];
}

/* -- the rules as a book */

/** A rule. */
export interface BookRule {
  id: string;
  text: string;
  /** Printed, a ruling, what follows from others, our own reading of a gap, an example. */
  kind: "book" | "ruling" | "derived" | "designed" | "example";
  /** The id of the rule it says again. */
  repeats?: string;
  /** Why it does not apply at a digital table. */
  excused?: string;
  /** The options of a table that decide how it is read. */
  options?: string[];
}

/** Some rules that belong together. */
export interface BookSection {
  id: string;
  title: string;
  rules: BookRule[];
}

/** Some sections. */
export interface BookChapter {
  id: string;
  title: string;
  sections: BookSection[];
}

/** What an option is about, and how it is set where nobody changes it. */
export interface BookOption {
  about: string;
  default: string;
}

/** The rules of a game. */
export interface Book {
  game: GameId;
  title: string;
  chapters: BookChapter[];
  options: Record<string, BookOption>;
}

/* -- tournaments */

/** Entries are taken, rounds are played, the finalists choose seats, the final is played, it is over. */
export type TournamentStage = "open" | "rounds" | "choosing" | "final" | "over" | "cancelled";

/** A tournament in the list of all. */
export interface TournamentLine {
  id: string;
  game: GameId;
  title: string;
  name: string;
  place: string;
  stage: TournamentStage;
  organiser: string;
  entries: number;
  /** I play in it, or it is mine. */
  mine: boolean;
  created: number;
}

/** Several tournaments, the latest first. */
export interface Tournaments {
  tournaments: TournamentLine[];
}

/** Somebody who plays. */
export interface TournamentEntry {
  entry: number;
  name: string;
  me: boolean;
  /** The rounds they missed because they came late. */
  since: number;
  dropped: boolean;
}

/** A seat at a table of a tournament, with the points its holder made there. */
export interface TournamentSeat {
  entry: number;
  name: string;
  points: number | null;
}

/** A table of a round. */
export interface TournamentTable {
  table: string;
  status: TableStatus;
  /** I sit there. */
  me: boolean;
  /** A judge has ruled how it counts. */
  ruled: boolean;
  /** When its time is up, while it plays. */
  ends: number | null;
  seats: TournamentSeat[];
}

/** A round; the final is the last. */
export interface TournamentRound {
  number: number;
  final: boolean;
  tables: TournamentTable[];
}

/** How somebody has done: game wins, victory points, tournament points. */
export interface TournamentStanding {
  place: number;
  entry: number;
  name: string;
  me: boolean;
  wins: number;
  points: number;
  ranks: number;
  played: number;
  /** Among the finalists; 0 for everybody else. */
  seed: number;
  final: number | null;
  dropped: boolean;
}

/** The finalists take their places, the lowest seed first. */
export interface FinalSeats {
  seeds: number[];
  /** Those who have a place, each the predator of the next. */
  row: number[];
  next: number | null;
  /** It is my turn. */
  mine: boolean;
}

/** A tournament as somebody may know it: no deck but one's own is in it. */
export interface Tournament {
  id: string;
  game: GameId;
  title: string;
  name: string;
  place: string;
  stage: TournamentStage;
  organiser: string;
  /** I organise it. */
  mine: boolean;
  /** I am one of its judges. */
  judge: boolean;
  judges: string[];
  /** The rounds everybody plays before the final. */
  each: number;
  /** How many rounds that takes. */
  planned: number;
  minutes: number;
  pace: Pace;
  /** Whether people may enter after the first round. */
  late: boolean;
  least: number;
  /** A table is playing now. */
  playing: boolean;
  created: number;
  entries: TournamentEntry[];
  /** The deck I have entered with. */
  deck?: OwnDeck | null;
  /** Whether it can no longer be changed. */
  locked: boolean;
  rounds: TournamentRound[];
  standings: TournamentStanding[];
  final: FinalSeats | null;
  winner: string | null;
}

/** The tournament somebody enters, and why they did not if there are problems. */
export interface TournamentEntered {
  tournament: Tournament;
  problems: string[];
}

/* -- reminders */

/** Days in which my clocks stand: how many I may take in a year, how many are left, and the vacation that is or
 *  comes, in seconds of the epoch. */
export interface Vacation {
  days: number;
  left: number;
  begins: number | null;
  ends: number | null;
}

/** How this server reminds people. ``push_key`` is what a browser must be told to take its notices; empty where
 *  there are none. ``webhook_hosts``: where webhooks may lead. */
export interface ReminderWays {
  mail: boolean;
  push_key: string;
  webhook_hosts: string[];
}

/** How I am reminded of my turn. ``email``: whether I have a confirmed address; ``browsers``: the ids of those that
 *  show notices; ``hours``: at least so long between two reminders. */
export interface Reminders {
  ways: ReminderWays;
  mail: boolean;
  email: boolean;
  webhook: string;
  hours: number;
  browsers: string[];
  vacation: Vacation;
}

/** By letter, by a call of this address (none if empty), and at least so many hours between two. */
export interface RemindersWanted {
  mail: boolean;
  webhook: string;
  hours: number;
}

/** A browser's subscription, as the browser gives it. */
export interface BrowserToRemind {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that is not reminded any more. */
export interface BrowserToDrop {
  endpoint: string;
}

/** I am away for so many days (0: I am back, or do not go), from this moment on (0: now). */
export interface VacationWanted {
  days: number;
  begins: number;
}

/* -- clubs */

export type ClubRoleName = "owner" | "operator" | "member" | "removed";

/** A club in the list, or behind an invitation. */
export interface ClubEntry {
  id: string;
  name: string;
  about: string;
  members: number;
  /** I am a member. */
  mine: boolean;
}

/** My clubs, and those that anybody may find. */
export interface ClubList {
  clubs: ClubEntry[];
}

/** Somebody in a club; those who were removed, to its operators. */
export interface ClubMember {
  number: number;
  name: string;
  role: ClubRoleName;
  muted: boolean;
  me: boolean;
  /** I may remove and mute them. */
  below: boolean;
  since: number;
}

/** A line of a club's chat. */
export interface ClubSaid {
  id: number;
  name: string;
  text: string;
  at: number;
  me: boolean;
  /** I may take it away. */
  mine: boolean;
}

/** An entry of a club's calendar. */
export interface ClubEvent {
  id: string;
  title: string;
  place: string;
  note: string;
  /** In seconds of the epoch. */
  starts: number;
  minutes: number;
  /** Who entered it. */
  name: string;
  /** I may change it. */
  mine: boolean;
}

/** A club. What only members may know is empty for strangers. */
export interface Club {
  id: string;
  name: string;
  about: string;
  listed: boolean;
  created: number;
  /** How many members it has. */
  count: number;
  /** Mine; null for a stranger. */
  role: "owner" | "operator" | "member" | null;
  /** I may not speak. */
  muted: boolean;
  /** Of its invitation. */
  code: string;
  /** The address of my calendar of it, a secret of mine. */
  feed: string;
  members: ClubMember[];
  said: ClubSaid[];
  calendar: ClubEvent[];
  tables: Table[];
}

/* -- decks on trial */

/** A mean, and between what the truth lies with 95 % confidence; null where too few games were played. */
export interface Between {
  mean: number;
  low: number | null;
  high: number | null;
}

/** What a card of the deck did in the games against other decks, in copies. */
export interface CardTried {
  name: string;
  copies: number;
  drawn: number;
  played: number;
  discarded: number;
  held: number;
}

/** How a deck does: alone against somebody who stands still, and at tables with ready-made decks. */
export interface DeckTrial {
  /** Of the bots that play all seats. */
  level: string;
  seats: number;
  /** How many decks the opponents' are drawn from. */
  field: number;
  alone: number;
  /** How many of the games alone were won. */
  won: number;
  /** In how many turns, in the median; null where less than half were won. */
  median: number | null;
  games: number;
  points: Between;
  victories: Between;
  turns: number;
  cards: CardTried[];
  /** Cards that were drawn and never played. */
  never: string[];
}

/* -- drafts */

/** Where packs come from: a set whose rarities are known. */
export interface BoosterSource {
  id: string;
  name: string;
  year: number;
  /** How many different cards its packs are made of. */
  cards: number;
}

/* -- drafts, as one person sees them */

export type DraftKind = "draft" | "sealed";

export type DraftStage = "open" | "drafting" | "building" | "playing" | "cancelled";

/** A draft in the list. */
export interface DraftLine {
  id: string;
  game: GameId;
  name: string;
  kind: DraftKind;
  stage: DraftStage;
  host: string;
  seats: number;
  taken: number;
  /** Whether I take part. */
  mine: boolean;
}

/** Drafts that wait for people, and mine; and the sets that packs can be made of. */
export interface DraftList {
  drafts: DraftLine[];
  /** By game. */
  sources: Record<string, BoosterSource[]>;
}

/** Somebody who takes part. */
export interface DraftSeat {
  name: string;
  bot: boolean;
  me: boolean;
  /** How many cards they have taken. */
  cards: number;
  /** How many packs lie before them. */
  packs: number;
  /** Whether their deck is made. */
  ready: boolean;
}

/** A draft or a sealed game. */
export interface Draft {
  id: string;
  game: GameId;
  name: string;
  kind: DraftKind;
  stage: DraftStage;
  /** What its packs are of; empty for a cube. */
  source: string;
  host: boolean;
  /** How many seats it has. */
  size: number;
  seats: DraftSeat[];
  round: number;
  rounds: number;
  /** The cards of the pack before me. */
  pack: number[] | null;
  /** What I have taken, in order. */
  pool: number[] | null;
  /** The cards of the deck I have made. */
  deck: number[] | null;
  /** Where the decks are played. */
  table: string | null;
}

/** A draft, and what is wrong with the deck I have sent. */
export interface DraftBuilt {
  draft: Draft;
  problems: string[];
}

/* -- decks and cards */

/** A card of a deck by number. */
export interface CardCopies {
  id: number;
  copies: number;
}

/** A card of a deck that cannot be played here. */
export interface MissingCard {
  id: number;
  name: string;
  copies: number;
}

/** A deck, and everything that is wrong with it. */
export interface Deck {
  name: string;
  /** How many cards in all. */
  cards: number;
  crypt: CardCopies[];
  library: CardCopies[];
  playable: boolean;
  missing: MissingCard[];
  unread: string[];
  problems: string[];
}

/* -- decks and cards, printed */

/** What a library card costs; null where it does not. */
export interface Price {
  pool: number | string | null;
  blood: number | string | null;
  conviction: number | string | null;
}

/** A card in full: what is printed, beside what it does here. */
export interface Face {
  id: number;
  name: string;
  /** The English name, where `name` is the French one. */
  english?: string;
  facts: string[];
  text: string;
  /** `fr` where the text is in French; else it is in English, as it is printed. */
  text_lang?: string;
  /** What the card does here, line by line. */
  reading: string[];
  rulings: string[];
  types: string[];
  /** Only for the crypt, as are sect, title, capacity and group. */
  clan?: string;
  sect?: string;
  title?: string;
  capacity?: number;
  group?: number | null;
  /** Crypt: level by code (2 is superior). Library: the codes. */
  disciplines: Record<string, number> | string[];
  /** Only for the library, as is the cost. */
  clans?: string[];
  cost?: Price;
}

/** A set in which a card was printed, with the codes of its rarity and of the decks it was in. */
export interface Printing {
  code: string;
  name: string;
  released: string;
  codes: string[];
}

/** All that can be told of a card. */
export interface CardPage {
  face: Face;
  playable: boolean;
  /** The words for which it cannot be played here; empty where it can, or where nobody has read it yet. */
  refused: string;
  banned: number | null;
  /** The oldest first. */
  printings: Printing[];
  artists: string[];
  /** For each ruling of the face, where it was given. */
  references: string[][];
}

/* -- every card, to be searched */

/** A card as it is searched. What is compared is folded: plain letters, no accents, no capitals. */
export interface ListedCard {
  id: number;
  /** As it is shown; no other card has this name. */
  name: string;
  /** Its names, folded, the full one first: other spellings, former names, nicknames. */
  keys: string[];
  /** The words of its printed text, folded. */
  text: string;
  /** As printed; `Vampire` or `Imbued` for the crypt. */
  types: string[];
  clans: string[];
  /** By code; 2 is superior. A library card has 2 where it has an effect at that level. */
  disciplines: Record<string, number>;
  /** What else it is, folded: `crypt`, `playable`, `banned`, `unique`, `trifle` and the like. */
  marks: string[];
  /** 0 for the library, and for crypt cards of any group. */
  group: number;
  capacity: number;
  pool: number | "X";
  blood: number | "X";
  conviction: number | "X";
  title: string;
  sect: string;
  /** The abbreviations of the sets it was printed in, in the order of the official list. */
  sets: string[];
  artists: string[];
  /** As French pages show it, where the operator has French cards. */
  french?: string;
}

/** A set: what it is called, and the year of its release. */
export interface ListedSet {
  name: string;
  year: number;
}

/** Every card with what is needed to search them. */
export interface CardList {
  cards: ListedCard[];
  sets: Record<string, ListedSet>;
  /** Former and other names of clans, folded, with the name of today. */
  clans: Record<string, string>;
  /** Names of Disciplines and virtues, folded, with their code. */
  disciplines: Record<string, string>;
}

/* -- bodies of calls */

/** A nickname. */
export interface Guest {
  nickname: string;
}

/** A name and a password. */
export interface Account {
  name: string;
  password: string;
}

/** A session to end; all others than this one if none is named. */
export interface SessionChoice {
  id?: string;
}

/** The password I have, and another. */
export interface PasswordChange {
  password: string;
  new: string;
}

/** My password, to delete the account; a guest has none. */
export interface Deletion {
  password?: string;
}

/** The address letters go to, which is confirmed by one; none if empty. With my password. */
export interface EmailChange {
  email: string;
  password: string;
}

/** The code of a letter. */
export interface MailCode {
  code: string;
}

/** The name of an account whose password is forgotten. */
export interface Forgotten {
  name: string;
}

/** The code of a letter, and another password. */
export interface PasswordReset {
  code: string;
  password: string;
}

/** A game to play at once. */
export interface GameChoice {
  game: string;
}

/** Who is to sit on a seat of a new table. */
export interface SeatWanted {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** How fast a new table is to play. */
export interface PaceWanted {
  kind?: "none" | "live" | "correspondence";
  seconds?: number;
  bank?: number;
  days?: number;
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  private?: boolean;
  masking?: Masking | null;
  pace?: PaceWanted | null;
  decks?: DecksAllowed;
  order?: Order;
  first?: First;
  /** Of which I am a member: the table is for its members. */
  club?: string;
}

/** A record to look at or to go on with. */
export interface RecordText {
  record: string;
  seat?: number;
}

/** The seat I would like; without one, the first that is open. ``code``: of my invitation, which a private table
 *  asks for. */
export interface SeatTaken {
  seat?: number | null;
  code?: string;
}

/** What the host does with a seat. */
export interface SeatSetting {
  kind: "open" | "bot" | "none" | "more";
  seat?: number;
  bot?: string;
}

/** Which bot is to take the open seats. */
export interface BotChoice {
  bot?: string;
}

/** Two seats that change places. */
export interface TwoSeats {
  seat: number;
  other: number;
}

/** What the host changes; what is not named stays as it is. */
export interface Settings {
  decks?: DecksAllowed;
  order?: Order;
  first?: First;
  /** The seat whose holder takes the first one of the game; null for nobody. */
  chosen?: number | null;
  private?: boolean;
}

/** Whether I am ready to begin. */
export interface Ready {
  on?: boolean;
}

/** A moment of a finished game, and a seat in it. */
export interface BranchPoint {
  at: number;
  seat: number;
}

/** A deck to look at: as text or by code, and the table by whose rules. */
export interface DeckText {
  text?: string;
  precon?: string;
  table?: string;
}

/** A deck for a seat at a table, in one of three ways; none of them takes it back. */
export interface DeckForTable {
  text?: string;
  precon?: string;
  saved?: string;
  seat?: number | null;
}

/** A deck to keep; notes, tags and visibility stay as they are where they are not named. */
export interface DeckToSave {
  text: string;
  name?: string;
  notes?: string;
  tags?: string[];
  visibility?: Visibility;
}

/** A deck, to be told what decks like it also play, or to be tried. */
export interface DeckToCompare {
  text: string;
}

/** A deck to be written in a format of the community. */
export interface DeckToWrite {
  form: string;
  text?: string;
  precon?: string;
}

/** A new tournament. */
export interface NewTournament {
  game: string;
  name: string;
  place?: string;
  rounds?: number;
  /** The time limit of each game. */
  minutes?: number;
  pace?: PaceWanted | null;
  late?: boolean;
}

/** The deck I enter with, in one of three ways. */
export interface TournamentDeck {
  text?: string;
  precon?: string;
  saved?: string;
}

/** Who leaves the tournament: without a number, I do. Whoever organises it may also let them come back. */
export interface EntryDropped {
  entry?: number | null;
  on?: boolean;
}

/** The name of an account, and whether it is a judge. */
export interface JudgeNamed {
  name: string;
  on?: boolean;
}

/** The finalist whose predator somebody becomes: me or, by whoever organises it, the next to choose. */
export interface FinalPlace {
  prey: number;
}

/** By how many minutes the time of a game is extended. */
export interface MoreTime {
  minutes: number;
}

/** The points of a game by seat, as a judge rules them; null: as it was played. */
export interface TableRuling {
  points: number[] | null;
}

/** Whether I want to be rated; what is known is forgotten when I do not. */
export interface RatingsWanted {
  on: boolean;
}

/** A new draft or sealed game, of a set or of a cube: a list of cards. */
export interface NewDraft {
  game: string;
  name: string;
  kind?: DraftKind;
  seats?: number;
  source?: string;
  cube?: string;
}

/** The card I take; ``number``: how many I have. */
export interface CardTaken {
  number: number;
  card: number;
}

/** The cards of my deck, each as often as it is in it; null: made for me. */
export interface DraftDeck {
  cards?: number[] | null;
}

/** What a club is called, what is said of it, and whether strangers find it. */
export interface ClubSettings {
  name: string;
  about?: string;
  listed?: boolean;
}

/** What a member becomes, by their number: a member who was removed may come again. */
export interface ClubRole {
  member: number;
  role: ClubRoleName;
}

/** A member who may not speak any more, or may again. */
export interface ClubMute {
  member: number;
  on: boolean;
}

/** What I say in a club. */
export interface ClubWords {
  text: string;
}

/** A line of a club's chat, and why I report it. */
export interface ClubLine {
  line: number;
  reason?: string;
}

/** An entry of a club's calendar: a new one, or another text of one I name. */
export interface ClubDate {
  title: string;
  /** In seconds of the epoch. */
  starts: number;
  place?: string;
  note?: string;
  event?: string;
  minutes?: number;
}

/** An entry to take out of the calendar. */
export interface ClubDateStruck {
  event: string;
}

export type FromServer = Frame | FromTable;
