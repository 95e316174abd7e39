/** Who sits where and what they are to each other. Play goes to the left: seen from my chair my prey is on my left and
 *  the others follow clockwise, so that my predator comes last, on my right. */
import { NONE, type Methuselah, type Seen, type VtesTable } from "./view";

export type Role = "you" | "prey" | "predator" | "both" | "none";

/** What a Methuselah is to the viewer. */
export function roleOf(table: VtesTable, viewer: number | null, seat: number): Role {
  const own = viewer === null ? undefined : table.players[viewer];
  if (!own) return "none";
  if (seat === viewer) return "you";
  if (own.out || table.players[seat]?.out) return "none";
  if (own.prey === seat) return own.predator === seat ? "both" : "prey";
  return own.predator === seat ? "predator" : "none";
}

/** The others from the viewer's left clockwise; a spectator sees all, from the first seat on. */
export function othersOf(table: VtesTable, viewer: number | null): Methuselah[] {
  const { players } = table;
  if (viewer === null) return players;
  return players.slice(1).map((_, at) => players[(viewer + 1 + at) % players.length]!);
}

/** Every card in play before somebody, each followed by those on it. */
export function* lying(player: Methuselah): Generator<Seen> {
  function* below(cards: readonly Seen[]): Generator<Seen> {
    for (const card of cards) {
      yield card;
      yield* below(card.attached ?? []);
    }
  }
  for (const region of [player.ready, player.torpor, player.incapacitated, player.uncontrolled, player.area])
    yield* below(region);
}

/** A card in play and before whom it lies. */
export interface Placed {
  seen: Seen;
  seat: number;
}

/** Where each card in play lies, by its number. */
export function placesOf(table: VtesTable): Map<number, Placed> {
  const found = new Map<number, Placed>();
  for (const player of table.players)
    for (const seen of lying(player)) found.set(seen.card, { seen, seat: player.seat });
  return found;
}

/** What is printed on the cards that lie nowhere in play: hands, piles, cards being played. */
export function heldOf(table: VtesTable): Map<number, number> {
  const found = new Map<number, number>();
  for (const held of table.limbo) found.set(held.card, held.printed);
  for (const player of table.players) {
    for (const pile of [player.hand, player.ash, player.removed, player.research, player.known_library])
      for (const held of pile) found.set(held.card, held.printed);
    for (const seen of lying(player)) for (const held of seen.under ?? []) found.set(held.card, held.printed);
  }
  return found;
}

/** The number of a card in a reference such as `card:14`; NONE for other references. */
export function cardOf(ref: string): number {
  const [kind, ident] = ref.split(":");
  return kind === "card" && ident !== undefined ? Number(ident) : NONE;
}
