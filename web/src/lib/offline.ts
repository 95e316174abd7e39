/** The installed page: a worker keeps its files, so that it opens without a network. */

/** Register the worker once the page is there; it must not delay the first load. */
export function keepPage(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = () =>
    void navigator.serviceWorker
      .register("./worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: loaded() }))
      .catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** What this page has fetched before there was a worker to keep it. */
const loaded = (): string[] => performance.getEntriesByType("resource").map((entry) => entry.name);

const RELOADED = "nocturne.reloaded";
/** Two reloads within this time would be a circle. */
const SOON = 20_000;

/** A page that was open while the server got a new version asks for files that are gone: the new page is fetched, once. */
export function followVersions(): void {
  addEventListener("vite:preloadError", () => {
    if (!navigator.onLine) return;
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - before < SOON) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
