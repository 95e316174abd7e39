/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import VtesTable from "./VtesTable.svelte";

export default { Table: VtesTable } satisfies GameTable;
