/** What a table component may do, over the live table: see `Acting`. Answers are only ever those offered. */
import { untrack } from "svelte";
import { ofOneKind } from "./choosing";
import type { Live } from "./live.svelte";
import { nextOf, type Plan } from "./plan";
import type { Acting, Mark, MarkKind, Option, Question } from "./protocol";

/** Several answers concern the thing touched: they are listed beside it. */
export interface Offer {
  /** The thing touched. */
  ref: string;
  options: Option[];
  at: Element | null;
}

export class LiveActing implements Acting {
  pointed = $state.raw<readonly string[]>([]);
  offer = $state.raw<Offer | null>(null);
  /** Answers that are given one after another. */
  #plan = $state.raw<Plan | null>(null);
  /** So many answers of the last plan were not given: something came between. */
  stopped = $state(0);
  /** The thing shown in full. */
  inspected = $state<string | null>(null);
  readonly replaying = false;

  readonly #byRef: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.live.question?.options ?? [])
      for (const ref of option.subjects) {
        const known = found.get(ref);
        if (known) known.push(option);
        else found.set(ref, [option]);
      }
    return found;
  });

  /** `lists`: one answer is listed too, unless all answers are of one kind. */
  constructor(
    private readonly live: Live,
    private readonly lists = false,
  ) {
    $effect(() => {
      const question = this.live.question;
      const plan = this.#plan;
      if (plan && !this.live.busy) untrack(() => this.#goOn(plan, question));
    });
  }

  /** Whether answers of a plan are still being given. */
  get planning(): boolean {
    return this.#plan !== null;
  }

  /** Give several answers one after another, each to the question that stands then. */
  carryOut(ask: string, keys: string[]): void {
    this.stopped = 0;
    this.#plan = { ask, answered: -1, keys };
  }

  #goOn(plan: Plan, question: Question | null): void {
    const next = nextOf(plan, question);
    if (next.kind === "wait") return;
    this.#plan = next.kind === "answer" ? next.plan : null;
    if (next.kind === "answer") this.choose(next.option);
    else if (next.kind === "stopped") this.stopped = next.left;
  }

  get busy(): boolean {
    return this.live.busy;
  }

  get marks(): readonly Mark[] | null {
    return this.live.marks;
  }

  mark(ref: string, kind: MarkKind | ""): void {
    this.live.mark(ref, kind);
  }

  lit(ref: string): Option[] {
    return this.#byRef.get(ref) ?? [];
  }

  choose(option: Option): void {
    this.offer = null;
    this.inspected = null;
    this.live.answer(option.key);
  }

  touch(ref: string, at: Element | null = null): void {
    const options = this.lit(ref);
    const question = this.live.question;
    const plain = !this.lists || ofOneKind(question?.options ?? [], question?.usual ?? null);
    if (options.length === 1 && plain && !options[0]!.against) this.choose(options[0]!);
    else if (options.length) this.offer = { ref, options, at };
    else this.inspect(ref);
  }

  inspect(ref: string): void {
    this.offer = null;
    this.live.described = null;
    this.live.explained = null;
    this.inspected = ref;
    this.live.describe(ref);
  }

  why(about: string): void {
    this.live.explained = null;
    this.inspected ??= about;
    this.live.why(about);
  }

  point(option: Option | null): void {
    this.pointed = option?.subjects ?? [];
  }
}
