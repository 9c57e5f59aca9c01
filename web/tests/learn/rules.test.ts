// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { files, languages } from '../../build/locales';
import manifest from '../../src/generated/manifest.json';
import { pageOf, PAGES, pathOf } from '../../src/learn/pages';
import { read } from '../../src/lib/router.svelte';
import { faceOf, PARTS, PIECES_OF, RULES, SCENES, TILES_OF, withReferences } from '../../src/learn/rules/rules';
import { EXAMPLES as SHOWN, LEGEND } from '../../src/learn/tiles/signs';
import { doesId, GROUPS, rulesOf, TILES } from '../../src/learn/tiles/tiles';

const ROOT = join(import.meta.dirname, '../../..');
const LOCALE = join(ROOT, 'locale');
const sprite = readFileSync(join(ROOT, 'web/src/generated/sprite.svg'), 'utf8');

/** The messages of one file; null where a language does not have it yet. */
function messages(language: string, name: string): Map<string, string> | null {
  const path = join(LOCALE, language, name);
  if (!existsSync(path)) return null;
  const found = new FluentResource(readFileSync(path, 'utf8')).body;
  return new Map(found.map(({ id, value }) => [id, typeof value === 'string' ? value : JSON.stringify(value)]));
}

const english = { rules: messages('en', 'rules.ftl')!, tiles: messages('en', 'tiles.ftl')! };
const all = languages(LOCALE);
const ruleId = (rule: string): string => `rule-${rule.toLowerCase()}`;
const references = (text: string): string[] => withReferences(text).filter((_, i) => i % 2).sort();

describe('the rules', () => {
  it('are those that tests cover', () => {
    const chapters = readFileSync(join(ROOT, 'tests/coverage.py'), 'utf8').matchAll(
      /^ {4}"([A-Z])": \("[^"]+", (\d+)\),$/gm,
    );
    const covered = [...chapters].flatMap(([, letter, size]) =>
      Array.from({ length: Number(size) }, (_, n) => `${letter}${n + 1}`)
    );
    expect(covered).toEqual(RULES);
  });

  it.each(all)('have words in %s, every one of them', (language) => {
    const found = messages(language, 'rules.ftl');
    if (found === null) return expect(all.every((each) => existsSync(join(LOCALE, each, 'rules.ftl')))).toBe(false);
    const wanted = [
      'rules-intro',
      'rules-goal',
      'rules-turn-short',
      'rules-example',
      ...PARTS.flatMap(({ letter }) => [`rules-part-${letter.toLowerCase()}`, `rules-lead-${letter.toLowerCase()}`]),
      ...RULES.flatMap((rule) => [ruleId(rule), `${ruleId(rule)}-title`]),
    ];
    expect(wanted.filter((id) => !found.get(id)?.trim())).toEqual([]);
    expect([...found.keys()].filter((id) => !wanted.includes(id))).toEqual([]);
  });

  it.each(all)('refer to the same rules in %s', (language) => {
    const found = messages(language, 'rules.ftl');
    if (found === null) return;
    const differ = RULES.filter((rule) => {
      const text = found.get(ruleId(rule)) ?? '';
      const brackets = [...text.matchAll(/[(（][A-Z]\d+[)）]/g)];
      return brackets.length !== references(text).length
        || references(text).join() !== references(english.rules.get(ruleId(rule)) ?? '').join();
    });
    expect(differ).toEqual([]);
  });

  it('have references that are links', () => {
    expect(withReferences('See (B4), (Z9) and（U10）.')).toEqual(['See (', 'B4', '), (Z9) and（', 'U10', '）.']);
    expect(withReferences('None here (at all)')).toEqual(['None here (at all)']);
    const referring = RULES.filter((rule) => references(english.rules.get(ruleId(rule)) ?? '').length);
    expect(referring.length).toBeGreaterThan(20);
  });
});

