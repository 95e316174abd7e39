/** The view of a table of La Fureur de Dracula, as the server sends it (nocturne.dracula.view). */

export type Ref = string;
export type Hunter = "godalming" | "seward" | "van_helsing" | "mina";
export const HUNTERS: readonly Hunter[] = ["godalming", "seward", "van_helsing", "mina"];

export interface SeenHunter {
  hunter: Hunter;
  seat: number;
  place: Ref | null;
  damage: number;
  health: number;
  bites: number;
  bite_spaces: number;
  weakened: boolean;
  delayed: boolean;
  bats: boolean;
  hospital: Ref | null;
  items: (Ref | null)[];
  events: (Ref | null)[];
  tickets: (Ref | null)[];
  shown_item: Ref | null;
  shown_event: Ref | null;
  item_limit: number;
  event_limit: number;
  ticket_limit: number;
}

export interface SeenEncounter {
  card: Ref | null;
  face_up: boolean;
  damage: number;
}

export interface SeenHideout {
  /** What a card lying face down shows. */
  back: "common" | "castle" | "sea";
  place: Ref | null;
  powers: string[];
  encounters: SeenEncounter[];
  face_up: boolean;
  rumor: boolean;
  bat: boolean;
  tied: Ref | null;
  /** Cities everybody knows this card is not. */
  ruled_out: Ref[];
}

export interface SeenDracula {
  damage: number;
  health: number;
  place: Ref | null;
  revealed: boolean;
  events: (Ref | null)[];
  encounters: (Ref | null)[];
  rumors: number;
  ally: Ref | null;
  bodyguards: Ref[];
  event_limit: number;
}

export interface SeenDecks {
  events: number;
  top_event: "hunters" | "dracula" | null;
  hunter_backs: number;
  event_discard: (Ref | null)[];
  items: number;
  item_discard: Ref[];
  encounters: number;
  encounter_discard: Ref[];
  tickets: number;
}

/** A fight. Numbers are those of printed cards, hunters and places; -1 stands for Dracula himself, or for none. */
export interface Fight {
  vampire: number;
  place: number;
  hunters: number[];
  round: number;
  engaged: number;
  hand: number;
  deck: number;
  played: { card: number; face_up: boolean }[];
  /** By hunter: the message that names the card laid; null: none, or still hidden. */
  cards: (string | null)[];
  last: (string | null)[];
  cancelled: number[];
  mesmerized: number[];
  wreaths: [number, number][];
  lucys_revenge: number;
  enraged: boolean;
  own_hand: number[];
  own_card: number;
}

export interface Lasting {
  long_night: boolean;
  free_order: boolean;
  vigor: boolean;
  no_supply: boolean;
  no_day: boolean;
  like_night: boolean;
  swiftness: number;
}

export interface DraculaView {
  board: { northern_passage: boolean; berlin_prague_railway: "yellow" | "white" };
  round: number;
  /** Space of the time track: even by day, odd by night. */
  time: number;
  weekday: string;
  phase: "set_up" | "dawn" | "day" | "dusk" | "night" | "dracula";
  despair: number;
  influence: number;
  influence_to_win: number;
  lasting: Lasting;
  acting: Hunter | null;
  hunters: SeenHunter[];
  hunter_ally: Ref | null;
  dracula: SeenDracula;
  trail: (SeenHideout | null)[];
  lairs: SeenHideout[];
  decks: SeenDecks;
  storms: Ref[];
  fog: Record<Ref, number>;
  roadblocks: Ref[];
  consecrated: Ref | null;
  hosts: Ref[];
  fight: Fight | null;
}
