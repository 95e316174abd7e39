/** Ships the licence of everything that is inside the page: they are taken from the packages at build time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILES: Record<string, [name: string, file: string]> = {
  "Cinzel-OFL.txt": ["@fontsource/cinzel", "LICENSE"],
  "EB-Garamond-OFL.txt": ["@fontsource/eb-garamond", "LICENSE"],
  "Inter-OFL.txt": ["@fontsource/inter", "LICENSE"],
  "Svelte-MIT.txt": ["svelte", "LICENSE.md"],
  "uqr-MIT.txt": ["uqr", "LICENSE"],
};

export function licences(): Plugin {
  // Not every package lets its own files be resolved by name.
  const packages = new URL("../node_modules/", import.meta.url).pathname;
  return {
    name: "nocturne-licences",
    apply: "build",
    generateBundle() {
      for (const [name, [packed, file]] of Object.entries(FILES)) {
        const source = readFileSync(join(packages, packed, file), "utf-8");
        this.emitFile({ type: "asset", fileName: `licences/${name}`, source });
      }
    },
  };
}
