/** Who I am: nobody is asked for an account to play; a guest gets an evocative name at once. */
import { api } from "./api";
import { t } from "./i18n.svelte";
import type { Person } from "./protocol";

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** The name I shall have when I sit down, until then mine to change. */
  proposed = $state("");

  async ask(): Promise<void> {
    this.person = await api.me();
    this.known = true;
    if (!this.person && !this.proposed) this.propose();
  }

  propose(): void {
    this.proposed = nickname();
  }

  /** Be somebody: the person I am, or a new guest. */
  async be(): Promise<Person> {
    if (!this.known) await this.ask();
    return (this.person ??= await api.guest(this.proposed.trim() || nickname()));
  }

  async rename(name: string): Promise<void> {
    this.person = await api.rename(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.person = await api.register(name, password);
  }

  async login(name: string, password: string): Promise<void> {
    this.person = await api.login(name, password);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.person = null;
  }
}

export const me = new Me();

/** A name for the night, in the language spoken. */
export function nickname(): string {
  const first = t("guest-names").split(" ");
  const second = t("guest-bynames").split(" ");
  const one = (from: string[]) => from[Math.floor(Math.random() * from.length)] ?? "";
  return t("guest-name", { name: one(first), byname: one(second).replaceAll("_", " ") });
}
