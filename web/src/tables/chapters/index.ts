/** What the room needs of this game. The table asks every question itself: on the tile, on the cards, in the book. */
import type { GameTable } from "../game_table";
import ChaptersTable from "./ChaptersTable.svelte";
import Picture from "./Picture.svelte";

export default { Table: ChaptersTable, Picture, asks: () => true } satisfies GameTable;
