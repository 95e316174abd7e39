/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import DraculaTable from "./DraculaTable.svelte";

export default { Table: DraculaTable } satisfies GameTable;