describe('drawings', () => {
  const drawn = manifest.tiles as unknown as Record<string, { sides: string[]; edges: string[] }>;
  const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

  it('stand beside rules that there are, and show tiles that there are', () => {
    for (const [rule, faces] of Object.entries(TILES_OF)) {
      expect(RULES).toContain(rule);
      for (const face of faces) {
        const { tile, side } = faceOf(face);
        expect(drawn[tile]?.sides, face).toContain(side);
      }
    }
    for (const [rule, pieces] of Object.entries(PIECES_OF)) {
      expect(RULES).toContain(rule);
      for (const piece of pieces) expect(symbols).toContain(piece);
    }
    expect(Object.keys(SCENES).filter((rule) => !RULES.includes(rule))).toEqual([]);
  });

  // S, SW, NW, N, NE, SE: the order of the manifest's edges; a turn moves each one further.
  const WAYS = [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0]] as const;

  it.each(Object.keys(SCENES))('of %s lie as villages do (V1, V2)', (rule) => {
    const { tiles, counted = [] } = SCENES[rule]!;
    const apart = new Set(tiles.map(({ tile }) => tile)).size < tiles.length; // both sides of one
    const at = new Map(tiles.map((one) => [String(one.at ?? [0, 0]), one]));
    expect(at.size).toBe(tiles.length);
    for (const one of tiles) {
      const side = one.side ?? (one.tile.startsWith('summer_boat_') ? 'a' : 'front');
      expect(drawn[one.tile]?.sides).toContain(side);
      let touching = 0;
      WAYS.forEach(([column, row], way) => {
        const [c, r] = one.at ?? [0, 0];
        const other = at.get(String([c + column, r + row]));
        if (!other) return;
        touching += 1;
        const edge = (tile: typeof one, direction: number): string =>
          drawn[tile.tile]!.edges[(direction - (tile.rotation ?? 0) + 6) % 6]!;
        expect(edge(one, way), `${one.tile} and ${other.tile}`).toBe(edge(other, (way + 3) % 6));
      });
      if (tiles.length > 1) expect(touching > 0).toBe(!apart);
    }
    expect(counted.filter((tile) => !tiles.some((one) => one.tile === tile))).toEqual([]);
  });

  it('of signs use symbols that there are', () => {
    for (const { signs } of LEGEND) {
      for (const { drawn: picture } of signs) {
        if ('signs' in picture) {
          const used = picture.signs.split(' ').map((word) => word.replace(/^@/, '')).filter((word) =>
            /^[a-z-]{2,}/.test(word)
          );
          for (const symbol of used) expect(symbols, picture.signs).toContain(symbol);
        } else if ('faces' in picture) {
          for (const face of picture.faces) expect(drawn[faceOf(face).tile]?.sides).toContain(faceOf(face).side);
        }
      }
    }
    expect(SHOWN.filter((tile) => !drawn[tile])).toEqual([]);
  });
});

describe('the legend', () => {
  it('has every sign and every piece that there are words for, once', () => {
    const shown = LEGEND.flatMap(({ signs }) => signs.map(({ words }) => words));
    const told = [...english.tiles.keys()].filter((id) => /^(icon|piece)-/.test(id));
    expect(shown.toSorted()).toEqual(told.toSorted());
  });
});

describe('tiles', () => {
  it('are all there, in groups, each with rules that matter', () => {
    expect(TILES).toHaveLength(64);
    const sizes = GROUPS.map((group) => TILES.filter((one) => one.group === group).length);
    expect(sizes).toEqual([6, 12, 8, 4, 12, 12, 6, 4]);
    const without = TILES.filter((one) => !rulesOf({ ...one, points: {} }).length);
    expect(without.map(({ tile }) => tile)).toEqual([]);
  });

  it('lead to the rules that matter', () => {
    const matter = (tile: string): string[] => rulesOf(TILES.find((one) => one.tile === tile)!);
    expect(matter('mason')).toEqual(['U6', 'U7', 'M4', 'F2']);
    expect(matter('stable')).toEqual(['M1', 'M4', 'F2', 'F10']);
    expect(matter('jeweller')).toEqual(['T3', 'F4', 'F5']);
    expect(matter('summer_boat_2')).toEqual(['T1', 'X3', 'X4', 'F12']);
    expect(matter('barn')).toEqual(['U2', 'M4', 'F3']);
  });

  it('share words where they are alike', () => {
    expect(doesId('home_4', 'back')).toBe('does-home-back');
    expect(doesId('turn_order_tile_2', 'front')).toBe('does-turn_order_tile-front');
    expect(doesId('summer_boat_3', 'b')).toBe('does-summer_boat_3-b');
  });
});

