/** From a deck to a table: at once against bots, or to a waiting room with others. */
import { api, type GivenDeck } from "$lib/api";
import { me } from "$lib/me.svelte";
import type { SeatWanted } from "$lib/protocol";
import { go } from "$lib/route.svelte";

/** Play a deck, by its code or its list, against so many bots. */
export async function playAgainstBots(given: string, against: number): Promise<void> {
  await me.be();
  const bots: SeatWanted[] = Array.from({ length: against }, () => ({ kind: "bot" }));
  const table = await api.create({
    game: "vtes",
    seats: [{ kind: "me" }, ...bots],
    // The deck has been checked for the usual table; at a smaller one its size is nobody's concern.
    options: { preset: "current", decks: [given], deck_size: "free" },
    private: true,
  });
  await api.start(table.table);
  go("table", table.table);
}

/** Play the first turns of a deck alone: the other player does nothing. */
export async function playAlone(given: string): Promise<void> {
  await me.be();
  const table = await api.create({
    game: "vtes",
    seats: [{ kind: "me" }, { kind: "bot", bot: "idle" }],
    options: { preset: "current", decks: [given], deck_size: "free" },
    private: true,
  });
  await api.start(table.table);
  go("table", table.table);
}

/** Open a table for others and bring the deck to it. What is wrong with it there is told in the waiting room. */
export async function bringToTable(deck: GivenDeck): Promise<void> {
  await me.be();
  const open: SeatWanted[] = Array.from({ length: 4 }, () => ({ kind: "open" }));
  const table = await api.create({ game: "vtes", seats: [{ kind: "me" }, ...open], options: { preset: "current" }, private: false });
  await api.bringDeck(table.table, deck);
  go("wait", table.table);
}
