/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import CardPicture from "./CardPicture.svelte";
import VtesTable from "./VtesTable.svelte";

export default { Table: VtesTable, Picture: CardPicture } satisfies GameTable;
