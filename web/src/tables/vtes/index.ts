/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import CardPicture from "./CardPicture.svelte";
import VtesTable from "./VtesTable.svelte";

const tellsAll = (about: string): boolean => /^(card|printed):/.test(about);

export default { Table: VtesTable, Picture: CardPicture, tellsAll } satisfies GameTable;
