/** Lines of the log that are told together: seven cards drawn are one line, and so is all that goes to one vampire. */
import type { LogLine, Segment } from "$lib/protocol";
import { told } from "$lib/told";

type Name = Exclude<Segment, string>;

const named = (line: LogLine, kind: string): Name | undefined =>
  line.text.find((part): part is Name => typeof part === "object" && part.ref.startsWith(kind));
const count = (line: LogLine): number => Number(line.data.count ?? 1);
const amount = (line: LogLine): number => Number(line.data.amount ?? 0);
/** The cards a line names; for a line made of several they are kept with it. */
const cards = (line: LogLine): Name[] => (line.data.names as Name[] | undefined) ?? [named(line, "card:")].filter((one) => one !== undefined);

const listed = (names: Name[]): Segment[] => names.flatMap((name, at) => (at ? [", ", name] : [name]));

/** Cards drawn: how many, or which when I may know. */
function drawn(line: LogLine, next: LogLine, pile: "library" | "crypt"): LogLine | null {
  const who = named(line, "seat:");
  if (!who || line.data.seat !== next.data.seat) return null;
  const names = [...cards(line), ...cards(next)];
  const all = count(line) + count(next);
  if (names.length && names.length !== all) return null;
  const text = told(`vtes-drew-${pile}${names.length ? "-known" : ""}`, { who, count: all, cards: listed(names) });
  return { ...line, data: { ...line.data, count: all, names }, text };
}

/** Pool that goes to one vampire, or comes back from it. */
function moved(line: LogLine, next: LogLine, way: "there" | "back"): LogLine | null {
  const who = named(line, "seat:");
  const card = named(line, "card:");
  if (!who || !card || line.data.seat !== next.data.seat || line.data.card !== next.data.card) return null;
  const all = amount(line) + amount(next);
  return { ...line, data: { ...line.data, amount: all }, text: told(`vtes-moved-${way}`, { who, card, amount: all }) };
}

export function together(line: LogLine, next: LogLine): LogLine | null {
  if (line.event !== next.event) return null;
  switch (line.event) {
    case "Drew":
      return drawn(line, next, "library");
    case "CryptDrawn":
      return drawn(line, next, "crypt");
    case "Transferred":
      return moved(line, next, "there");
    case "TransferredBack":
      return moved(line, next, "back");
    default:
      return null;
  }
}
