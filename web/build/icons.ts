/** Icons one by one: `import bat from "icon:game-icons/bat"` puts that icon, and no other, into the page.
 *  Collections: game-icons (CC BY 3.0) and lucide (ISC). An icon that does not exist stops the build. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface Collection {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const PREFIX = "icon:";
const COLLECTIONS = ["game-icons", "lucide"];

export function icons(): Plugin {
  const read = createRequire(import.meta.url);
  const loaded = new Map<string, Collection>();

  function find(id: string): { body: string; width: number; height: number } {
    const [collection = "", name = ""] = id.slice(PREFIX.length).split("/");
    if (!COLLECTIONS.includes(collection))
      throw new Error(`${id}: the collections of icons are ${COLLECTIONS.join(" and ")}`);
    if (!loaded.has(collection))
      loaded.set(collection, read(`@iconify-json/${collection}/icons.json`) as Collection);
    const all = loaded.get(collection) as Collection;
    const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`${id}: there is no such icon in ${collection}`);
    return {
      body: icon.body,
      width: icon.width ?? all.width ?? 16,
      height: icon.height ?? all.height ?? 16,
    };
  }

  return {
    name: "nocturne-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(find(id.slice(1)))}` : undefined,
  };
}
