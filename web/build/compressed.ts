/** Writes a .gz and a .br beside every file that gains by it: the server only has to choose. */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
const LEAST = 512;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'keyflower-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/') || /^[A-Za-z]:/.test(config.build.outDir)) {
        folder = config.build.outDir;
      }
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_IT.has(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        if (bytes.length < LEAST) continue;
        writeFileSync(path + '.gz', gzipSync(bytes, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(path + '.br', brotliCompressSync(bytes, { params: quality }));
      }
    },
  };
}
