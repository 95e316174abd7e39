/** Puts a compressed copy beside each file of text, so that the server never compresses while people play. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 600;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "nocturne-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(name)) continue;
        const text = readFileSync(join(folder, name));
        if (text.length < SMALLEST) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params: quality }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
