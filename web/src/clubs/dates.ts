/** Dates of a calendar in the reader's own time zone. */

/** The day and the hours of an appointment, with the name of the zone they are told in. */
export function told(starts: number, minutes: number, lang: string, zone?: string): string {
  const words = new Intl.DateTimeFormat(lang, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    ...(zone ? { timeZone: zone } : {}),
  });
  return words.formatRange(new Date(starts * 1000), new Date((starts + minutes * 60) * 1000));
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A moment as a field for date and time holds it: by the clock of whoever reads it. */
export function fieldOf(starts: number): string {
  const at = new Date(starts * 1000);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment of a field, in seconds of the epoch; null where there is none. */
export function momentOf(field: string): number | null {
  const at = new Date(field).getTime() / 1000;
  return Number.isFinite(at) ? at : null;
}
