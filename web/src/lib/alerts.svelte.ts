/** When to call somebody back to the table: she is asked after a wait, has little time left, or something is done to her.
 *  The title of the page tells it to those who look elsewhere, and a quiet sound to those who listen. */
import type { Entry } from "./live.svelte";
import type { Frame } from "./protocol";
import { t } from "./i18n.svelte";
import { sounds, soundsOf } from "./sounds.svelte";
import { toasts } from "./toasts.svelte";
import { plain } from "./ui/words";

/** A question that comes sooner than this after one's own answer surprises nobody. */
const SURPRISE = 2_500;
const FLASH = 1_200;
const MOST_LINES = 2;

type Befalls = (line: Entry, frame: Frame) => boolean;

/** Whether a line tells of something another does to the viewer: it names her, and does not begin with her. */
export function befalls(line: Entry, frame: Frame): boolean {
  if (frame.seat === null || line.faint || line.heading) return false;
  const me = `seat:${frame.seat}`;
  const [first] = line.text;
  const begins = typeof first === "object" && first.ref === me;
  return !begins && line.text.some((part) => typeof part === "object" && part.ref === me);
}

export class Alerts {
  #asked = false;
  #warned = false;
  /** Whether the game was still going on when it was last shown. */
  #going = false;
  #waitingSince = Date.now();
  /** The question that was called to, and the toast that did. */
  #calling: { question: number; toast: number } | null = null;
  #flash: ReturnType<typeof setInterval> | undefined;
  #title = document.title;

  /** The title of the page while nothing calls. */
  set title(title: string) {
    this.#title = title;
    if (!this.#flash) document.title = title;
  }

  /** Something was shown: call whoever should look. */
  notice(frame: Frame, news: Entry[], concerns: Befalls, attacks: Befalls = concerns): void {
    const done = news.filter((one) => concerns(one, frame));
    for (const line of done.slice(-MOST_LINES)) toasts.show(plain(line.text));
    const asked = frame.question !== null;
    let called = false;
    // What was asked has been answered: nobody is called to it any more.
    if (this.#calling && this.#calling.question !== frame.question?.number) {
      toasts.dismiss(this.#calling.toast);
      this.#calling = null;
    }
    if (asked && !this.#asked) {
      const waited = Date.now() - this.#waitingSince > SURPRISE;
      if (waited) {
        const { number, text } = frame.question!;
        this.#calling = { question: number, toast: toasts.show(t("you-are-asked", { question: plain(text) }), "asked") };
      }
      called = waited || document.hidden;
      if (document.hidden) this.#call();
    }
    const ended = frame.result !== null && this.#going;
    this.#going = frame.result === null;
    sounds.play(soundsOf(frame, news, { called, attacked: news.some((one) => attacks(one, frame)), ended }));
    if (!asked && this.#asked) this.#waitingSince = Date.now();
    this.#asked = asked;
    const warned = frame.clocks?.some((clock) => clock.seat === frame.seat && clock.warned) ?? false;
    if (warned && !this.#warned) {
      toasts.show(t("clock-warned-you"), "asked");
      if (document.hidden) this.#call();
    }
    this.#warned = warned;
  }

  #call(): void {
    if (this.#flash) return;
    let on = false;
    this.#flash = setInterval(() => {
      on = !on;
      document.title = on ? t("title-asked") : this.#title;
    }, FLASH);
    addEventListener("focus", this.calm);
    document.addEventListener("visibilitychange", this.calm);
  }

  calm = (): void => {
    if (document.hidden) return;
    clearInterval(this.#flash);
    this.#flash = undefined;
    document.title = this.#title;
    removeEventListener("focus", this.calm);
    document.removeEventListener("visibilitychange", this.calm);
  };

  stop(): void {
    clearInterval(this.#flash);
    this.#flash = undefined;
    document.title = t("title");
    removeEventListener("focus", this.calm);
    document.removeEventListener("visibilitychange", this.calm);
  }
}
