/** In which windows I am asked: what the presets say, and which of them it is now. */
import { STOP_PRESETS, type Stop, type StopPreset } from "./protocol";

/** Where I differ from the game's own stops: `role/window` to whether I am asked. */
export type Changed = Readonly<Record<string, boolean>>;

type Role = Stop["roles"][number];

export const place = (stop: Stop, role: Role): string => `${role.role}/${stop.window}`;

export const isOn = (stop: Stop, role: Role, changed: Changed): boolean => changed[place(stop, role)] ?? role.on;

const says: Record<StopPreset, (role: Role) => boolean> = {
  beginner: (role) => role.easy,
  usual: (role) => role.on,
  everything: () => true,
};

/** In how many windows and roles a preset asks. */
export const countOf = (stops: Stop[], preset: StopPreset): number =>
  stops.reduce((count, stop) => count + stop.roles.filter(says[preset]).length, 0);

/** The preset that is in force; null where somebody has chosen window by window. */
export function presetOf(stops: Stop[], changed: Changed): StopPreset | null {
  const fits = (preset: StopPreset): boolean =>
    stops.every((stop) => stop.roles.every((role) => isOn(stop, role, changed) === says[preset](role)));
  return [...STOP_PRESETS].sort((one) => (one === "usual" ? -1 : 1)).find(fits) ?? null;
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The windows whose words, or whose roles' words, contain what is sought. */
export function matching(stops: Stop[], sought: string): Stop[] {
  const wanted = folded(sought.trim());
  if (!wanted) return stops;
  return stops.flatMap((stop) => {
    if (folded(stop.about).includes(wanted)) return [stop];
    const roles = stop.roles.filter((role) => folded(role.about).includes(wanted));
    return roles.length ? [{ ...stop, roles }] : [];
  });
}
