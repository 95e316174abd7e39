/** Which lines of the log concern a player: those of their hunters, and what happens to everybody. */
import { refsOf, type Concerns } from "$lib/mine";
import { HUNTERS, type DraculaView } from "./view";

/** Where Dracula sits. */
export const DRACULA = 0;

/** The hunters of a seat, as references. */
export const huntersOf = (seat: number, table: DraculaView): Set<string> =>
  new Set(table.hunters.filter((hunter) => hunter.seat === seat).map((hunter) => `hunter:${HUNTERS.indexOf(hunter.hunter)}`));

/** Dracula as the log names him. */
const COUNT = "hunter:-1";
/** What happens to hunters that is Dracula's doing, or near him. */
const NEAR_DRACULA = new Set([
  "SearchBegan", "FightBegan", "FightJoined", "FightEnded", "HunterEngaged", "HunterCardRevealed", "HunterLeftFight", "HunterHurt",
  "HunterBitten", "HunterDefeated", "HunterMesmerized", "EncounterMet", "Ambushed", "AmbushFoiled", "FoundNothing", "Seduced",
  "BatsPlaced", "BatsCarried", "EventPlayed",
]);

export function concerning(seat: number, table: DraculaView): Concerns {
  const mine = huntersOf(seat, table);
  return (line) => {
    if (line.faint) return false;
    const hunters = refsOf(line).filter((ref) => ref.startsWith("hunter:"));
    if (!hunters.length) return true;
    return seat === DRACULA ? hunters.includes(COUNT) || NEAR_DRACULA.has(line.event) : hunters.some((ref) => mine.has(ref));
  };
}
