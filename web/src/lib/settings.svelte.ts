/** What a person has set for this browser: kept in localStorage, typed, each setting with its choices and a default.
 *
 *  To add a setting, add a line to `CHOICES`. Read it with `settings.get("speed")`, which is reactive; write it with
 *  `settings.set("speed", "slow")`, which keeps it at once. Another tab of the same browser follows. */
import { MediaQuery } from "svelte/reactivity";
import { show } from "./theme";

/** The choices of each setting; the first is the default. */
const CHOICES = {
  /** How fast the moves of others are shown. */
  speed: ["normal", "instant", "quick", "slow"],
  /** Whether things move on the page. `system`: as the system asks for (`prefers-reduced-motion`). */
  motion: ["system", "on", "off"],
  /** The colours of the page. `auto`: as the system asks for (`prefers-color-scheme`). */
  theme: ["auto", "light", "dark"],
  /** How loud the sounds are, in percent, and which of them are heard. */
  volume: ["50", "0", "10", "20", "30", "40", "60", "70", "80", "90", "100"],
  sound_turn: ["on", "off"],
  sound_attacked: ["on", "off"],
  sound_combat: ["on", "off"],
  sound_roll: ["on", "off"],
  sound_victory: ["on", "off"],
} as const;

type Name = keyof typeof CHOICES;
export type Setting<N extends Name> = (typeof CHOICES)[N][number];
type Values = { [N in Name]: Setting<N> };

export type Speed = Setting<"speed">;
/** In the order in which they are offered. */
export const SPEEDS: readonly Speed[] = ["slow", "normal", "quick", "instant"];

export type Motion = Setting<"motion">;
export const MOTIONS: readonly Motion[] = CHOICES.motion;

export type Theme = Setting<"theme">;
export const THEMES: readonly Theme[] = CHOICES.theme;

const KEY = "nocturne.settings";
const NAMES = Object.keys(CHOICES) as Name[];

/** What is kept, with the default for everything that is not there or is no choice any more. */
export function readSettings(kept: string | null): Values {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    found = {};
  }
  const values = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  const chosen = NAMES.map((name) => [name, CHOICES[name].find((choice) => choice === values[name]) ?? CHOICES[name][0]]);
  return Object.fromEntries(chosen) as Values;
}

/** A browser that keeps nothing for us (private windows, blocked storage) still plays with the defaults. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #values = $state.raw<Values>(readSettings(stored()));
  #reduced = new MediaQuery("prefers-reduced-motion: reduce");

  get<N extends Name>(name: N): Setting<N> {
    return this.#values[name];
  }

  set<N extends Name>(name: N, value: Setting<N>): void {
    this.#values = { ...this.#values, [name]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // it holds for as long as the page is open
    }
  }

  /** Whether things may move: what was set or, failing that, what the system asks for. */
  get moving(): boolean {
    const motion = this.get("motion");
    return motion === "system" ? !this.#reduced.current : motion === "on";
  }

  /** Follow other tabs, and tell the style sheet whether things move (`data-motion` at the root) and which theme is
   *  shown. Once, at the start. */
  follow(): void {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#values = readSettings(event.newValue);
    });
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.motion = this.moving ? "on" : "off";
      });
      $effect(() => show(this.get("theme")));
    });
  }
}

export const settings = new Settings();
