/** Writes the service worker beside the page, with the names of the files it keeps: those the start page needs at once,
 *  and all that may be kept when they are first asked for. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Files of public/ that belong to the installed page. */
const ICONS = ["icon.svg", "icon-192.png", "manifest.webmanifest"];
/** Texts of both languages are needed at once: which one is spoken is known only in the browser. */
const TEXTS = /^assets\/shell-/;

export function worker(): Plugin {
  return {
    name: "nocturne-worker",
    apply: "build",
    // After the page itself, whose styles are known only then.
    enforce: "post",
    generateBundle(_options, bundle) {
      const first = new Set<string>(ICONS);
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== "chunk") return;
        first.add(name);
        for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) first.add(file);
        chunk.imports.forEach(add);
      };
      for (const [name, chunk] of Object.entries(bundle)) if ((chunk.type === "chunk" && chunk.isEntry) || TEXTS.test(name)) add(name);
      for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) first.add(name);
      const all = [...new Set([...first, ...Object.keys(bundle).filter((name) => name.startsWith("assets/"))])].sort();
      const source = readFileSync(new URL("./service_worker.js", import.meta.url), "utf-8")
        .replace("const FIRST = [];", `const FIRST = ${JSON.stringify([...first].sort())};`)
        .replace("const ALL = [];", `const ALL = ${JSON.stringify(all)};`);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
