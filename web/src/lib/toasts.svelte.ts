/** Short words that appear at the edge and go away: something was done to you, something was refused. */
import { untrack } from "svelte";

export type Tone = "asked" | "told" | "wrong";

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

const SHOWN = 6_000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  /** How high they stand, in pixels: whatever lies at the edge makes room for them. */
  height = $state(0);
  /** Whether they stand in a room: beside its table, not over it. */
  inRoom = $state(false);
  #count = 0;

  /** Show it; the number it can be taken away by. */
  show(text: string, tone: Tone = "told"): number {
    const id = (this.#count += 1);
    // Whoever shows a toast from an effect must not be called again by it.
    const before = untrack(() => this.list);
    this.list = [...before.filter((toast) => toast.text !== text).slice(-2), { id, tone, text }];
    setTimeout(() => this.dismiss(id), SHOWN);
    return id;
  }

  dismiss(id: number): void {
    const before = untrack(() => this.list);
    if (before.some((toast) => toast.id === id)) this.list = before.filter((toast) => toast.id !== id);
  }

  /** What they tell of has been left. */
  clear(): void {
    if (untrack(() => this.list.length)) this.list = [];
  }
}

export const toasts = new Toasts();
