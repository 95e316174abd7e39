/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import ChaptersTable from "./ChaptersTable.svelte";

export default { Table: ChaptersTable } satisfies GameTable;
