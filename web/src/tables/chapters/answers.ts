/** Offered answers sorted by what they are about, so that a bar can show many of them in little room. */
import type { Refused } from "$lib/protocol";

/** `not`: what is not possible now and has no possible answer of its kind to stand beside. */
export type Group = "not" | "act" | "blood" | "items" | "face" | "move" | "wait" | "ruling";

const GROUPS: Record<string, Group> = {
  mend: "blood", surge: "blood", power: "blood",
  use: "items", give: "items", take: "items",
  face: "face", move: "move", suspend: "wait", ruling: "ruling",
};

export const verbOf = (option: Refused): string => option.key.split(":", 1)[0] ?? "";

export const groupOf = (option: Refused): Group => GROUPS[verbOf(option)] ?? "act";

export function grouped<T extends Refused>(options: T[]): Map<Group, T[]> {
  const found = new Map<Group, T[]>();
  for (const option of options) found.set(groupOf(option), [...(found.get(groupOf(option)) ?? []), option]);
  return found;
}

/** Questions the book asks: a page with its choices. */
export const ON_A_PAGE: readonly string[] = [
  "chapters-ask-option",
  "chapters-ask-deduction",
  "chapters-ask-last-word",
  "chapters-ask-continue",
  "chapters-ask-tester",
];

/** Questions about dice that lie on the table. */
export const OF_DICE: readonly string[] = ["chapters-ask-reroll", "chapters-ask-hunt-reroll"];
