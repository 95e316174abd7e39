/** The course of a game of VTES in points: who got how many in which turn, and when somebody left. Read off the log. */
import type { LogLine } from "$lib/protocol";

export interface Course {
  /** Points in the order in which they were gained. */
  gained: { turn: number; points: number }[];
  /** The turn in which the seat was ousted or withdrew; null for who stayed to the end. */
  left: { turn: number; how: "ousted" | "withdrew" } | null;
}

export function courseOf(lines: readonly LogLine[], seats: number): Course[] {
  const found: Course[] = Array.from({ length: seats }, () => ({ gained: [], left: null }));
  let turn = 0;
  for (const { event, data } of lines) {
    if (event === "TurnBegan") turn = Number(data.turn);
    const seat = found[Number(data.seat)];
    if (!seat) continue;
    if (event === "GainedPoints") seat.gained.push({ turn, points: Number(data.points) });
    if (event === "Ousted") seat.left = { turn, how: "ousted" };
    if (event === "Withdrew") seat.left = { turn, how: "withdrew" };
  }
  return found;
}
