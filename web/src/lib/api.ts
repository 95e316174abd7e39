/** The calls under /api. Every error has a sentence in the person's language, given by the server. */
import type {
  Book,
  Course,
  Deck,
  Face,
  Game,
  GameId,
  Lesson,
  NewTable,
  Person,
  PictureSource,
  Precon,
  Problem,
  Replayed,
  ReplayFrame,
  Table,
} from "./protocol";
import type { Older } from "./history.svelte";
import { connection } from "./connection.svelte";
import { speech, t } from "./i18n.svelte";

/** A call the server refused, or that did not reach it (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  const join = path.includes("?") ? "&" : "?";
  const headers: Record<string, string> = method === "POST" ? { "X-Nocturne": "1" } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}${join}lang=${speech.lang}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    connection.lose();
    throw new Refused(0, { code: "unreachable", text: t("unreachable") });
  }
  if (response.ok) return response;
  let problem: Problem = { code: "unknown", text: t("went-wrong", { status: response.status }) };
  try {
    problem = ((await response.json()) as { error: Problem }).error;
  } catch {
    // Not our server's words (a proxy's, perhaps): ours stand.
  }
  throw new Refused(response.status, problem);
}

const get = async <T>(path: string): Promise<T> => (await (await call("GET", path)).json()) as T;
const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await call("POST", path, body)).json()) as T;

export const api = {
  me: () => get<{ me: Person | null }>("/me").then((told) => told.me),
  guest: (nickname: string) => post<Person>("/guest", { nickname }),
  rename: (nickname: string) => post<Person>("/rename", { nickname }),
  register: (name: string, password: string) => post<Person>("/register", { name, password }),
  login: (name: string, password: string) => post<Person>("/login", { name, password }),
  logout: () => post<object>("/logout"),
  games: () => get<{ games: Game[] }>("/games").then((told) => told.games),
  playNow: (game: GameId) => post<Table>("/play-now", { game }),
  lessons: () => get<{ lessons: Lesson[] }>("/lessons").then((told) => told.lessons),
  rules: (game: GameId) => get<Book>(`/rules/${game}`),
  learn: (id: string) => post<Table>(`/lessons/${encodeURIComponent(id)}`),
  create: (table: NewTable) => post<Table>("/tables", table),
  openTables: () => get<{ tables: Table[] }>("/tables").then((told) => told.tables),
  myTables: () => get<{ tables: Table[] }>("/tables/mine").then((told) => told.tables),
  table: (id: string) => get<Table>(`/tables/${encodeURIComponent(id)}`),
  join: (code: string) => get<Table>(`/join/${encodeURIComponent(code)}`),
  sit: (id: string, seat?: number) => post<Table>(`/tables/${id}/sit`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<Table>(`/tables/${id}/leave`),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  importRecord: (text: string) => post<Table>("/records", { record: text, seat: 0 }),
  record: (id: string) => call("GET", `/tables/${id}/record`).then((response) => response.text()),
  history: (id: string, before: number, count: number, seat?: number) =>
    get<Older>(`/tables/${encodeURIComponent(id)}/log?before=${before}&count=${count}${seat === undefined ? "" : `&seat=${seat}`}`),
  replay: (id: string, at: number, seat: number | null) =>
    get<ReplayFrame>(`/tables/${id}/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`),
  course: (id: string, seat: number | null) => get<Course>(`/tables/${id}/replay/course${seat === null ? "" : `?seat=${seat}`}`),
  branch: (id: string, at: number, seat: number) => post<Table>(`/tables/${id}/branch`, { at, seat }),
  historyFile: (id: string) => call("GET", `/tables/${id}/history`).then((response) => response.text()),
  replayedThing: (id: string, at: number, seat: number | null, about: string) =>
    get<Replayed>(
      `/tables/${id}/replay/thing?at=${at}${seat === null ? "" : `&seat=${seat}`}&about=${encodeURIComponent(about)}`,
    ),
  precons: () => get<{ precons: Precon[] }>("/vtes/precons").then((told) => told.precons),
  deck: (deck: { text: string } | { precon: string }) => post<Deck>("/vtes/deck", deck),
  faces: (ids: number[]) => get<{ cards: Face[]; pictures: Record<string, string> }>(`/vtes/cards?ids=${ids.join(",")}`),
  pictures: () => get<PictureSource>("/vtes/pictures"),
};
