/** A game looked at again: where its moments come from (the server, or a file), its log and its turns. */
import { api } from "./api";
import { appearance, type HistoryFile } from "./history_file";
import type { Analysed, Course, CourseLine, GameId, Reconsidered, Replayed, ReplayFrame } from "./protocol";

/** Where a game to be looked at again comes from. */
export interface Source {
  game: GameId;
  /** Who played, by seat. */
  players: string[];
  /** Whose eyes it can be seen with; null is a spectator. */
  eyes: (number | null)[];
  moment(at: number, seat: number | null): Promise<ReplayFrame>;
  course(seat: number | null): Promise<Course>;
  /** A thing of a moment in words; absent where only the pictures are known. */
  thing?: (at: number, seat: number | null, about: string) => Promise<Replayed>;
  /** What the game would have chosen at a moment; absent where only the pictures are known. */
  advice?: (at: number, seat: number) => Promise<Reconsidered>;
  /** The analysis of the game for a seat, as far as it has come. */
  analysis?: (seat: number) => Promise<Analysed>;
  /** Whether one can play on from a moment, keep its record and send its address. */
  kept: boolean;
}

/** A finished game of the server's. */
export async function fromServer(id: string): Promise<Source> {
  const table = await api.table(id);
  return {
    game: table.game,
    players: table.seats.map((seat) => seat.name),
    eyes: [null, ...table.seats.keys()],
    moment: (at, seat) => api.replay(id, at, seat),
    course: (seat) => api.course(id, seat),
    thing: (at, seat, about) => api.replayedThing(id, at, seat, about),
    analysis: (seat) => api.analysis(id, seat),
    advice: (at, seat) => api.reconsidered(id, at, seat),
    kept: true,
  };
}

/** A game as one viewer has known it, from a file. */
export function fromFile(file: HistoryFile): Source {
  const look = appearance(file);
  const lines = file.moments.flatMap((moment, at) => moment.log.map(({ text, faint, heading }) => ({ at, text, faint, heading })));
  return {
    game: file.game,
    players: file.players,
    eyes: [file.seat],
    moment: async (at) => look(at),
    course: async () => ({ answers: file.moments.length - 1, lines }),
    kept: false,
  };
}

/** A turn of a game: what was told in it, from which moment on. */
export interface Turn {
  at: number;
  /** The line that opens it; null for what comes before the first turn, or where a game has none. */
  title: CourseLine | null;
  lines: CourseLine[];
}

export function turnsOf(lines: CourseLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.heading === 1) turns.push({ at: line.at, title: line, lines: [] });
    else if (turns.length) turns[turns.length - 1]!.lines.push(line);
    else turns.push({ at: 0, title: null, lines: [line] });
  }
  return turns;
}

/** The turn a moment belongs to. */
export function turnAt(turns: Turn[], at: number): number {
  let found = 0;
  turns.forEach((turn, number) => {
    if (turn.at <= at) found = number;
  });
  return found;
}

/** Where the turn before begins; from within a turn, where this one does. */
export function turnBack(turns: Turn[], at: number): number {
  const before = turns.filter((turn) => turn.at < at);
  return before.at(-1)?.at ?? 0;
}

/** Where the next turn begins; after the last one, the end. */
export function turnOn(turns: Turn[], at: number, end: number): number {
  return turns.find((turn) => turn.at > at)?.at ?? end;
}

/** The next moment in which something was told, and whether it is worth a look of its own: while a game plays by
 *  itself it does not rest where nothing is seen. */
export function nextTold(lines: CourseLine[], at: number, end: number): { at: number; faint: boolean } {
  const first = lines.findIndex((line) => line.at > at);
  if (first < 0) return { at: end, faint: false };
  const next = lines[first]!.at;
  let faint = true;
  for (let one = first; lines[one]?.at === next; one += 1) faint &&= lines[one]!.faint;
  return { at: next, faint };
}
