/** Which lines of the log concern a player: those of their character, and what happens to the whole coterie. */
import { refsOf, type Concerns } from "$lib/mine";
import type { ChaptersTable } from "./view";

/** The figure of a seat, as a reference; empty before a character is chosen. */
export const figureOfSeat = (seat: number, table: ChaptersTable): string => {
  const character = table.players.find((player) => player.seat === seat)?.character;
  return character ? `figure:${character}` : "";
};

export function concerning(seat: number, table: ChaptersTable): Concerns {
  const mine = figureOfSeat(seat, table);
  return (line) => {
    if (line.faint) return false;
    const named = refsOf(line).filter((ref) => /^(figure|seat):/.test(ref));
    return !named.length || named.includes(mine) || named.includes(`seat:${seat}`);
  };
}
