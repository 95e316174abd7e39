import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { icons } from "./build/icons.ts";
import { licences } from "./build/licences.ts";
import { worker } from "./build/worker.ts";

// The page is built into the Python package. The server's content policy allows files of our own only:
// no inline script, no inline style, and images in "data:" but no fonts there.
export default defineConfig({
  plugins: [icons(), svelte(), licences(), worker(), compress()],
  base: "./",
  resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
  build: {
    outDir: "../src/nocturne/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers of 2024 and later know light-dark(), of which every colour is made (see app.css).
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
