/** Which lines of the log concern a Methuselah: those that name them, a minion of theirs or a card they played. */
import { naming, type Concerns } from "$lib/mine";
import type { LogLine } from "$lib/protocol";
import { cardOf, placesOf } from "./seating";
import type { VtesTable } from "./view";

/** Events that tell before whom a card lies, or who played it. */
const TELLS_SEAT = new Set(["Played", "Influenced", "EnteredPlay", "Burned", "Drew", "CryptDrawn", "Transferred", "Merged", "ActionAnnounced"]);

/** Before whom each card lies or, where it has left play, lay: as the table shows it and the log told it. */
export function seatsOfCards(table: VtesTable, lines: readonly LogLine[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { event, data } of lines) {
    if (!TELLS_SEAT.has(event) || typeof data.seat !== "number") continue;
    const card = event === "ActionAnnounced" ? data.minion : data.card;
    if (typeof card === "number") found.set(card, data.seat);
  }
  for (const player of table.players)
    for (const pile of [player.hand, player.ash, player.removed])
      for (const held of pile) found.set(held.card, found.get(held.card) ?? player.seat);
  for (const [card, { seat }] of placesOf(table)) found.set(card, seat);
  return found;
}

export function concerning(seat: number, table: VtesTable, lines: readonly LogLine[]): Concerns {
  const seats = seatsOfCards(table, lines);
  return naming((ref) => ref === `seat:${seat}` || seats.get(cardOf(ref)) === seat);
}
