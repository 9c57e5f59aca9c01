/** Lets the page ask once more for a chunk that was refused or lost on its way, before it is an error
 * (`vite:preloadError`). Vite has no setting for it. */

import type { Plugin } from 'vite';

const IMPORT = 'baseModule().catch(handlePreloadError)';
const TWICE = 'baseModule().catch(() => new Promise((done) => setTimeout(done, 1000)).then(baseModule))'
  + '.catch(handlePreloadError)';

export function again(): Plugin {
  return {
    name: 'keyflower-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(IMPORT)) throw new Error(`Vite's preload helper has no ${IMPORT}`);
        return { code: code.replace(IMPORT, TWICE), map: null };
      },
    },
  };
}
