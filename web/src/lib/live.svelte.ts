/** A table as it is played: one WebSocket that comes back by itself.
 *  After a break it is sent exactly what it missed; whatever was not acknowledged is sent again, and counts once. */
import { SvelteMap } from "svelte/reactivity";
import { afterwards, oneByOne } from "./afterwards";
import type {
  Advised,
  ChatLine,
  Described,
  Frame,
  FromServer,
  Lang,
  LogLine,
  Mark,
  MarkKind,
  Outcome,
  Player,
  Problem,
  Proposal,
  Question,
  StopPreset,
  ToServer,
  Why,
  Wish,
  YieldKind,
  Yields,
} from "./protocol";
import { Playback } from "./playback.svelte";
import { isNews } from "./sequence";
import { settings } from "./settings.svelte";

/** A line of the log with its number as its id, so that lists can tell lines apart. */
export type Entry = LogLine & { id: number };
/** How the connection stands. `lost`: it comes back by itself. `refused`: it will not. */
export type Line = "opening" | "open" | "lost" | "refused";

/** So many frames may wait until they are shown one after another. */
const MOST_BEHIND = 4;
const PING_EVERY = 20_000;
const SILENCE = 12_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** The server closes with these where coming back would not help. */
const REFUSALS = [4401, 4403, 4404, 4409, 4410, 4411];

export class Live<T = unknown> {
  /** The questions that stood when what is on its way now was sent. */
  #onTheirWay = $state.raw<(number | undefined)[]>([]);
  /** What is shown of the table, and when. */
  readonly playback = new Playback<T>();
  chat = $state.raw<ChatLine[]>([]);
  /** Whom I do not want to hear. */
  muted = $state.raw<string[]>([]);
  watchers = $state.raw<string[]>([]);
  /** Those who watch may not speak. */
  hushed = $state(false);
  /** The seat of whoever opened the table. */
  host = $state<number | null>(null);
  /** What my side has marked; null where nobody shares marks with me. */
  marks = $state.raw<Mark[] | null>(null);
  players = $state.raw<Player[]>([]);
  watching = $state(0);
  line = $state<Line>("opening");
  /** The code with which the server refused the connection. */
  refusal = $state(0);
  problem = $state.raw<Problem | null>(null);
  explained = $state.raw<Why | null>(null);
  /** Somebody's wish to take a move back. */
  proposal = $state.raw<Proposal | null>(null);
  /** What became of the latest one. */
  outcome = $state.raw<Outcome | null>(null);
  /** Somebody's wish to end the game, or what became of the latest one. */
  wish = $state.raw<Wish | null>(null);
  wishOutcome = $state.raw<string | null>(null);
  described = $state.raw<Described | null>(null);
  /** What the coach would do, and the number of the question it was asked about last. */
  advice = $state.raw<Advised | null>(null);
  advising = $state<number | null>(null);
  /** Things looked at in passing (see `look`), by reference. */
  readonly looks = new SvelteMap<string, Described>();

  /** What is shown now; the server may have told more already. */
  get frame(): Frame<T> | null {
    return this.playback.frame;
  }

  get log(): Entry[] {
    return this.playback.log;
  }

  /** The lines of what is shown now alone: what just happened. */
  get news(): Entry[] {
    return this.playback.news;
  }

