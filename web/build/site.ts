/** Writes what the page needs where it lies in a folder of static files (`keyflower site`): the page with
 * relative addresses, and what makes an app of it. A server sends its own of both. */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { inAllLanguages, LATE_NOTICE } from './locales.ts';

/** The policy of server/web/access.py, and WebAssembly. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
  + "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
  + "form-action 'none'";

/** keyflower/cli/site.py puts in what the page has to know. */
const KNOWN = '<script type="application/json" id="keyflower-site"></script>';

/** locales: the folder of all languages. */
export function pageInFolder(page: string, locales: string): string {
  return page
    .replace(LATE_NOTICE, LATE_NOTICE + inAllLanguages(locales, 'page-as-file'))
    .replace(/ *<link rel="apple-touch-icon".*\n/, '')
    .replace(/(href|src)="\//g, '$1="./')
    .replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`)
    .replace('</head>', `  ${KNOWN}\n  </head>`);
}

export function site(): Plugin {
  let root = '';
  return {
    name: 'keyflower-site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const icon = Object.keys(bundle).find((name) => /^icon-.*\.svg$/.test(basename(name)));
      if (page?.type !== 'asset' || !icon) throw new Error('no page, or no icon');
      this.emitFile({
        type: 'asset',
        fileName: 'site/index.html',
        source: pageInFolder(String(page.source), join(root, '../locale')),
      });
      const palette = readFileSync(join(root, 'src/generated/palette.css'), 'utf8');
      const colour = (name: string): string => RegExp(`--${name}: *(#\\w+)`).exec(palette)?.[1] ?? '';
      const app = {
        name: 'Keyflower',
        short_name: 'Keyflower',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: colour('table'),
        theme_color: colour('paper'),
        categories: ['games'],
        icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
      };
      this.emitFile({ type: 'asset', fileName: 'site/manifest.webmanifest', source: JSON.stringify(app) });
    },
  };
}
