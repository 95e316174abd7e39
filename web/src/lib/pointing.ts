/** What a lesson points at, found on the page: things by their references, answers by their keys, hexes, and parts of
 *  the page by name. */

const PARTS: Record<string, string> = {
  log: "#tab-log",
  question: ".question",
  stage: '[data-anchor="stage"]',
  hand: ".hand",
  blood: '[data-group="blood"]',
  dice: '.tray, [data-key="keep"]',
};

/** The attributes by which the tables mark what shows a thing. */
const MARKS = ["ref", "anchor", "place", "space", "stage", "hunter", "seat"] as const;

const quoted = (text: string): string => text.replace(/["\\]/g, "\\$&");

/** Selectors for a point, the best first. */
export function selectorsOf(point: string): string[] {
  const [kind, ...others] = point.split(":");
  const rest = others.join(":");
  if (kind === "ui") return PARTS[rest] ? [PARTS[rest]] : [];
  if (kind === "key") return ["key", "power", "fight"].map((mark) => `[data-${mark}="${quoted(rest)}"]`).concat(`[data-group="${quoted(rest.split(":")[0]!)}"]`);
  if (kind === "hex") return [`[data-hex="${quoted(rest)}"]`];
  return MARKS.map((mark) => `[data-${mark}="${quoted(point)}"]`);
}

const isSeen = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !element.closest("[hidden], [inert]");
};

/** The element that shows a point now; null while there is none. */
export function find(point: string, root: ParentNode = document): Element | null {
  for (const selector of selectorsOf(point))
    for (const element of root.querySelectorAll(selector)) if (isSeen(element)) return element;
  return null;
}
