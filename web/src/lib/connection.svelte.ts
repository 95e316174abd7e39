/** Whether the server can be reached. Whoever finds that it cannot says so; then it is tried again until it answers. */

/** Milliseconds between two tries: soon at first, then more rarely. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000];

class Connection {
  lost = $state(false);
  /** How often the server was found again: what could not be loaded before is loaded anew when this changes. */
  found = $state(0);
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The server could not be reached. */
  lose(): void {
    if (this.lost) return;
    this.lost = true;
    this.#tries = 0;
    this.#later();
  }

  /** Try now. */
  async again(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      // Any answer of the server will do; what it says is asked for by whoever needs it.
      await fetch("/api/me", { cache: "no-store" });
      if (!this.lost) return;
      this.lost = false;
      this.found += 1;
    } catch {
      this.#later();
    }
  }

  /** Try at once when the browser says that there is a network again. */
  follow(): void {
    addEventListener("online", () => this.lost && void this.again());
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.again(), WAITS[Math.min(this.#tries, WAITS.length - 1)]);
    this.#tries += 1;
  }
}

export const connection = new Connection();
