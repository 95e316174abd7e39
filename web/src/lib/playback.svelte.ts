/** What is shown of a live table, and when. Frames come in as fast as the server sends them; they are cut into beats, and
 *  one beat is shown after another at the speed that is set. The server and the rules never wait for it.
 *
 *  - `frame` is what is shown now; `latest` is what the server told last.
 *  - A question is shown when its beat is reached; one that runs on a clock, or that others wait for in a window, at once.
 *  - `skip`, `pause` and `step` are the player's; `on` lets others follow: every beat, "my decision is reached", and
 *    which lines were skipped. */
import { beatsOf, durationOf, IN_COMPANY, ON_A_CLOCK, type Beat, type Tempo } from "./beats";
import type { Entry } from "./live.svelte";
import type { Frame, Question } from "./protocol";
import { settings } from "./settings.svelte";
import { share } from "./share";

/** Lines of the log kept on the page. */
const KEPT = 400;
/** Lines told since the table was shown afresh, kept with the frame. */
const MOST_TOLD = 1_500;
/** A key pressed so soon after a decision came up by itself was meant for what played before it. */
const TOO_SOON = 350;

/** Which lines of the log were passed over without being shown one by one: their numbers, first and last. */
export interface Skipped {
  from: number;
  to: number;
}

interface Listeners {
  /** The table is about to change: the page still shows how it was. What is shown before the next change is told with it. */
  changing: (beats: Beat[]) => void;
  /** A beat is shown. */
  beat: (beat: Beat) => void;
  /** A question to me is shown that was not before. */
  decision: (question: Question) => void;
  /** Lines were shown all at once: the player skipped, or did not look at the page. */
  skipped: (lines: Skipped) => void;
}

export class Playback<T = unknown> {
  /** What is shown now. */
  frame = $state.raw<Frame<T> | null>(null);
  log = $state.raw<Entry[]>([]);
  /** The lines of the beat that is shown. */
  news = $state.raw<Entry[]>([]);
  /** The beat that is shown now; null where everything is shown at once. */
  beat = $state.raw<Beat<T> | null>(null);
  paused = $state(false);
  /** Everything is shown at once until my next decision. */
  skipping = $state(false);
  /** How many beats wait to be shown, and whether I am to decide after them. */
  waiting = $state(0);
  asked = $state(false);

  /** What the game says about its log. */
  tempo: Tempo = {};
  /** Several people are at the table, and wait for each other. */
  company = false;

  #latest: Frame<T> | null = null;
  #queue: Beat<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the beat that is shown still has its time. */
  #looking = false;
  #beats = 0;
  /** When the beat was shown, and when my decision was. */
  #shownAt = 0;
  #reachedAt = -Infinity;
  /** Lines shown in one go: frames may be read together, faster than they are painted. */
  #gone: Entry[] = [];
  #listeners: { [K in keyof Listeners]: Set<Listeners[K]> } = { changing: new Set(), beat: new Set(), decision: new Set(), skipped: new Set() };

  get latest(): Frame<T> | null {
    return this.#latest;
  }

  /** Follow what is shown; returns what ends it. */
  on<K extends keyof Listeners>(what: K, listener: Listeners[K]): () => void {
    this.#listeners[what].add(listener);
    return () => this.#listeners[what].delete(listener);
  }

  /* -- what the server tells */

  /** Frames that are read from now on are painted together. */
  begin(): void {
    this.#gone = [];
  }

