/** A sentence of the page's own in segments: the names of things in it stay what they are. */
import { t, type Args } from "./i18n.svelte";
import type { Segment } from "./protocol";

/** Stands around the place of a name while the sentence is made; no message contains it. */
const MARK = "\u0001";

export function told(id: string, args: Record<string, number | Segment | Segment[]>): Segment[] {
  const names: Segment[][] = [];
  const plain: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") plain[name] = value;
    else plain[name] = `${MARK}${names.push(Array.isArray(value) ? value : [value]) - 1}${MARK}`;
  }
  return t(id, plain)
    .split(MARK)
    .flatMap((text, at) => (at % 2 ? names[Number(text)]! : text ? [text] : []));
}
