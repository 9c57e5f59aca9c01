/** The strings: one module, and so one chunk, for each folder of locale/. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:locales';
const ONE = 'virtual:locale/';

export function languages(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
}

export function files(folder: string, language: string): string[] {
  const found = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl')).sort();
  return found.map((name) => join(folder, language, name));
}

/** Comments and empty lines are for translators; browsers need not load them. */
export function strings(folder: string, language: string): string {
  const text = files(folder, language).map((path) => readFileSync(path, 'utf8')).join('\n');
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#')).join('\n') + '\n';
}

export function locales(folder: string): Plugin {
  return {
    name: 'keyflower-locales',
    resolveId(id) {
      return id === LIST || id.startsWith(ONE) ? '\0' + id : null;
    },
    load(id) {
      if (id === '\0' + LIST) {
        const rows = languages(folder).map(
          (language) => `${JSON.stringify(language)}: () => import('${ONE}${language}')`,
        );
        return `export default { ${rows.join(', ')} };`;
      }
      if (id.startsWith('\0' + ONE)) {
        const language = id.slice(ONE.length + 1);
        for (const path of files(folder, language)) this.addWatchFile(path);
        return `export default ${JSON.stringify(strings(folder, language))};`;
      }
      return null;
    },
  };
}
