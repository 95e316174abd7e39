/** Earlier lists of a deck and what was not saved, kept in this browser. */

export interface Version {
  /** When it was saved last, in milliseconds of the epoch. */
  at: number;
  text: string;
}

interface Kept {
  draft: string;
  versions: Version[];
}

const MOST = 10;
const key = (deck: string): string => `nocturne.deck.${deck}`;

function read(deck: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key(deck)) ?? "{}") as Partial<Kept>;
    return { draft: kept.draft ?? "", versions: kept.versions ?? [] };
  } catch {
    return { draft: "", versions: [] };
  }
}

function write(deck: string, kept: Kept): void {
  try {
    if (kept.draft || kept.versions.length) localStorage.setItem(key(deck), JSON.stringify(kept));
    else localStorage.removeItem(key(deck));
  } catch {
    // A browser that keeps nothing: the deck itself is on the server.
  }
}

export const versionsOf = (deck: string): Version[] => read(deck).versions;
export const draftOf = (deck: string): string => read(deck).draft;

/** What is typed and not saved; empty when it is saved. */
export const keepDraft = (deck: string, draft: string): void => write(deck, { ...read(deck), draft });

/** A list was replaced by another: it is the latest of the earlier ones. */
export function keepVersion(deck: string, text: string, now = Date.now()): Version[] {
  const kept = read(deck);
  const versions = [{ at: now, text }, ...kept.versions.filter((one) => one.text !== text)].slice(0, MOST);
  write(deck, { draft: "", versions });
  return versions;
}

export function forgetVersions(deck: string): void {
  write(deck, { draft: "", versions: [] });
}
