/** Structural sharing: a new view with every part that did not change replaced by the old object.
 *  What shows an unchanged card then has nothing to do, however often the whole table is sent. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** `next`, made of parts of `last` wherever they are equal; `last` itself when nothing changed. */
export function share<T>(last: T | undefined, next: T): T {
  return shared(last, next) as T;
}

function shared(last: unknown, next: unknown): unknown {
  if (Object.is(last, next) || !isPlain(last) || !isPlain(next)) return next;
  if (Array.isArray(next)) return Array.isArray(last) ? sharedList(last, next) : next;
  if (Array.isArray(last)) return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(last).length;
  const mixed: Plain = {};
  for (const name of names) {
    mixed[name] = shared(last[name], next[name]);
    same &&= name in last && Object.is(mixed[name], last[name]);
  }
  return same ? last : mixed;
}

/** Cards move within lists, so an item is compared with the old one of the same number, else of the same place. */
function sharedList(last: unknown[], next: unknown[]): unknown[] {
  const byCard = new Map<unknown, unknown>();
  for (const item of last) if (isPlain(item) && "card" in item) byCard.set(item.card, item);
  let same = last.length === next.length;
  const mixed = next.map((item, at) => {
    const before = isPlain(item) && "card" in item ? byCard.get(item.card) : last[at];
    const one = shared(before, item);
    same &&= Object.is(one, last[at]);
    return one;
  });
  return same ? last : mixed;
}
