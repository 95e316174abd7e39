/** What a table component may do, over the live table: see `Acting`. Answers are only ever those offered. */
import { ofOneKind } from "./choosing";
import type { Live } from "./live.svelte";
import type { Acting, Mark, MarkKind, Option } from "./protocol";

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
  ) {}

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
