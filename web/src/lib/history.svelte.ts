/** The log of a table on the page: a window of its lines. It grows at its end as the game goes on, and at its beginning as the
 *  reader goes back; a reader who is at the end needs no more than the latest. Lines carry the server's numbers. */
import { api, Refused } from "./api";
import type { Entry } from "./live.svelte";
import type { LogLine } from "./protocol";

/** Lines fetched at once, as many as the server tells. */
const PAGE = 200;
/** Before this number are the latest lines. */
const LATEST = 1_000_000;
/** So many lines are kept while nobody reads back, and so many may come before the oldest are let go. */
const KEPT = 400;
const MOST = 600;

/** Lines before a number, and the number from which they are: 0 is the beginning of the game. */
export interface Older {
  from: number;
  lines: LogLine[];
}

export const entry = (line: LogLine): Entry => ({ ...line, id: line.line });

export class LogHistory {
  lines = $state.raw<Entry[]>([]);
  /** Whether the first line of the game is here. */
  complete = $state(false);
  loading = $state(false);
  /** Why older lines could not be fetched; empty while nothing is wrong. */
  problem = $state("");
  /** The number from which the lines are. */
  #from = 0;
  /** Grows whenever other lines are shown: what was asked for before is then not wanted any more. */
  #edition = 0;

  constructor(private fetch: (before: number, count: number) => Promise<Older>) {}

  /** The log of a table; of a finished game also as another seat was shown it. */
  static of(table: string, seat?: number): LogHistory {
    return new LogHistory((before, count) => api.history(table, before, count, seat));
  }

  /** The latest lines as the table has them now. They go on from what is known, or they begin anew: after a move was taken
   *  back, in another language, or when too much was missed. */
  take(log: readonly Entry[]): void {
    const last = this.lines.at(-1);
    const newest = log.at(-1);
    if (newest && newest !== last && this.lines.lastIndexOf(newest) >= 0) return; // somebody who shows it is behind
    const known = last ? log.lastIndexOf(last) : -1;
    if (known >= 0) {
      if (known < log.length - 1) this.lines = [...this.lines, ...log.slice(known + 1)];
      return;
    }
    this.#edition += 1;
    this.lines = [...log];
    this.#from = log[0]?.line ?? 0;
    this.complete = this.#from === 0;
    this.problem = "";
    this.loading = false;
  }

  /** Nobody reads back: the oldest lines are let go. */
  trim(): void {
    if (this.lines.length <= MOST || this.loading) return;
    this.lines = this.lines.slice(-KEPT);
    this.#from = this.lines[0]!.line;
    this.complete = false;
  }

  /** Fetch what was told before. */
  async older(): Promise<void> {
    if (this.complete || this.loading || !this.lines.length) return;
    const edition = this.#edition;
    this.loading = true;
    this.problem = "";
    try {
      const found = await this.fetch(this.#from, PAGE);
      if (edition !== this.#edition) return;
      this.lines = [...found.lines.map(entry), ...this.lines];
      this.#from = found.from;
      this.complete = found.from === 0;
    } catch (error) {
      if (edition === this.#edition) this.problem = error instanceof Refused ? error.message : String(error);
    } finally {
      if (edition === this.#edition) this.loading = false;
    }
  }

  /** Fetch all of it, whether or not any of it is known. */
  async whole(): Promise<void> {
    await this.back(() => false);
  }

  /** Fetch back to the latest line of some kind, or to the beginning. */
  async back(isWanted: (line: LogLine) => boolean): Promise<void> {
    if (!this.lines.length) await this.#begin();
    let looked = this.lines.length;
    let found = this.lines.some(isWanted);
    while (!found && !this.complete && !this.problem) {
      await this.older();
      if (this.lines.length === looked && !this.complete) return; // begun anew meanwhile
      found = this.lines.slice(0, this.lines.length - looked).some(isWanted);
      looked = this.lines.length;
    }
  }

  /** The latest lines, where no table shows them. */
  async #begin(): Promise<void> {
    try {
      const found = await this.fetch(LATEST, PAGE);
      this.lines = found.lines.map(entry);
      this.#from = found.from;
      this.complete = found.from === 0;
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : String(error);
    }
  }

  /** Fetch back to a line, so that it can be shown. */
  async reach(line: number): Promise<void> {
    while (!this.complete && !this.problem && (this.lines[0]?.line ?? 0) > line) {
      const before = this.#from;
      await this.older();
      if (this.#from === before) return;
    }
  }
}
