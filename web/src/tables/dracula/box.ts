/** What lies in the box: places, links, and which kind each printed card is. Read from the game's own data files. */
import boardFile from "../../../../src/nocturne/dracula/data/board.json";
import combatFile from "../../../../src/nocturne/dracula/data/combat.json";
import encountersFile from "../../../../src/nocturne/dracula/data/encounters.json";
import eventsFile from "../../../../src/nocturne/dracula/data/events.json";
import itemsFile from "../../../../src/nocturne/dracula/data/items.json";
import poolFile from "../../../../src/nocturne/dracula/data/pool.json";
import drawn from "./map.json";
import type { DraculaView, Ref } from "./view";

export interface Spot {
  id: string;
  ref: Ref;
  kind: "city" | "castle" | "sea";
  region: string | null;
  rank: "large" | "small" | "castle" | "sea";
  large: boolean;
  port: boolean;
  seas: string[];
  hospital: boolean;
  x: number;
  y: number;
  label: { x: number; y: number; anchor: string };
}

export interface Way {
  kind: string;
  a: string;
  b: string;
  path: string;
  x: number;
  y: number;
}

export const map = drawn;
export const REGIONS = boardFile.regions;
/** Where the names of the regions stand, and in how many lines at most. */
export const titles = drawn.titles as Record<string, { x: number; y: number; lines: number }>;

const marks = drawn.places as Record<string, { x: number; y: number; label: { x: number; y: number; anchor: string } }>;

export const spots: readonly Spot[] = boardFile.places.map((place) => ({
  id: place.id,
  ref: `${place.kind === "sea" ? "sea" : "city"}:${place.id}`,
  kind: place.kind as Spot["kind"],
  region: "region" in place ? (place.region ?? null) : null,
  rank: (("size" in place && place.size) || place.kind) as Spot["rank"],
  large: "size" in place && place.size === "large",
  port: "seas" in place && !!place.seas?.length,
  seas: ("seas" in place && place.seas) || [],
  hospital: "hospital" in place && place.hospital === true,
  ...marks[place.id]!,
}));

const byRef = new Map(spots.map((spot) => [spot.ref, spot]));

/** The place of a reference; a hospital is drawn at its city. */
export const spotOf = (ref: Ref | null): Spot | null =>
  ref === null ? null : (byRef.get(ref.replace(/^hospital:/, "city:")) ?? null);

/** By the number of a place: its reference, hospitals last. */
export const PLACE_REFS: readonly Ref[] = [
  ...spots.map((spot) => spot.ref),
  ...spots.filter((spot) => spot.hospital).map((spot) => `hospital:${spot.id}`),
];

/** Roads and railways in the order in which they are numbered (`link:12`), which depends on how the table reads one
 *  railway of the board. */
export function waysOf(board: DraculaView["board"]): Way[] {
  const ways = drawn.links as Way[];
  if (board.berlin_prague_railway === "yellow") return ways;
  const disputed = ways.find((way) => way.kind === "yellow" && way.a === "berlin" && way.b === "prague")!;
  const others = ways.filter((way) => way !== disputed);
  const after = others.findLastIndex((way) => way.kind === "white") + 1;
  return [...others.slice(0, after), { ...disputed, kind: "white" }, ...others.slice(after)];
}

const printed = (kinds: { id: string; count: number }[]): string[] =>
  kinds.flatMap(({ id, count }) => Array<string>(count).fill(id));

const families: Record<string, string[]> = {
  event: printed(eventsFile),
  item: printed(itemsFile),
  encounter: printed(encountersFile),
  combat: printed(combatFile.dracula),
  ticket: printed(poolFile.tickets),
};

/** The kind of a card: `item:12` is a rifle. */
export function kindOf(ref: Ref): string {
  const [family = "", ident = ""] = ref.split(":");
  return families[family]?.[Number(ident)] ?? ident;
}

const sides = new Map(eventsFile.map((event) => [event.id, event.side]));
/** Whose back an event shows. */
export const sideOf = (kind: string): string => sides.get(kind) ?? "hunters";

const tickets = new Map(poolFile.tickets.map((ticket) => [ticket.id, ticket]));
/** How far a ticket goes on white and yellow railways. */
export const ticketOf = (ref: Ref): { white: number; yellow: number } =>
  tickets.get(kindOf(ref)) ?? { white: 0, yellow: 0 };

const icons = new Map<string, string[]>();
for (const card of [...combatFile.hunters, ...itemsFile])
  if ("icons" in card && card.icons) icons.set(card.id, card.icons);
/** The combat icons on a hunter's card: which of Dracula's cards it cancels. */
export const iconsOf = (kind: string): string[] => icons.get(kind) ?? [];

export const vampires = new Set(encountersFile.filter((one) => "vampire" in one && one.vampire).map((one) => one.id));
const vampireHealth = new Map(encountersFile.map((one) => [one.id, "health" in one ? (one.health ?? 0) : 0]));
export const healthOf = (kind: string): number => vampireHealth.get(kind) ?? 0;
