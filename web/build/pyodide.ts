/** Puts the files of Pyodide beside the page, for `keyflower site`: Python in the browser.
 * Many hosts don't know .mjs, and a browser imports nothing but JavaScript: its modules are named .js. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = 'pyodide';
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];

export function pyodide(): Plugin {
  return {
    name: 'keyflower-pyodide',
    apply: 'build',
    generateBundle() {
      for (const name of FILES) {
        const path = fileURLToPath(import.meta.resolve(`${FOLDER}/${name}`));
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/${name.replace('.mjs', '.js')}`,
          originalFileName: path,
          source: name.endsWith('.mjs')
            ? readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
            : readFileSync(path),
        });
      }
    },
  };
}
