/** The calls under /api. Every error has a sentence in the person's language, given by the server. */
import type {
  AccountDetails,
  Analysed,
  ArchivedList,
  ArchiveShown,
  Book,
  BrowserToRemind,
  CardList,
  CardPage,
  CardUse,
  Club,
  ClubDate,
  ClubEntry,
  ClubRoleName,
  ClubSettings,
  Course,
  Deck,
  DeckSuggestions,
  DeckToSave,
  DeckTrial,
  Draft,
  DraftBuilt,
  DraftList,
  Face,
  Game,
  GameId,
  Lesson,
  NewDraft,
  NewTable,
  NewTournament,
  OpenSession,
  Person,
  PictureSource,
  Precon,
  Problem,
  Ratings,
  Reach,
  Reminders,
  RemindersWanted,
  RoomSettings,
  SavedDeck,
  Reconsidered,
  Replayed,
  ReplayFrame,
  Table,
  Tournament,
  TournamentEntered,
  TournamentLine,
  VacationWanted,
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

/** The invitations this tab has opened, by table: whoever sits down at a private table shows theirs. */
const INVITED = "nocturne-invited-";
function keepInvitation(table: string, code: string): void {
  try {
    sessionStorage.setItem(INVITED + table, code);
  } catch {
    /* a browser that keeps nothing: the link has to be opened again */
  }
}
function invitationOf(table: string): { code?: string } {
  try {
    const code = sessionStorage.getItem(INVITED + table);
    return code ? { code } : {};
  } catch {
    return {};
  }
}

/** A deck as it is brought: by its code, as a list, a saved one, or none. */
export type GivenDeck = { precon: string } | { text: string } | { saved: string } | Record<string, never>;

export type TournamentStep = "round" | "final" | "final/begin" | "close" | "cancel";

export const api = {
  me: () => get<{ me: Person | null }>("/me").then((told) => told.me),
  guest: (nickname: string) => post<Person>("/guest", { nickname }),
  rename: (nickname: string) => post<Person>("/rename", { nickname }),
  register: (name: string, password: string) => post<Person>("/register", { name, password }),
  login: (name: string, password: string) => post<Person>("/login", { name, password }),
  logout: () => post<object>("/logout"),
  account: () => get<AccountDetails>("/account"),
  changeEmail: (email: string, password: string) => post<object>("/account/email", { email, password }),
  confirmEmail: (code: string) => post<object>("/account/confirm", { code }),
  forgotten: (name: string) => post<object>("/account/forgotten", { name }),
  resetPassword: (code: string, password: string) => post<object>("/account/reset", { code, password }),
  sessions: async () => (await get<{ sessions: OpenSession[] }>("/account/sessions")).sessions,
  endSession: (id: string) => post<object>("/account/sessions/end", { id }),
  endOtherSessions: () => post<object>("/account/sessions/end", {}),
  changePassword: (password: string, changed: string) => post<object>("/account/password", { password, new: changed }),
  deleteAccount: (password: string) => post<object>("/account/delete", { password }),
  reminders: () => get<Reminders>("/account/reminders"),
  wantReminders: (wanted: RemindersWanted) => post<object>("/account/reminders", wanted),
  vacation: (wanted: VacationWanted) => post<object>("/account/vacation", wanted),
  remindBrowser: (browser: BrowserToRemind) => post<object>("/account/push", browser),
  dropBrowser: (endpoint: string) => post<object>("/account/push/end", { endpoint }),
  stopLetters: (code: string) => post<object>(`/reminders/stop/${encodeURIComponent(code)}`),
  games: () => get<{ games: Game[] }>("/games").then((told) => told.games),
  playNow: (game: GameId) => post<Table>("/play-now", { game }),
  lessons: () => get<{ lessons: Lesson[] }>("/lessons").then((told) => told.lessons),
  rules: (game: GameId) => get<Book>(`/rules/${game}`),
  learn: (id: string) => post<Table>(`/lessons/${encodeURIComponent(id)}`),
  create: (table: NewTable) => post<Table>("/tables", table),
  openTables: () => get<{ tables: Table[] }>("/tables").then((told) => told.tables),
  myTables: () => get<{ tables: Table[] }>("/tables/mine").then((told) => told.tables),
  table: (id: string) => get<Table>(`/tables/${encodeURIComponent(id)}`),
  join: (code: string) =>
    get<Table>(`/join/${encodeURIComponent(code)}`).then((table) => {
      keepInvitation(table.table, code);
      return table;
    }),
  sit: (id: string, seat?: number) =>
    post<Table>(`/tables/${id}/sit`, { ...(seat === undefined ? {} : { seat }), ...invitationOf(id) }),
  invite: (id: string) => post<Table>(`/tables/${id}/invite`),
  leave: (id: string) => post<Table>(`/tables/${id}/leave`),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  runningTables: () => get<{ tables: Table[] }>("/tables/running").then((told) => told.tables),
  ready: (id: string, on: boolean) => post<Table>(`/tables/${id}/ready`, { on }),
  setSeat: (id: string, seat: number, kind: "open" | "bot" | "none" | "more", bot = "") =>
    post<Table>(`/tables/${id}/seat`, { seat, kind, bot }),
  fill: (id: string, bot = "") => post<Table>(`/tables/${id}/fill`, { bot }),
  swap: (id: string, seat: number, other: number) => post<Table>(`/tables/${id}/swap`, { seat, other }),
  settle: (id: string, changes: Partial<RoomSettings> & { private?: boolean }) =>
    post<Table>(`/tables/${id}/settings`, changes),
  bringDeck: (id: string, deck: GivenDeck, seat?: number) =>
    post<{ table: Table; problems: string[] }>(`/tables/${id}/deck`, seat === undefined ? deck : { ...deck, seat }),
  reach: () => get<{ reach: Reach | null }>("/reach").then((told) => told.reach),
  savedDecks: () => get<{ decks: SavedDeck[] }>("/decks").then((told) => told.decks),
  savedDeck: (id: string) => get<SavedDeck>(`/decks/${encodeURIComponent(id)}`),
  publicDecks: () => get<{ decks: SavedDeck[] }>("/decks/public").then((told) => told.decks),
  saveDeck: (name: string, text: string, id = "", more: Partial<DeckToSave> = {}) =>
    post<SavedDeck>(id ? `/decks/${id}` : "/decks", { ...more, name, text }),
  /** A deck in a format of the community. */
  writeDeck: (text: string, form: string) => post<{ text: string }>("/vtes/deck/written", { text, form }).then((told) => told.text),
  tryDeck: (text: string) => post<DeckTrial>("/vtes/deck/trial", { text }),
  deleteDeck: (id: string) => post<object>(`/decks/${id}/delete`),
  ratings: () => get<Ratings>("/ratings"),
  wantRatings: (on: boolean) => post<Ratings>("/ratings", { on }),
  drafts: () => get<DraftList>("/drafts"),
  draft: (id: string) => get<Draft>(`/drafts/${encodeURIComponent(id)}`),
  openDraft: (draft: NewDraft) => post<Draft>("/drafts", draft),
  /** Take part, leave, open the packs, begin the game. */
  goOnDraft: (id: string, step: "join" | "leave" | "begin" | "play") => post<Draft>(`/drafts/${id}/${step}`),
  takeCard: (id: string, number: number, card: number) => post<Draft>(`/drafts/${id}/take`, { number, card }),
  draftDeck: (id: string, cards: number[] | null) => post<DraftBuilt>(`/drafts/${id}/deck`, { cards }),
  tournaments: () => get<{ tournaments: TournamentLine[] }>("/tournaments").then((told) => told.tournaments),
  tournament: (id: string) => get<Tournament>(`/tournaments/${encodeURIComponent(id)}`),
  announce: (tournament: NewTournament) => post<Tournament>("/tournaments", tournament),
  enterTournament: (id: string, deck: GivenDeck) => post<TournamentEntered>(`/tournaments/${id}/enter`, deck),
  dropEntry: (id: string, entry?: number, on = true) => post<Tournament>(`/tournaments/${id}/drop`, entry === undefined ? {} : { entry, on }),
  /** What whoever organises a tournament does next. */
  goOnWith: (id: string, step: TournamentStep) => post<Tournament>(`/tournaments/${id}/${step}`),
  choosePlace: (id: string, prey: number) => post<Tournament>(`/tournaments/${id}/choose`, { prey }),
  nameJudge: (id: string, name: string, on: boolean) => post<Tournament>(`/tournaments/${id}/judges`, { name, on }),
  moreTime: (id: string, table: string, minutes: number) => post<Tournament>(`/tournaments/${id}/tables/${table}/time`, { minutes }),
  ruleTable: (id: string, table: string, points: number[] | null) => post<Tournament>(`/tournaments/${id}/tables/${table}/ruling`, { points }),
  clubs: () => get<{ clubs: ClubEntry[] }>("/clubs").then((told) => told.clubs),
  club: (id: string) => get<Club>(`/clubs/${encodeURIComponent(id)}`),
  foundClub: (form: ClubSettings) => post<Club>("/clubs", form),
  settleClub: (id: string, form: ClubSettings) => post<Club>(`/clubs/${id}/settings`, form),
  inviteToClub: (id: string) => post<Club>(`/clubs/${id}/invite`),
  clubInvitation: (code: string) => get<ClubEntry>(`/club-invitations/${encodeURIComponent(code)}`),
  joinClub: (code: string) => post<Club>(`/club-invitations/${encodeURIComponent(code)}`),
  leaveClub: (id: string) => post<object>(`/clubs/${id}/leave`),
  deleteClub: (id: string) => post<object>(`/clubs/${id}/delete`),
  setClubRole: (id: string, member: number, role: ClubRoleName) => post<Club>(`/clubs/${id}/role`, { member, role }),
  muteInClub: (id: string, member: number, on: boolean) => post<Club>(`/clubs/${id}/mute`, { member, on }),
  sayInClub: (id: string, text: string) => post<Club>(`/clubs/${id}/say`, { text }),
  unsayInClub: (id: string, line: number) => post<Club>(`/clubs/${id}/unsay`, { line }),
  reportInClub: (id: string, line: number, reason: string) => post<object>(`/clubs/${id}/report`, { line, reason }),
  enterDate: (id: string, date: ClubDate) => post<Club>(`/clubs/${id}/calendar`, date),
  strikeDate: (id: string, event: string) => post<Club>(`/clubs/${id}/calendar/strike`, { event }),
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
  reconsidered: (id: string, at: number, seat: number) => get<Reconsidered>(`/tables/${id}/replay/advice?at=${at}&seat=${seat}`),
  analysis: (id: string, seat: number) => get<Analysed>(`/tables/${id}/replay/analysis?seat=${seat}`),
  precons: () => get<{ precons: Precon[] }>("/vtes/precons").then((told) => told.precons),
  /** What is in a deck and what is wrong with it, by the rules of a table if one is given. */
  deck: (deck: { text: string } | { precon: string }, table = "") =>
    post<Deck>("/vtes/deck", table ? { ...deck, table } : deck),
  faces: (ids: number[]) => get<{ cards: Face[]; pictures: Record<string, string> }>(`/vtes/cards?ids=${ids.join(",")}`),
  /** Every card, to be searched here. */
  cardList: () => get<CardList>("/vtes/cards/list"),
  archive: () => get<ArchiveShown>("/vtes/archive"),
  archivedDeck: (id: string) => get<ArchivedList>(`/vtes/archive/decks/${encodeURIComponent(id)}`),
  cardUse: (id: number) => get<CardUse>(`/vtes/archive/cards/${id}`),
  suggestions: (text: string) => post<DeckSuggestions>("/vtes/archive/suggestions", { text }),
  cardPage: (id: number) => get<CardPage>(`/vtes/cards/${id}`),
  pictures: () => get<PictureSource>("/vtes/pictures"),
};
