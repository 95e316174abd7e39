/** What is done to me and should not be missed. An action that is only announced is not: I am asked, or see it on the stage. */
import type { LogLine } from "$lib/protocol";
import { placesOf } from "./seating";
import type { VtesFrame } from "./words";

/** Events by the field that names the Methuselah they happen to. */
const TO_SEAT: Record<string, string> = {
  Bled: "seat",
  Redirected: "seat",
  ControlTaken: "former",
  Banished: "seat",
  ContestBegan: "seat",
  Looked: "victim",
  Ousted: "seat",
  AimedAt: "victim",
};
/** Events by the field that names the card they happen to. */
const TO_CARD: Record<string, string> = { WentToTorpor: "minion", Incapacitated: "minion", TitleContested: "minion" };

export function concerns(line: LogLine, frame: VtesFrame): boolean {
  const { seat, table } = frame;
  if (seat === null) return false;
  // The target of an action is told with the action.
  if (line.event === "AimedAt" && (line.data.seat === seat || line.data.source === table.action?.card)) return false;
  if (line.event === "Burned") return line.data.seat === seat && table.active !== seat;
  const ofSeat = TO_SEAT[line.event];
  if (ofSeat) return line.data[ofSeat] === seat;
  const ofCard = TO_CARD[line.event];
  return ofCard !== undefined && placesOf(table).get(line.data[ofCard] as number)?.seat === seat;
}

/** An action against me or what is mine is heard when it is announced; what comes of it as well. */
export function attacks(line: LogLine, frame: VtesFrame): boolean {
  const { seat, table } = frame;
  if (seat === null) return false;
  if (line.event !== "ActionAnnounced") return concerns(line, frame);
  const { data } = line;
  return data.seat !== seat && (data.victim === seat || placesOf(table).get(data.target as number)?.seat === seat);
}
