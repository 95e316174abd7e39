/** Short words that appear at the edge and go away: something was done to you, something was refused. */

export type Tone = "asked" | "told" | "wrong";

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

const SHOWN = 6_000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  show(text: string, tone: Tone = "told"): void {
    const id = (this.#count += 1);
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-3), { id, tone, text }];
    setTimeout(() => this.dismiss(id), SHOWN);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
