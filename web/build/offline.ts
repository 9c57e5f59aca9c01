/** Builds the service worker beside the page, and tells it which files a page needs without a connection. */

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export const WORKER = 'worker';
/** Python isn't: `keyflower site` has its files. */
const NEEDED = /^(?!pyodide\/).*\.(js|css|svg)$/;
const PLACE = '__OFFLINE__';

export function offline(): Plugin {
  return {
    name: 'keyflower-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[`${WORKER}.js`];
      const page = bundle['index.html'];
      const start = Object.values(bundle).find((file) =>
        file.type === 'chunk' && file.isEntry && file.name === 'index'
      );
      if (worker?.type !== 'chunk' || page?.type !== 'asset' || !start) throw new Error('no page, or no worker');
      if (worker.imports.length || worker.dynamicImports.length) {
        throw new Error(
          `the worker must be one file, but imports ${[...worker.imports, ...worker.dynamicImports].join(', ')}`,
        );
      }
      const files = Object.keys(bundle).filter((name) => NEEDED.test(name) && name !== worker.fileName).sort();
      const known = createHash('sha256').update(files.join('\n')).update(page.source).digest('hex');
      const told = { version: known.slice(0, 16), entry: start.fileName, files };
      if (!worker.code.includes(PLACE)) throw new Error(`the worker has no ${PLACE}`);
      worker.code = worker.code.replaceAll(PLACE, `(${JSON.stringify(told)})`);
    },
  };
}
