/** What the room needs of this game. */
import type { GameTable } from "../game_table";
import DraculaTable from "./DraculaTable.svelte";
import { attacks, concerns } from "./concerns";
import { concerning } from "./mine";
import { motion } from "./motion";
import Picture from "./Picture.svelte";
import { recap } from "./recap";

const LAYING = new Set(["dracula-ask-combat-hunter", "dracula-ask-combat-dracula"]);

export default {
  Table: DraculaTable,
  Picture,
  attacks,
  concerns,
  concerning,
  motion,
  recap,
  result: () => import("./Journey.svelte"),
  // Where there is little room, the cards of a fight have it to themselves: they are the answers.
  asks: (question) => LAYING.has(question.ask) && matchMedia("(max-width: 900px)").matches,
} satisfies GameTable;
