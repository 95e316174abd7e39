/** A report of a fault: what this page knew, and the record of the game once it is finished. */
import { api } from "./api";
import { speech } from "./i18n.svelte";
import type { Live } from "./live.svelte";
import { toasts } from "./toasts.svelte";
import { plain } from "./ui/words";

export async function report(live: Live): Promise<void> {
  const { frame } = live;
  const told = {
    about: "nocturne-report",
    at: new Date().toISOString(),
    table: live.table,
    lang: speech.lang,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    line: live.line,
    problem: live.problem,
    players: live.players,
    frame,
    log: live.log.map((line) => plain(line.text)),
    record: frame?.result ? await api.record(live.table).catch(() => null) : null,
  };
  save(`nocturne-${live.table}.json`, JSON.stringify(told, null, 1), "application/json");
}

/** Keep everything the viewer was shown of a game so far, as a file that the replay opens. */
export async function saveHistory(table: string): Promise<void> {
  try {
    save(`nocturne-${table}-history.json`, await api.historyFile(table), "application/json");
  } catch (error) {
    toasts.show((error as Error).message, "wrong");
  }
}

/** Give a text to the person as a file. */
export function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
