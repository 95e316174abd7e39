/** Where we are: the part of the address after "#". The server knows one page only. */

export interface Route {
  page: string;
  rest: string[];
}

export function read(hash: string): Route {
  const parts = hash
    .split("?")[0]!
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  return { page: parts[0] ?? "", rest: parts.slice(1) };
}

/** What stands behind the path, as in "#/replay/1a2b?at=12". */
export const query = (hash: string): URLSearchParams => new URLSearchParams(hash.split("?")[1] ?? "");

class Where {
  route = $state.raw<Route>({ page: "", rest: [] });

  follow(): void {
    const look = () => (this.route = read(location.hash));
    addEventListener("hashchange", look);
    look();
  }
}

export const where = new Where();

/** The address of a page, for links. */
export const to = (page: string, ...rest: string[]): string =>
  `#/${[page, ...rest].filter(Boolean).map(encodeURIComponent).join("/")}`;

export function go(page: string, ...rest: string[]): void {
  location.hash = to(page, ...rest);
}
