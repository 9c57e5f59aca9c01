/** Media queries by name: `@media (--phone)` becomes what src/look/breakpoints.json says. */

import type { Plugin } from 'vite';
import breakpoints from '../src/look/breakpoints.json' with { type: 'json' };

const queries: Record<string, string> = breakpoints;

export function breakpointQueries(): Plugin {
  return {
    name: 'keyflower-breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)|lang\.css$/, code: /@media[^{]*\(--/ },
      handler(code) {
        return code.replace(/\(--([\w-]+)\)(?=[^{};]*\{)/g, (_, name: string) => {
          const query = queries[name];
          return query ?? this.error(`no breakpoint ${name} in look/breakpoints.json`);
        });
      },
    },
  };
}
