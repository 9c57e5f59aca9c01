/** Text follows the size that people choose: every font size in the styles is multiplied by `--text-scale`
 * (lib/settings.svelte.ts). In drawings it is 1 (look/base.css). */

import type { Plugin } from 'vite';

const FONT = /(?<![\w-])(font(?:-size)?):([^;{}]*px[^;{}]*)/g;

export function scaled(code: string): string {
  return code.replace(
    FONT,
    (_, property: string, value: string) =>
      `${property}:${value.replace(/(?<![\w.#-])(\d*\.?\d+)px/g, 'calc($1px * var(--text-scale))')}`,
  );
}

export function typeScale(): Plugin {
  return {
    name: 'keyflower-type-scale',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)|lang\.css$/, code: /font/ },
      handler: scaled,
    },
  };
}