  readonly question: Question | null = $derived(this.frame?.question ?? null);
  readonly yields: Yields | null = $derived(this.frame?.yields ?? null);
  /** An answer, undo or yield to what is asked now is on its way. The acknowledgement comes a moment after the next
   *  question: whoever answers that one is not to be ignored. */
  readonly busy: boolean = $derived(this.#onTheirWay.includes(this.question?.number));
  readonly mine: boolean = $derived(this.question !== null);
  /** My time was up and a bot plays for me. */
  readonly lapsed: boolean = $derived(
    this.frame?.clocks?.some((clock) => clock.lapsed && clock.seat === this.frame?.seat) ?? false,
  );
  /** Whether my last answer can be taken back: never one that a bot gave for me. */
  readonly mayUndo: boolean = $derived((this.frame?.undo ?? false) && !this.lapsed);

  #socket: WebSocket | null = null;
  #seq = -1;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, ToServer>();
  /** Of the messages on their way that change the game: the number of the question that stood when they were sent. */
  #deeds = new Map<string, number | undefined>();
  #prefix = Math.random().toString(36).slice(2, 10);
  #sent = 0;
  /** What the server told and has not been shown yet. */
  #inbox: FromServer[] = [];
  #reading = false;
  #closed = false;
  /** What was looked at in passing, and by the message that asks for it what has not come yet. */
  #looked = new Set<string>();
  #coming = new Map<string, string>();
  /** Whether the server tells what is between two frames. */
  #steps: boolean;
  /** The message that asks the coach. */
  #adviceAsked = "";

  constructor(
    readonly table: string,
    private lang: Lang,
  ) {
    this.#steps = settings.get("speed") !== "instant";
    this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
  }

  /* -- what a player does */

  answer(key: string): void {
    const question = this.question;
    if (question && !this.busy) this.#send({ type: "answer", number: question.number, key });
  }

  undo(): void {
    if (this.mayUndo && !this.busy) this.#send({ type: "undo" });
  }

  yieldTo(kind: YieldKind): void {
    const question = this.question;
    if (question && !this.busy) this.#send({ type: "yield", kind, number: question.number });
  }

  setFullControl(on: boolean): void {
    this.#send({ type: "yield", kind: "full", on });
  }

  /** Be asked again about everything I let go by. */
  askAgain(): void {
    this.#send({ type: "yield", kind: "none" });
  }

  setStop(role: string, window: string, on: boolean): void {
    this.#send({ type: "stop", role, window, on });
  }

  presetStops(preset: StopPreset): void {
    this.#send({ type: "stop", preset });
  }

  /** Ask the others to let my latest answer be taken back. */
  takeBack(): void {
    this.#send({ type: "takeback" });
  }

  /** I am here again: the bot that plays for me because my time was up stops. */
  back(): void {
    this.#send({ type: "back" });
  }

  /** I am out of the game: let the bots play on at once. */
  finish(): void {
    this.#send({ type: "finish" });
  }

  /** Leave my seat to a bot until I come back. */
  leaveToBot(): void {
    this.#send({ type: "away" });
  }

  /** Offer to end the game as it stands. */
  offerEnd(): void {
    this.#send({ type: "end" });
  }

  concede(): void {
    this.#send({ type: "concede" });
  }

  /** Say yes or no to somebody who wishes to end the game. */
  agree(on: boolean): void {
    this.#send({ type: "agree", on });
  }

  consent(on: boolean): void {
    this.#send({ type: "consent", on });
  }

  why(about: string): void {
    this.#send({ type: "why", about });
  }

  /** What would you do? */
  advise(): void {
    const question = this.question;
    if (!question || this.advising === question.number) return;
    this.advising = question.number;
    this.#adviceAsked = this.#send({ type: "advice", number: question.number });
  }

  /** Put what the coach said away; it may be asked again. */
  forgetAdvice(): void {
    this.advice = this.advising = null;
  }

  describe(ref: string): void {
    this.#send({ type: "describe", ref });
  }

  /** Have a thing described in passing, once; whatever is shown in full stays as it is. */
  look(ref: string): void {
    if (this.#looked.has(ref)) return;
    this.#looked.add(ref);
    this.#coming.set(this.#send({ type: "describe", ref }), ref);
  }

  mark(ref: string, mark: MarkKind | ""): void {
    this.#send({ type: "mark", ref, mark });
  }

  say(text: string): void {
    this.#send({ type: "chat", text });
  }

  /** Not to hear somebody any more, or again. */
  mute(name: string, on: boolean): void {
    this.#send({ type: "mute", name, on });
  }

  /** Tell the operators of a line of the chat. */
  reportLine(at: number, text: string): void {
    this.#send({ type: "report", at, text });
  }

  /** As the host: somebody may not watch any more. */
  removeWatcher(name: string): void {
    this.#send({ type: "remove", name });
  }

  /** As the host: those who watch may not speak, or may again. */
  hush(on: boolean): void {
    this.#send({ type: "hush", on });
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.forgetAdvice();
    this.looks.clear();
    this.#looked.clear();
    this.#coming.clear();
    this.#send({ type: "lang", lang });
  }

  /** Be told what is between two frames, or no more. */
  setSteps(on: boolean): void {
    if (on === this.#steps) return;
    this.#steps = on;
    this.#send({ type: "steps", on });
  }

  close(): void {
    this.#closed = true;
    this.playback.close();
    clearTimeout(this.#again);
    this.#quiet();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  /* -- the connection */

  #open(): void {
    clearTimeout(this.#again);
    const since = this.#seq < 0 ? "" : `since=${this.#seq}&`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}?${since}lang=${this.lang}&steps=${Number(this.#steps)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.line = "open";
      this.#wait = FIRST_WAIT;
      for (const [id, message] of this.#pending) socket.send(JSON.stringify({ ...message, id }));
      if (document.hidden) this.#look();
      this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#quiet();
    this.#socket = null;
    if (REFUSALS.includes(code)) {
      this.refusal = code;
      this.line = "refused";
      return;
    }
    this.line = "lost";
    this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or the page is looked at again: do not wait for the next try. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.line === "lost" && !this.#socket) this.#open();
    else if (this.line === "open") this.#ping();
  };

  /** Whether the table is in sight: nobody is reminded of a turn they look at. */
  #look = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "look", on: !document.hidden }));
  };

  #drop = (): void => {
    const socket = this.#socket;
    if (socket && !this.#closed) {
      socket.close();
      this.#lose(socket, 0);
    }
  };

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "ping" }));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, SILENCE);
  }

  #quiet(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
  }

  #send(message: ToServer): string {
    const id = `${this.#prefix}-${(this.#sent += 1)}`;
    this.#pending.set(id, message);
    if (message.type === "answer" || message.type === "undo" || (message.type === "yield" && "number" in message)) {
      this.#deeds.set(id, this.question?.number);
      this.playback.proceed();
    }
    this.#settle();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  #done(id: string): void {
    this.#coming.delete(id);
    this.#pending.delete(id);
    this.#deeds.delete(id);
    this.#settle();
  }

  #settle(): void {
    this.#onTheirWay = [...this.#deeds.values()];
  }

  /* -- what the server tells */

  /** One frame is shown after another, each when the last one has been painted. */
  #receive(told: FromServer): void {
    this.#inbox.push(told);
    if (this.#reading) return;
    this.#reading = true;
    afterwards(() => oneByOne(() => this.#read()));
  }

  #read(): void {
    if (this.#closed) return;
    this.playback.begin();
    // Whoever has fallen behind sees all of it together.
    const together = this.#inbox.filter((told) => told.type === "frame").length > MOST_BEHIND;
    let shown = false;
    for (let next = this.#inbox[0]; next; next = this.#inbox[0]) {
      if (next.type === "frame" && shown && !together) break;
      this.#inbox.shift();
      this.#take(next);
      shown ||= next.type === "frame";
    }
    if (this.#inbox.length) oneByOne(() => this.#read());
    else this.#reading = false;
  }

  #take(told: FromServer): void {
    if (!isNews(told, this.#seq)) return;
    this.#seq = told.seq ?? this.#seq;
    switch (told.type) {
      case "frame":
        this.#show(told as Frame<T>);
        break;
      case "players":
        this.players = told.players;
        this.playback.company = told.players.filter((player) => player.kind === "person").length > 1;
        this.watching = told.watching;
        this.watchers = told.watchers;
        this.hushed = told.hushed;
        this.host = told.host;
        break;
      case "chat":
        this.chat = told.fresh ? told.lines : [...this.chat, ...told.lines];
        if (told.fresh) this.muted = told.muted;
        break;
      case "marks":
        this.marks = told.marks;
        break;
      case "ack":
        this.#done(told.id);
        break;
      case "why":
        this.explained = told;
        break;
      case "advice":
        this.advice = told;
        break;
      case "card":
        if ([...this.#coming.values()].includes(told.ref)) this.looks.set(told.ref, told);
        else this.described = told;
        break;
      case "error":
        // What cannot be described is shown without words.
        if (!this.#coming.has(told.id)) this.problem = told.error;
        if (told.id === this.#adviceAsked) this.advising = null;
        if (told.question !== undefined) this.playback.correct(told.question);
        this.#done(told.id);
        break;
      case "takeback":
        this.proposal = told.proposal;
        this.outcome = told.outcome ?? null;
        break;
      case "ending":
        this.wish = told.wish;
        this.wishOutcome = told.outcome ?? null;
        break;
      case "pong":
        break;
    }
  }

  #show(frame: Frame<T>): void {
    this.playback.receive(frame);
    this.problem = null;
  }
}
