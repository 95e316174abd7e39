/** The links of a table, and whether anybody on another machine can open them. */
import type { Reach } from "$lib/protocol";
import { to } from "$lib/route.svelte";

export interface Invitation {
  /** Whoever opens it may sit down; null where nobody can any more, or the code is not mine to know. */
  join: string | null;
  /** Whoever opens it watches, from the beginning on. */
  watch: string;
  /** Only this machine can open them. */
  hereOnly: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address friends use: the page's own, unless that is this machine's for itself. */
export function outside(page: { origin: string; hostname: string }, reach: Reach | null): { origin: string; hereOnly: boolean } {
  if (!LOOPBACK.test(page.hostname)) return { origin: page.origin, hereOnly: false };
  const address = reach?.addresses[0];
  return address ? { origin: address, hereOnly: false } : { origin: page.origin, hereOnly: reach?.here_only ?? false };
}

export function invitation(
  table: { table: string; code: string | null; status: string },
  page: { origin: string; hostname: string; pathname: string },
  reach: Reach | null,
): Invitation {
  const { origin, hereOnly } = outside(page, reach);
  const link = (...parts: [string, ...string[]]): string => `${origin}${page.pathname}${to(...parts)}`;
  return {
    join: table.code && table.status === "open" ? link("join", table.code) : null,
    watch: link("table", table.table),
    hereOnly,
  };
}
