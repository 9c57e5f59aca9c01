/** No two files or folders of src/ need each other, and no folder has too many entries to look through. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const MAX_ENTRIES = 14;

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.\w+$/.test(path) && !path.startsWith('generated'))
  .map((path) => path.replaceAll('\\', '/'));
const FOLDERS = new Set(FILES.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));

/** All imports: from which file, to which; of a folder its index. */
const IMPORTS = FILES.filter((path) => /\.(ts|svelte)$/.test(path)).flatMap((path) =>
  [...readFileSync(join(SRC, path), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)].map(
    ([, wanted]): [string, string] => {
      const target = relative(SRC, join(SRC, dirname(path), wanted!)).replaceAll('\\', '/');
      return [path, [target, `${target}.ts`, `${target}/index.ts`].find((file) => FILES.includes(file)) ?? target];
    },
  )
);

/** Which folder of `parent` a file belongs to, '.' for its own files except the index; each feature is one. */
function placeOf(parent: string, path: string): string | null {
  if ((parent && !path.startsWith(`${parent}/`)) || path === `${parent}/index.ts`) return null;
  const [first = '', second = '', ...rest] = path.slice(parent ? parent.length + 1 : 0).split('/');
  if (first === 'features' && !parent && rest.length) return `features/${second}`;
  return second ? first : '.';
}

/** Those that need each other, directly or by way of others. */
function circles(pairs: (readonly [string | null | undefined, string | null | undefined])[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const [place, needed] of pairs) {
    if (place && needed && place !== needed) needs.set(place, (needs.get(place) ?? new Set()).add(needed));
  }
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of needs.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return [...needs.keys()]
    .filter((place) => reached(place).has(place))
    .map((place) => `${place} and ${[...needs.get(place)!].filter((next) => reached(next).has(place)).join(', ')}`);
}

test('no files need each other, for types either', () => {
  expect(circles(IMPORTS)).toEqual([]);
});

test.each([...FOLDERS].filter((folder) => folder !== 'features'))('no folders of src/%s need each other', (folder) => {
  const places = IMPORTS.map(([from, to]) => [placeOf(folder, from), placeOf(folder, to)] as const);
  expect(circles(places)).toEqual([]);
});

test.each([...FOLDERS])('src/%s has at most 14 entries', (folder) => {
  const entries = readdirSync(join(SRC, folder)).filter((entry) => entry !== 'generated');
  expect(entries.length).toBeLessThanOrEqual(MAX_ENTRIES);
});
