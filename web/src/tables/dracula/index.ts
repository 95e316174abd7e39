/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import DraculaTable from "./DraculaTable.svelte";
import Picture from "./Picture.svelte";

export default { Table: DraculaTable, Picture } satisfies GameTable;
