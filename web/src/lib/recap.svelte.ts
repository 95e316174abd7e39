/** When a recap is due: after a skip, and after coming back to a table that has gone on. What was read up to is the last line
 *  that was there at one's last decision; it is kept in the browser, so that coming back the next day works too. */
import type { LogHistory } from "./history.svelte";
import type { Entry } from "./live.svelte";
import type { Frame } from "./protocol";
import type { RecapOf, Recalled } from "./recap";

const KEY = "nocturne.read";
/** Tables whose last decision is remembered. */
const MOST_TABLES = 40;
/** So many lines since then are worth a recap where nobody asked for one. */
const MANY = 40;

/** The last line read at each table, the latest table first. */
function readAll(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

function keep(table: string, line: number): void {
  try {
    const others = readAll().filter(([one]) => one !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, line], ...others].slice(0, MOST_TABLES)));
  } catch {
    // a browser that keeps nothing: coming back to this page still works
  }
}

export class Recap {
  /** What was missed; null when there is nothing to show. */
  sentences = $state.raw<Recalled[] | null>(null);
  /** The lines it is about. */
  from = $state(0);
  to = $state(0);
  /** Whether it was asked for by skipping, or by coming back: it is then shown open. */
  wanted = $state(false);
  #read: number | null;
  #question: number | null = null;
  #due = false;

  constructor(
    private table: string,
    private history: LogHistory,
    private of: RecapOf<unknown> | undefined,
  ) {
    this.#read = readAll().find(([one]) => one === table)?.[1] ?? null;
    this.#due = this.#read !== null; // the page was left and opened again
    document.addEventListener("visibilitychange", this.#turn);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#turn);
  }

  /** Whoever looks elsewhere misses what happens meanwhile. */
  #turn = (): void => {
    if (document.hidden) this.#due = true;
  };

  /** Things were skipped, or the connection was gone. */
  skip(): void {
    this.#due = true;
  }

  dismiss(): void {
    this.sentences = null;
  }

  /** The table was shown, with the latest lines of its log. */
  async note(frame: Frame, log: readonly Entry[]): Promise<void> {
    this.history.take(log);
    const last = log.at(-1)?.line ?? 0;
    const question = frame.question?.number ?? null;
    const over = frame.result !== null;
    if (frame.seat === null || (question === null && !over)) return;
    if (question === this.#question && question !== null) return;
    this.#question = question;
    const read = this.#read;
    this.#read = last;
    keep(this.table, last);
    const due = this.#due;
    this.#due = false;
    // The end of a game is told as a moment of its own.
    if (over || read === null || read >= last || !this.of || (!due && last - read < MANY)) {
      this.sentences = null;
      return;
    }
    await this.history.reach(read + 1);
    const missed = this.history.lines.filter((line) => line.line > read && line.line <= last);
    const sentences = this.of(frame.seat, frame.table, missed);
    if (this.#question !== question) return; // answered meanwhile
    this.from = missed[0]?.line ?? last;
    this.to = last;
    this.wanted = due;
    this.sentences = sentences.length ? sentences : null;
  }
}
