/** A few quiet sounds: it is my turn, I am attacked, a combat, a roll, the end of a game. Each can be switched off. Nothing is
 *  heard before the first click or key on the page, as browsers ask for; what makes the sounds is fetched only then. */
import type { Frame, LogLine } from "./protocol";
import { settings } from "./settings.svelte";
import type { Synth } from "./synth";

export const SOUNDS = ["turn", "attacked", "combat", "roll", "victory"] as const;
export type Sound = (typeof SOUNDS)[number];
/** What is heard: the end of a game is another sound for those who lost, under the same switch. */
export type Heard = Sound | "defeat";
const switchOf = (sound: Heard): Sound => (sound === "defeat" ? "victory" : sound);

const COMBAT = new Set(["CombatBegan", "FightBegan", "CombatBegun"]);
const ROLLS = new Set(["Rolled", "Rerolled", "HuntRolled", "BeastTested", "KissRolled"]);

/** A turn begins, of the seat it names. */
const TURNS = new Set(["TurnBegan"]);

/** What is to be heard of a frame. `called`: somebody is asked who may look elsewhere. */
export function soundsOf(frame: Frame, news: readonly LogLine[], what: { called: boolean; attacked: boolean; ended: boolean }): Heard[] {
  if (what.ended) {
    const lost = frame.seat !== null && !frame.result?.winners.includes(frame.seat);
    return [lost ? "defeat" : "victory"];
  }
  const found: Heard[] = [];
  if (what.attacked) found.push("attacked");
  if (news.some((line) => COMBAT.has(line.event))) found.push("combat");
  if (news.some((line) => ROLLS.has(line.event))) found.push("roll");
  if (frame.seat !== null && (what.called || news.some((line) => TURNS.has(line.event) && line.data.seat === frame.seat))) found.push("turn");
  return found;
}

/** Two sounds at once are a noise: one begins after the other. */
const APART = 350;

class Sounds {
  #touched = false;
  #synth: Promise<Synth> | null = null;

  /** From the first click or key on there may be sounds. Once, at the start. */
  listen(): void {
    const touch = (): void => {
      this.#touched = true;
      removeEventListener("pointerdown", touch);
      removeEventListener("keydown", touch);
    };
    addEventListener("pointerdown", touch);
    addEventListener("keydown", touch);
  }

  play(sounds: readonly Heard[]): void {
    const volume = Number(settings.get("volume")) / 100;
    const wanted = sounds.filter((sound) => settings.get(`sound_${switchOf(sound)}`) === "on");
    if (!this.#touched || !volume || !wanted.length) return;
    // Without sound the game goes on.
    this.#synth ??= import("./synth").then(({ Synth }) => new Synth());
    this.#synth.then(
      (synth) => wanted.forEach((sound, at) => setTimeout(() => synth.play(sound, volume), at * APART)),
      () => (this.#synth = null),
    );
  }
}

export const sounds = new Sounds();
