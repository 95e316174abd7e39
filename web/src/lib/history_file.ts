/** A file of a game as one viewer has known it: see docs/history-files.md. The first moment is written whole, the
 *  others as what changed. */
import { GAMES, type Frame, type GameId, type LogLine, type ReplayFrame, type Segment } from "./protocol";

export type Change = [(string | number)[]] | [(string | number)[], unknown];

export interface HistoryFile {
  "nocturne-history": 1;
  game: GameId;
  /** Whose eyes it was seen with; null: a spectator's. */
  seat: number | null;
  lang: string;
  players: string[];
  moments: {
    frame?: Omit<Frame, "type" | "number" | "log" | "waiting">;
    changes?: Change[];
    log: LogLine[];
    /** What the viewer answered in this moment. */
    answers: { key: string; label: Segment[] }[];
  }[];
}

/** Lines of the story that go along with a moment. */
const MOST_TOLD = 1_500;

/** Whether a text is such a file, rightly made or not: a record is another kind of file. */
export const isHistory = (text: string): boolean => text.slice(0, 200).includes('"nocturne-history"');

/** What is in a file; `null` if it is not one that this page can show. */
export function readHistory(text: string): HistoryFile | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null) return null;
  const file = found as Partial<HistoryFile>;
  const right =
    file["nocturne-history"] === 1 &&
    GAMES.some((game) => game === file.game) &&
    Array.isArray(file.players) &&
    Array.isArray(file.moments) &&
    file.moments.length > 0 &&
    file.moments.every(
      (moment, at) =>
        Array.isArray(moment?.log) &&
        Array.isArray(moment.answers) &&
        (at === 0 ? typeof moment.frame === "object" && moment.frame !== null : Array.isArray(moment.changes)),
    );
  return right ? (file as HistoryFile) : null;
}

/** A value with changes made to it; what did not change stays the same object. */
export function applied<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((made, change) => put(made, change, 0), value) as T;
}

function put(node: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  if (depth === path.length) return change[1];
  if (typeof node !== "object" || node === null) throw new TypeError(path.join("."));
  const name = path[depth]!;
  const gone = depth === path.length - 1 && change.length === 1;
  if (Array.isArray(node)) {
    const copy: unknown[] = [...node];
    copy[Number(name)] = put(copy[Number(name)], change, depth + 1);
    return copy;
  }
  const { [name]: before, ...others } = node as Record<string, unknown>;
  return gone ? others : { ...(node as object), [name]: put(before, change, depth + 1) };
}

/** Shows any moment of a file. Those before it are made first and kept: each is little more than what changed. */
export function appearance(file: HistoryFile): (at: number) => ReplayFrame {
  const looks = [file.moments[0]!.frame!];
  const told: number[] = [];
  const lines: LogLine[] = [];
  file.moments.forEach((moment) => {
    lines.push(...moment.log);
    told.push(lines.length);
  });
  return (at) => {
    const wanted = Math.max(0, Math.min(at, file.moments.length - 1));
    for (let next = looks.length; next <= wanted; next += 1)
      looks.push(applied(looks[next - 1]!, file.moments[next]!.changes ?? []));
    const moment = file.moments[wanted]!;
    return {
      ...looks[wanted]!,
      type: "frame",
      number: wanted,
      waiting: [],
      log: moment.log,
      told: lines.slice(Math.max(0, told[wanted]! - MOST_TOLD), told[wanted]),
      answers: file.moments.length - 1,
      answered: moment.answers.at(-1)?.label ?? null,
    };
  };
}
