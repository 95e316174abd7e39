/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import CardPicture from "./CardPicture.svelte";
import { attacks, concerns } from "./concerns";
import { grouping } from "./grouping";
import { concerning } from "./mine";
import { motion } from "./motion";
import { recap } from "./recap";
import TransferPlan from "./TransferPlan.svelte";
import { together } from "./together";
import type { VtesTable as View } from "./view";
import VtesTable from "./VtesTable.svelte";

const tellsAll = (about: string): boolean => /^(card|printed):/.test(about);

export default {
  Table: VtesTable,
  Picture: CardPicture,
  tellsAll,
  together,
  concerns,
  attacks,
  concerning,
  grouping,
  lists: true,
  Plan: TransferPlan,
  motion,
  recap,
  isOut: (seat: number, table: View) => Boolean(table.players[seat]?.out),
  isLeaving: (seat: number, table: View) => table.players[seat]?.conceding ?? false,
  result: () => import("./Result.svelte"),
} satisfies GameTable;
