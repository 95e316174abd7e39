/** Changes to a view, as the server sends them with the steps between two frames. */
import type { Change } from "./protocol";

type Place = string | number;

/** A view with these changes made. What did not change is the old object, and the old view stays as it was. */
export function withChanges<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => changed(now, change[0], change.slice(1)), view) as T;
}

function changed(now: unknown, [place, ...deeper]: Place[], rest: unknown[]): unknown {
  if (place === undefined) return rest.length === 3 ? spliced(now, rest) : rest[0];
  const copy = copyOf(now);
  const key = place as keyof typeof copy;
  if (!deeper.length && !rest.length) delete copy[key];
  else copy[key] = changed(copy[key], deeper, rest) as never;
  return copy;
}

function spliced(now: unknown, [at, count, items]: unknown[]): unknown[] {
  return Array.isArray(now) ? now.toSpliced(at as number, count as number, ...(items as unknown[])) : (items as unknown[]);
}

const copyOf = (value: unknown): Record<Place, unknown> =>
  (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<Place, unknown>;
