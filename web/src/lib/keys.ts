/** The keys of a table. A key typed into a field, or into a window over the table, is not one of them. */

export interface Deeds {
  /** The n-th listed answer, from 1. */
  choose(at: number): void;
  confirm(): boolean;
  pass(): void;
  next(): void;
  undo(): void;
  help(): void;
  log(): void;
  chat(): void;
}

/** In the order in which help lists them. */
export const KEYS = ["1-9", "enter", "space", "n", "u", "l", "c", "help", "escape"] as const;

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=dialog], [role=menu]")) return;
  const pressable = target?.closest("button, a, summary, [role=button], [role=slider]");
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number) deeds.choose(number);
  else if (event.key === "Enter" && !pressable) {
    if (!deeds.confirm()) return;
  } else if (event.key === " " && !pressable) deeds.pass();
  else if (event.key === "p") deeds.pass();
  else if (event.key === "n") deeds.next();
  else if (event.key === "u") deeds.undo();
  else if (event.key === "?") deeds.help();
  else if (event.key === "l") deeds.log();
  else if (event.key === "c") deeds.chat();
  else return;
  event.preventDefault();
}
