/** Offered answers sorted by what they are about, so that a bar can show many of them in little room. */
import type { Option } from "$lib/protocol";

export type Group = "act" | "blood" | "items" | "face" | "move" | "wait" | "ruling";

const GROUPS: Record<string, Group> = {
  mend: "blood", surge: "blood", power: "blood",
  use: "items", give: "items", take: "items",
  face: "face", move: "move", suspend: "wait", ruling: "ruling",
};

export const verbOf = (option: Option): string => option.key.split(":", 1)[0] ?? "";

export const groupOf = (option: Option): Group => GROUPS[verbOf(option)] ?? "act";

export function grouped(options: Option[]): Map<Group, Option[]> {
  const found = new Map<Group, Option[]>();
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
