/** Writes licences.txt into the page: the licence of every package whose code or fonts it holds. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const FILE = 'licences.txt';

const LICENCE = /^(licen[cs]e|copying|notice|ofl)([.-]|$)/i;
/** Modules that tools add by themselves; they have no file. */
const OF_A_TOOL = /^\0(vite|rolldown)\//;
/** Vite's file goes on with what is in the tool, but not in a page made by it. */
const NOT_IN_THE_PAGE = '\n# Licenses of bundled dependencies';
/** @fluent/bundle and pyodide have no licence file: the same terms come from packages that do (svelte and vite
 * need them). */
const TERMS: Record<string, string> = { 'Apache-2.0': 'axobject-query', 'MPL-2.0': 'lightningcss' };

/** Pyodide is a Python: its own terms, from Python's LICENSE. */
const PYTHON = new URL('python.txt', import.meta.url);

interface Package {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/** The folder of the package that a file belongs to; null for files of our own. */
export function packageOf(file: string): string | null {
  if (!/[\\/]node_modules[\\/]/.test(file)) return null;
  let folder = dirname(file.replace(/\?.*$/, ''));
  while (!isPackage(folder)) {
    if (/[\\/]node_modules$/.test(folder)) throw new Error(`${file} belongs to no package`);
    folder = dirname(folder);
  }
  return folder;
}

/** Some packages have further files of that name inside, which only say how to read modules. */
function isPackage(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && Boolean(read(folder).name && read(folder).version);
}

function read(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The licence of a package in full. Throws where there is none: such a page must not be built. */
export function licenceOf(folder: string, modules: string): string {
  const found = texts(folder);
  if (found.length) return found.join('\n\n');
  const { name, license, author } = read(folder);
  const lender = TERMS[license];
  const [terms = ''] = lender ? texts(join(modules, lender)) : [];
  if (!terms) throw new Error(`${name} (${license}) has no licence file: see web/build/licences.ts`);
  const by = typeof author === 'string' ? author : author?.name;
  return `${name}${by ? ` by ${by}` : ''}\n\n${terms.split(/(?<=END OF TERMS AND CONDITIONS)/)[0]}`;
}

function texts(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => LICENCE.test(name)).sort() : [];
  return names.map((name) => readFileSync(join(folder, name), 'utf8').split(NOT_IN_THE_PAGE)[0]!.trim());
}

/** The whole file, for packages in these folders. */
export function licences(folders: Iterable<string>, modules: string): string {
  const parts = [...folders].map((folder) => {
    const { name, version, license } = read(folder);
    return { title: `${name} ${version} (${license})`, text: licenceOf(folder, modules) };
  });
  if (parts.some(({ title }) => title.startsWith('pyodide '))) {
    parts.push({ title: 'Python (PSF-2.0)', text: readFileSync(PYTHON, 'utf8').trim() });
  }
  parts.sort((a, b) => (a.title < b.title ? -1 : 1));
  const list = parts.map(({ title }) => `- ${title}`).join('\n');
  const line = '='.repeat(78);
  const all = parts.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`).join('\n');
  return `The page of Keyflower contains software and fonts of others. These are their licences.\n\n${list}\n\n${all}`;
}

export function licenceFile(): Plugin {
  let root = '';
  return {
    name: 'keyflower-licences',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const modules = join(root, 'node_modules');
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => resolve(root, name))
      );
      // Styles are in no chunk any more.
      files.push(...[...this.getModuleIds()].filter((id) => /\.css($|\?)/.test(id)));
      const folders = new Set<string>();
      for (const file of files) {
        const tool = OF_A_TOOL.exec(file)?.[1];
        const folder = tool ? join(modules, tool) : packageOf(file);
        if (folder) folders.add(folder);
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: licences(folders, modules) });
    },
  };
}
