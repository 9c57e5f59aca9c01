/** What has one definition stays in one place: breakpoints, and the keys of the keyboard. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import breakpoints from '../../src/look/breakpoints.json';

const src = join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.startsWith('generated'))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/** The files in which something is found that belongs elsewhere. */
const holding = (found: RegExp): string[] => files.filter(({ text }) => found.test(text)).map(({ path }) => path);

describe('breakpoints', () => {
  const used = files.flatMap(({ text }) => text.match(/@media[^{]*/g) ?? []);

  it('are sizes in look/breakpoints.json only', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((query) => /\d/.test(query))).toEqual([]);
    expect(holding(/\b(?:min|max)-(?:width|height): ?[\d.]+px\)?['"`]/)).toEqual([]);
  });

  it('are each used, and used by their names', () => {
    const names = used.flatMap((query) => [...query.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name));
    const layouts = Object.keys(breakpoints).filter((name) => name.startsWith('table-')); // look/room.svelte.ts
    const imported = files.flatMap(({ text }) =>
      /import \{ (\w+) \} from '[./]*look\/breakpoints.json'/.exec(text)?.[1] ?? []
    );
    expect(new Set([...names, ...layouts, ...imported])).toEqual(new Set(Object.keys(breakpoints)));
  });
});

describe('keys', () => {
  it('are compared in lib/keymap.ts only', () => {
    expect(holding(/\bevent\.key\b|\bkeyOf\(|aria-keyshortcuts="/)).toEqual(['lib/keymap.ts']);
  });
});
