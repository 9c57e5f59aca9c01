/** The strings of each folder of locale/: what every page needs is one module, and so one chunk; what
 * only some pages need is a module of its own (`GROUPS`). */

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Hidden for the first seconds (look/base.css), removed when the page starts (main.ts). */
export const LATE_NOTICE = '<div class="late">';
const LIST = 'virtual:locales';
const ONE = 'virtual:locale/';

/** Files that are loaded when they are needed. All others are the group `page`; the group
 * `terminal` is for Python alone. */
const GROUPS: Record<string, readonly string[]> = {
  new: ['new.ftl', 'site.ftl'], // a page without a server starts with it
  decide: ['decide.ftl', 'reasons.ftl', 'slow.ftl', 'log.ftl', 'pace.ftl'],
  ideas: ['bots.ftl'],
  prepare: ['prepare.ftl'],
  replay: ['replay.ftl'],
  tiles: ['tiles.ftl'],
  end: ['end.ftl'],
  fair: ['fair.ftl'],
  learn: ['learn.ftl', 'rules.ftl'],
  tutorial: ['tutorial.ftl'],
  settings: ['settings.ftl', 'notify.ftl'],
  profile: ['profile.ftl'],
  daily: ['daily.ftl'],
  score: ['score.ftl'],
  statistics: ['statistics.ftl'],
  turning: ['turning.ftl'],
  puzzle: ['puzzle.ftl'],
  terminal: ['terminal.ftl', 'report.ftl', 'notices.ftl'],
};
const NOT_HERE = ['terminal'];

export function languages(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
}

/** The groups that a browser may ask for. */
export function groups(): string[] {
  return ['page', ...Object.keys(GROUPS).filter((group) => !NOT_HERE.includes(group))];
}

function groupOf(path: string): string {
  return Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(basename(path))) ?? 'page';
}

/** The files of a group, or all of them. */
export function files(folder: string, language: string, group?: string): string[] {
  const found = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl')).sort();
  const paths = found.map((name) => join(folder, language, name));
  return group === undefined ? paths : paths.filter((path) => groupOf(path) === group);
}

/** Comments and empty lines are for translators; browsers need not load them. */
export function strings(folder: string, language: string, group?: string): string {
  const text = files(folder, language, group).map((path) => readFileSync(path, 'utf8')).join('\n');
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#')).join('\n') + '\n';
}

/** What the page says where it can't start: nothing tells which language to choose, so all of them. */
export function inAllLanguages(folder: string, id: 'page-not-started' | 'page-as-file'): string {
  return languages(folder).map((language) => {
    const [, text = ''] = RegExp(`^${id} = (.+)$`, 'm').exec(strings(folder, language)) ?? [];
    const command = '<code dir="ltr">python3 -m http.server</code>';
    const direction = /^\p{Script=Arabic}/u.test(text) ? ' dir="rtl"' : '';
    return `<p lang="${language}"${direction}>${text.replace('{ $command }', command)}</p>`;
  }).join('');
}

export function locales(folder: string): Plugin {
  return {
    name: 'keyflower-locales',
    transformIndexHtml: (html) => html.replace(LATE_NOTICE, LATE_NOTICE + inAllLanguages(folder, 'page-not-started')),
    resolveId(id) {
      return id === LIST || id.startsWith(ONE) ? '\0' + id : null;
    },
    load(id) {
      if (id === '\0' + LIST) {
        const rows = languages(folder).map((language) => {
          const found = groups().map((group) => `${group}: () => import('${ONE}${language}/${group}')`);
          return `${JSON.stringify(language)}: { ${found.join(', ')} }`;
        });
        return `export default { ${rows.join(', ')} };`;
      }
      if (id.startsWith('\0' + ONE)) {
        const [language = '', group = ''] = id.slice(ONE.length + 1).split('/');
        for (const path of files(folder, language, group)) this.addWatchFile(path);
        return `export default ${JSON.stringify(strings(folder, language, group))};`;
      }
      return null;
    },
  };
}
