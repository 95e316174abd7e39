/** Ships the licence of everything that is inside the page: they are taken from the packages at build time. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const FILES: Record<string, [name: string, file: string]> = {
  "Cinzel-OFL.txt": ["@fontsource/cinzel", "LICENSE"],
  "EB-Garamond-OFL.txt": ["@fontsource/eb-garamond", "LICENSE"],
  "Inter-OFL.txt": ["@fontsource/inter", "LICENSE"],
  "Svelte-MIT.txt": ["svelte", "LICENSE.md"],
};

export function licences(): Plugin {
  const here = createRequire(import.meta.url);
  return {
    name: "nocturne-licences",
    apply: "build",
    generateBundle() {
      for (const [name, [packed, file]] of Object.entries(FILES)) {
        const source = readFileSync(join(dirname(here.resolve(`${packed}/package.json`)), file), "utf-8");
        this.emitFile({ type: "asset", fileName: `licences/${name}`, source });
      }
    },
  };
}
