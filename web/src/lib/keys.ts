/** The keys of a table. A key typed into a field, or into a window over the table, is not one of them. */

export interface Deeds {
  /** The n-th listed answer, from 1. */
  choose(at: number): void;
  confirm(): boolean;
  /** Out of what is open in the list of answers; false where nothing is. */
  close(): boolean;
  pass(): void;
  next(): void;
  undo(): void;
  /** Ask the coach what it would do. */
  advise(): void;
  help(): void;
  log(): void;
  chat(): void;
  /** Hold what is shown, or let it go on. */
  pause(): void;
  /** Show one more beat. */
  step(): void;
  /** Show everything up to my next decision. */
  skip(): void;
  /** Show slower (-1) or faster (1) from now on. */
  speed(by: -1 | 1): void;
}

/** In the order in which help lists them. */
export const KEYS = ["1-9", "enter", "space", "n", "u", "w", "f", "k", "step", "speed", "l", "c", "help", "escape"] as const;

/** What is over the table: keys belong to it while it is open. */
const OVER = "dialog, [role=dialog], [role=menu]";
const FIELD = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select";

/** Press what the number stands before: in the window over the table, else in the list of answers. */
export function pressNumber(at: number, within: ParentNode | null = document.querySelector(".question")): boolean {
  const pressed = within?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${at}"]`);
  pressed?.click();
  return Boolean(pressed);
}

/** Close the open heading of the answers, so that the numbers stand for the headings again. */
export function closeHeading(within: ParentNode | null = document.querySelector(".question")): boolean {
  const open = within?.querySelector<HTMLElement>('.heading[aria-expanded="true"]');
  open?.click();
  return Boolean(open);
}

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  const over = target?.closest(OVER);
  if (target?.closest(FIELD)) {
    // Out of the chat, or of any other field, back to the table.
    if (event.key === "Escape" && !over && target instanceof HTMLElement) target.blur();
    return;
  }
  if (over) {
    if (/^[1-9]$/.test(event.key) && pressNumber(Number(event.key), over)) event.preventDefault();
    return;
  }
  const pressable = target?.closest("button, a, summary, [role=button], [role=slider]");
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number) deeds.choose(number);
  else if (event.key === "Enter" && !pressable) {
    if (!deeds.confirm()) return;
  } else if (event.key === "Escape") {
    if (!deeds.close()) return;
  } else if (event.key === " " && !pressable) deeds.pass();
  else if (event.key === "p") deeds.pass();
  else if (event.key === "n") deeds.next();
  else if (event.key === "u") deeds.undo();
  else if (event.key === "w") deeds.advise();
  else if (event.key === "?") deeds.help();
  else if (event.key === "l") deeds.log();
  else if (event.key === "c") deeds.chat();
  else if (event.key === "k") deeds.pause();
  else if (event.key === ".") deeds.step();
  else if (event.key === "f") deeds.skip();
  else if (event.key === "<") deeds.speed(-1);
  else if (event.key === ">") deeds.speed(1);
  else return;
  event.preventDefault();
}
