/** A VTES table as a seat sees it (src/nocturne/vtes/view/table.py). Fields of a card that have nothing to say are absent. */

/** A card in a hand, a pile or out of play: its number at the table and what is printed on it (0: hidden). */
export interface Held {
  card: number;
  printed: number;
}

/** A card on the table. */
export interface Seen {
  card: number;
  printed?: number;
  owner?: number;
  region?: string;
  locked?: boolean;
  /** Blood, or the life of an ally, a retainer or an imbued. */
  blood?: number;
  counters?: number;
  capacity?: number;
  contested?: boolean;
  title?: string;
  sect?: string;
  clan?: string;
  anarch?: boolean;
  /** Small letters: basic level, capitals: superior. */
  disciplines?: string[];
  bleed?: number;
  strength?: number;
  votes?: number;
  lent_by?: number;
  base?: number;
  mode?: number;
  marks?: string[];
  attached?: Seen[];
  under?: Held[];
}

export interface Methuselah {
  seat: number;
  pool: number;
  points: number;
  /** Empty, "ousted" or "withdrawn". */
  out: string;
  prey: number;
  predator: number;
  hand_count: number;
  library_count: number;
  crypt_count: number;
  research_count: number;
  hand: Held[];
  known_library: Held[];
  ready: Seen[];
  torpor: Seen[];
  incapacitated: Seen[];
  uncontrolled: Seen[];
  area: Seen[];
  ash: Held[];
  removed: Held[];
  research: Held[];
  transfers: number;
  master_actions: number;
  discard_actions: number;
  withdrawing: boolean;
  /** Has given up and leaves at the end of the turn. */
  conceding: boolean;
}

export interface Action {
  minion: number;
  seat: number;
  kind: string;
  card: number;
  printed: number;
  targets: number[];
  directed_at: number[];
  stealth: number;
  bleed: number;
  blocker: number;
  intercept: number;
  blocked: boolean;
  declined: number[];
  may_block: number[];
}

export interface Strike {
  minion: number;
  /** 0: the plain hand strike. */
  printed: number;
  source: number;
  aim: number;
}

export interface Combat {
  acting: number;
  defending: number;
  round: number;
  stage: string;
  long: boolean;
  strikes: Strike[];
}

export interface Cast {
  source: string;
  seat: number;
  favor: boolean;
  votes: number;
  ballots: number;
  card?: number;
}

export interface Referendum {
  seat: number;
  kind: string;
  minion: number;
  card: number;
  printed: number;
  subject: number;
  targets: number[];
  victims: number[];
  number: number;
  word: string;
  shares: { points: number; card?: number; seat?: number }[];
  favor: number;
  against: number;
  prisci: number;
  casts: Cast[];
  abstaining: number[];
  automatic: boolean;
}

export const PHASES = ["unlock", "master", "minion", "influence", "discard"] as const;
export type Phase = (typeof PHASES)[number];

export interface VtesTable {
  turn: number;
  active: number;
  phase: Phase;
  edge: number;
  players: Methuselah[];
  limbo: Held[];
  action: Action | null;
  combat: Combat | null;
  referendum: Referendum | null;
}

/** No card, no seat. */
export const NONE = -1;
