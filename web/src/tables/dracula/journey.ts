/** Dracula's whole way, day by day, as he himself was shown it; read when the hunt is over. */
import type { LogLine, Segment } from "$lib/protocol";
import { PLACE_REFS } from "./box";
import type { Ref } from "./view";

/** One of Dracula's moves: when, in words what he did, and where he was then. */
export interface Stage {
  day: Segment[];
  text: Segment[];
  place: Ref;
  line: number;
}

const MOVES = new Set(["DraculaStarted", "LocationPlaced", "FlewAway"]);

export function journeyOf(lines: readonly LogLine[]): Stage[] {
  const found: Stage[] = [];
  let day: Segment[] = [];
  for (const line of lines) {
    if (line.event === "TimeAdvanced") day = line.text;
    if (!MOVES.has(line.event)) continue;
    // A power such as Feed goes on the trail while he stays where he is.
    const place = PLACE_REFS[Number(line.data.place ?? -1)] ?? found.at(-1)?.place;
    if (place) found.push({ day, text: line.text, place, line: line.line });
  }
  return found;
}
