/** Light or dark: what a person chose, else what the system says. The stylesheet follows `data-theme` on the root. */
import type { Theme } from "./settings.svelte";

/** The ground of the page, for the browser's own bars; the same as --surface in app.css. */
const GROUND = { light: "#ebe1cc", dark: "#0b0d16" };

/** Show a theme from now on. */
export function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.media.includes("light") ? "light" : "dark";
    meta.content = GROUND[theme === "auto" ? scheme : theme];
  }
}
