/** A few quiet sounds: it is my turn, I am attacked, a combat, a roll, the end of a game. Each can be switched off. Nothing is
 *  heard before the first click or key on the page, as browsers ask for; what makes the sounds is fetched only then. */
import type { Frame, LogLine } from "./protocol";
import { settings } from "./settings.svelte";
import type { Synth } from "./synth";

export const SOUNDS = ["turn", "attacked", "combat", "roll", "victory"] as const;
export type Sound = (typeof SOUNDS)[number];

const COMBAT = new Set(["CombatBegan", "FightBegan", "CombatBegun"]);
const ROLLS = new Set(["Rolled", "Rerolled", "HuntRolled", "BeastTested", "KissRolled"]);

/** What is to be heard of a frame. `called`: somebody is asked who may look elsewhere. */
export function soundsOf(frame: Frame, news: readonly LogLine[], what: { called: boolean; attacked: boolean; ended: boolean }): Sound[] {
  if (what.ended) return ["victory"];
  const found: Sound[] = [];
  if (what.attacked) found.push("attacked");
  if (news.some((line) => COMBAT.has(line.event))) found.push("combat");
  if (news.some((line) => ROLLS.has(line.event))) found.push("roll");
  if (what.called && frame.seat !== null) found.push("turn");
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

  play(sounds: readonly Sound[]): void {
    const volume = Number(settings.get("volume")) / 100;
    const wanted = sounds.filter((sound) => settings.get(`sound_${sound}`) === "on");
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
