/** What is done to a player of the hunt: worth an alert, or at least a sound. */
import type { Frame, LogLine } from "$lib/protocol";
import { DRACULA, huntersOf } from "./mine";
import type { DraculaView } from "./view";

/** What happens to a hunter and may be missed among four of them. */
const TO_HUNTER = new Set(["Ambushed", "HunterBitten", "HunterDefeated", "HunterDelayed", "BatsCarried", "Seduced", "HunterMesmerized"]);

const isMine = ({ data }: LogLine, { seat, table }: Frame<DraculaView>): boolean =>
  seat !== null && typeof data.hunter === "number" && huntersOf(seat, table).has(`hunter:${data.hunter}`);

export function concerns(line: LogLine, frame: Frame<DraculaView>): boolean {
  // Dracula wants to know when the hunters have found him, or killed one of his own.
  if (frame.seat === DRACULA) return line.event === "VampireDefeated" || (line.event === "LocationRevealed" && line.data.current === true);
  return TO_HUNTER.has(line.event) && isMine(line, frame);
}

/** Wounds are heard; the stage of the fight shows them. */
export function attacks(line: LogLine, frame: Frame<DraculaView>): boolean {
  if (line.event === "DraculaHurt") return frame.seat === DRACULA;
  return line.event === "HunterHurt" ? isMine(line, frame) : concerns(line, frame);
}