describe('what tiles do, in words', () => {
  /** Numbers as they are read: in any of our digits. */
  const numbers = (text: string): number[] =>
    [...text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)).matchAll(/\d+/g)]
      .map(([found]) => Number(found))
      .sort((a, b) => a - b);

  /** What the catalogue prints on a side, as numbers; points that stand there as such are said apart. */
  function printed(side: string, river: number[]): number[] {
    const scores = /scores = \{([^}]*)\}/.exec(side)?.[1] ?? '';
    const rest = side.replace(/scores = \{[^}]*\}/, '');
    const out = [...scores.matchAll(/\b(?:points|size) = (\d+)/g)].map(([, n]) => Number(n));
    for (const [, kind, n] of rest.matchAll(/\b(\w+) = (\d+)/g)) if (kind !== 'points') out.push(Number(n));
    if (/takes = /.test(rest)) out.push(1);
    const power = /power = "(\w+)"/.exec(rest)?.[1];
    if (power === '1a') out.push(2); // X1
    if (power === '1b' || power === 'steps' || power === 'loop' || power === 'neighbours' || power === 'flip') {
      out.push(1);
    }
    if (power === 'river') out.push(...river.filter(Boolean), ...[...river.keys()].filter(Boolean));
    return out;
  }

  const catalogue = readFileSync(join(ROOT, 'src/keyflower/catalogue/catalogue.toml'), 'utf8');
  const sides = catalogue.split(/^\[\[\w+\]\]$/m).slice(1).flatMap((block) => {
    const tile = /^id = "(\w+)"/m.exec(block)?.[1] ?? '';
    const river = (/^river = \[([^\]]*)\]/m.exec(block)?.[1] ?? '').split(',').map(Number);
    return [...block.matchAll(/^(front|back) = (\{.*\})$/gm)].map(([, name, text]) => {
      const boat = tile.startsWith('summer_boat_');
      const side = boat ? (name === 'front' ? 'a' : 'b') : name;
      return { id: doesId(tile, side as 'front'), printed: printed(text ?? '', river) };
    });
  });
  const ids = [...new Set(sides.map(({ id }) => id))];

  it('says it for every side of every tile', () => {
    expect(sides).toHaveLength(TILES.reduce((sum, one) => sum + one.sides.length, 0));
    const drawn = TILES.flatMap((one) => one.sides.map((side) => doesId(one.tile, side)));
    expect([...new Set(drawn)].toSorted()).toEqual(ids.toSorted());
    const told = [...english.tiles.keys()].filter((id) => id.startsWith('does-'));
    expect(told.toSorted()).toEqual(ids.toSorted());
    const costs = TILES.flatMap((one) => one.cost ?? []);
    expect(costs.filter((cost) => !english.tiles.has(cost))).toEqual([]);
  });

  it.each(sides)('$id has the numbers of the catalogue', ({ id, printed: wanted }) => {
    const left = numbers(english.tiles.get(id) ?? '');
    for (const number of wanted) {
      expect(left, `${id}: ${number}`).toContain(number);
      left.splice(left.indexOf(number), 1);
    }
  });

  const others = all.filter((language) => language !== 'en');
  const complete = others.every((language) => files(LOCALE, language).some((path) => path.endsWith('/tiles.ftl')));

  it.each(others)('has the same numbers in %s, and misses nothing', (language) => {
    const found = messages(language, 'tiles.ftl');
    if (found === null) return expect(complete).toBe(false); // not there yet, and others may be missing too
    const spoken = [...english.tiles.keys()].filter((id) => /^(does|cost)-/.test(id));
    const differ = spoken.filter((id) =>
      found.has(id) && numbers(found.get(id) ?? '').join() !== numbers(english.tiles.get(id) ?? '').join()
    );
    expect(differ).toEqual([]);
    if (complete) expect(spoken.filter((id) => !found.has(id))).toEqual([]);
  });
});

describe('addresses', () => {
  it('are the pages, and no others', () => {
    expect(PAGES.map(pathOf)).toEqual([
      '/learn',
      '/learn/tutorial',
      '/learn/rules',
      '/learn/tiles',
      '/learn/icons',
      '/learn/scoring',
    ]);
    expect(pageOf('')).toBe('overview');
    expect(pageOf('rules')).toBe('rules');
    for (const page of PAGES) {
      const id = page === 'overview' || page === 'tutorial' ? '' : page;
      expect(read(pathOf(page))).toEqual({ name: page === 'tutorial' ? page : 'learn', id });
    }
  });
});
