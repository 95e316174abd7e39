/** What the room needs of this game. The table asks every question itself: on the tile, on the cards, in the book. */
import type { LogLine } from "$lib/protocol";
import type { GameTable } from "../game_table";
import ChaptersTable from "./ChaptersTable.svelte";
import { concerning } from "./mine";
import { motion } from "./motion";
import Picture from "./Picture.svelte";
import { recap } from "./recap";
import { summary } from "./summary";
import type { ChaptersFrame } from "./view";

/** What happens to a character that its player should not miss, and who suffers it. */
const BEFALLS: Record<string, string> = {
  Attacked: "target",
  Noticed: "who",
  TorporEntered: "who",
  FrenzyEntered: "who",
  LostToTheBeast: "who",
};

const concerns = (line: LogLine, frame: ChaptersFrame): boolean => {
  const field = BEFALLS[line.event];
  const mine = frame.table.players.find((player) => player.seat === frame.seat)?.character;
  return field !== undefined && mine !== undefined && line.data[field] === mine;
};

export default {
  Table: ChaptersTable,
  Picture,
  concerning,
  motion,
  recap,
  summary,
  result: () => import("./Result.svelte"),
  asks: () => true,
  concerns: (line, frame) => concerns(line, frame as ChaptersFrame),
  tellsAll: (about) => about.startsWith("figure:"),
} satisfies GameTable;