  receive(frame: Frame<T>): void {
    const lines = frame.log.map((line) => ({ ...line, id: line.line }));
    const from = this.#queue.at(-1) ?? this.frame;
    this.#latest = frame;
    this.asked = frame.question !== null;
    if (frame.fresh || !from) {
      this.#drop();
      this.log = lines;
      this.#gone = [];
      this.#reach({ ...frame, told: (frame.book ?? frame.log).slice(-MOST_TOLD) }, []);
      return;
    }
    const beats = beatsOf(frame, lines, from, this.tempo, () => (this.#beats += 1));
    this.#queue.push(...beats);
    this.#count();
    if (this.#atOnce) this.#flush(settings.get("speed") !== "instant");
    else {
      this.#amend();
      if (!this.#looking && !this.paused) this.#next();
      else if (this.#looking) this.#retime();
    }
  }

  /** The server refused an answer and tells what is asked now. */
  correct(question: Question | null): void {
    if (!this.#latest) return;
    this.#latest = { ...this.#latest, question };
    this.asked = question !== null;
    const last = this.#queue.at(-1);
    if (last) last.frame = this.#latest;
    if (this.frame) this.frame = { ...this.frame, question: last && !this.#urgent ? null : question };
  }

  /** I have acted: what comes of it is shown without waiting for the beat before it to be over. */
  proceed(): void {
    if (this.#queue.length) return;
    clearTimeout(this.#timer);
    this.#looking = false;
    this.beat = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const listeners of Object.values(this.#listeners)) listeners.clear();
  }

  /* -- what the player does */

  pause(): void {
    this.paused = true;
    this.skipping = false;
    clearTimeout(this.#timer);
    this.#looking = false;
  }

  resume(): void {
    this.paused = false;
    if (!this.#looking) this.#next();
  }

  /** One beat, and then nothing until the next step. */
  step(): void {
    this.pause();
    this.#next();
  }

  /** Show everything up to my next decision, also what is yet to come. */
  skip(): void {
    this.paused = false;
    this.#flush(true);
    this.skipping = !this.frame?.question && !this.frame?.result;
  }

  /** The speed was changed, or the page is looked at again. */
  retime(): void {
    if (this.#atOnce) this.#flush(settings.get("speed") !== "instant");
    else this.#retime();
  }

  /** A key that answers was pressed: true where it must not, because it was pressed for something else than what is asked.
   *  While beats play it skips them. */
  catchesKey(): boolean {
    if (this.#queue.length && !this.frame?.question) {
      this.skip();
      this.#reachedAt = performance.now();
      return true;
    }
    return performance.now() - this.#reachedAt < TOO_SOON;
  }

  /* -- showing */

  get #atOnce(): boolean {
    const unseen = typeof document !== "undefined" && document.hidden;
    return !this.paused && (this.skipping || unseen || settings.get("speed") === "instant");
  }

  /** Whether somebody's time goes while the latest question is not shown: my clock, or a window that others wait in. */
  get #urgent(): boolean {
    const now = this.#latest;
    if (!now?.question) return false;
    const running = now.clocks?.some((clock) => clock.seat === now.seat && clock.due !== null) ?? false;
    return running || (now.masked ?? false) || (now.question.early ?? false);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    this.#count();
    if (!beat) {
      this.#looking = false;
      this.beat = null;
      return;
    }
    const ahead = this.#queue.reduce((sum, one) => sum + one.weight, beat.weight);
    this.#show(beat);
    if (this.paused) return;
    if (!beat.weight && this.#queue.length) return this.#next();
    this.#look(beat, ahead);
  }

  #look(beat: Beat<T>, ahead: number): void {
    clearTimeout(this.#timer);
    const most = this.#urgent ? ON_A_CLOCK : this.company ? IN_COMPANY : Infinity;
    this.#looking = true;
    const whole = durationOf(beat.weight, settings.get("speed"), ahead, most);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, whole - (performance.now() - this.#shownAt)));
  }

  #retime(): void {
    if (this.paused) return;
    if (this.#looking && this.beat) this.#look(this.beat, this.#queue.reduce((sum, one) => sum + one.weight, this.beat.weight));
    else if (this.#queue.length) this.#next();
  }

  #show(beat: Beat<T>): void {
    if (beat.before !== beat.table) {
      const next = this.#queue.findIndex((one) => one.before !== one.table);
      const beats = [beat, ...this.#queue.slice(0, next < 0 ? undefined : next)] as Beat[];
      for (const listener of this.#listeners.changing) listener(beats);
    }
    this.log = [...this.log, ...beat.lines].slice(-KEPT);
    this.beat = beat;
    this.#shownAt = performance.now();
    this.#reach(this.#composed(beat), beat.lines);
    for (const listener of this.#listeners.beat) listener(beat as Beat);
  }

  /** The frame of a beat: everything of that moment, with what concerns the present (clocks, undo, what I let go by). */
  #composed(beat: Beat<T>): Frame<T> {
    const last = this.frame;
    const now = this.#latest ?? beat.frame;
    const told = [...(last?.told ?? []), ...beat.lines].slice(-MOST_TOLD);
    const present = beat.ends && beat.frame === now;
    if (present) return { ...now, log: beat.lines, told };
    return {
      ...now,
      table: beat.table,
      names: beat.names,
      // I am asked when I am shown the question.
      waiting: beat.waiting.filter((seat) => seat !== now.seat || this.#urgent),
      log: beat.lines,
      told,
      question: this.#urgent ? now.question : null,
      result: null,
      ...(last?.lesson ? { lesson: last.lesson } : {}),
      ...shownBoth(last, now),
    };
  }

  /** Something new is known while an older beat is shown: what was asked is not asked any more, clocks go on. */
  #amend(): void {
    const now = this.#latest;
    const shown = this.frame;
    if (!now || !shown || !this.#queue.length) return;
    const question = this.#urgent ? now.question : null;
    const clocks = now.clocks ? { clocks: now.clocks, ...(now.now === undefined ? {} : { now: now.now }) } : {};
    if (question !== shown.question || now.clocks)
      this.#reach({ ...shown, log: [], question, undo: now.undo, yields: now.yields ?? null, ...clocks }, []);
  }

  #flush(skipped = false): void {
    clearTimeout(this.#timer);
    this.#looking = false;
    const beats = this.#queue;
    const last = beats.at(-1);
    this.#queue = [];
    this.#count();
    if (!last) return;
    const lines = beats.flatMap((beat) => beat.lines);
    this.#gone = [...this.#gone, ...lines];
    this.log = [...this.log, ...lines].slice(-KEPT);
    this.beat = null;
    const told = [...(this.frame?.told ?? []), ...lines].slice(-MOST_TOLD);
    this.#reach({ ...last.frame, log: this.#gone, told }, this.#gone);
    const [first] = lines;
    if (skipped && first) for (const listener of this.#listeners.skipped) listener({ from: first.id, to: lines.at(-1)!.id });
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#looking = false;
    this.#queue = [];
    this.#count();
    this.beat = null;
  }

  /** This is what is shown now. */
  #reach(frame: Frame<T>, news: Entry[]): void {
    const last = this.frame;
    const { steps: _, ...shown } = frame;
    // What did not change is the old object: whatever shows it has nothing to do.
    this.frame = { ...shown, table: share(last?.table, frame.table), names: share(last?.names, frame.names) } as Frame<T>;
    this.news = news;
    if (frame.question || frame.result) this.skipping = false;
    if (!frame.question || frame.question.number === last?.question?.number) return;
    if (this.beat) this.#reachedAt = performance.now();
    for (const listener of this.#listeners.decision) listener(frame.question);
  }

  #count(): void {
    this.waiting = this.#queue.length;
  }
}

/** CHAPTERS: what is printed on the things of the moment before may still lie on the table. */
function shownBoth(last: Frame | null, now: Frame): object {
  type Printed = { shown?: { things: Record<string, unknown> } };
  const [before, after] = [(last as Printed | null)?.shown, (now as Printed).shown];
  return before && after ? { shown: { ...after, things: { ...before.things, ...after.things } } } : {};
}
