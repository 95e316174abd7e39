/** Sitting down at once: one click from anywhere to a running table. */
import { api } from "./api";
import { me } from "./me.svelte";
import type { GameId } from "./protocol";
import { go } from "./route.svelte";
import { bring } from "../tables/game_table";

/** A table against bots, begun. What its table needs is fetched meanwhile. */
export async function playNow(game: GameId): Promise<void> {
  void bring(game).catch(() => undefined); // if it fails, the room tells it
  await me.be();
  go("table", (await api.playNow(game)).table);
}
