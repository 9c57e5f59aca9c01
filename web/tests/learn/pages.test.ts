// @vitest-environment jsdom
/** The Learn pages on screen, with a server that answers from a list. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, configure, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnWords, speak, t } from '../../src/i18n/index.svelte';
import Learn from '../../src/learn/Learn.svelte';
import { RULES, SCENES } from '../../src/learn/rules/rules';
import { LEGEND } from '../../src/learn/tiles/signs';
import { doesId, TILES } from '../../src/learn/tiles/tiles';
import { EXAMPLES } from '../../src/learn/example';
import { MOST_TILES, newTile } from '../../src/learn/village';
import { sprite } from '../../src/lib/pieces/sprite.svelte';

vi.setConfig({ testTimeout: 60_000 }); // whole pages in jsdom, on machines with other work
configure({ defaultHidden: true }); // to ask for each element whether it is seen takes seconds

beforeAll(async () => {
  await speak('en');
  await learnWords('learn');
  await learnWords('tiles');
  await learnWords('end');
  const drawings = readFileSync(join(import.meta.dirname, '../../src/generated/sprite.svg'), 'utf8');
  vi.stubGlobal('fetch', async () => new Response(drawings));
  await sprite.load();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

// By role would take seconds on pages as long as these.
const box = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type=search]')!;
const status = (): string => document.querySelector('[role=status]')?.textContent ?? '';

const type = async (query: string): Promise<void> => {
  const field = box();
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await tick();
};
const ids = (): string[] => [...document.querySelectorAll('article')].map(({ id }) => id);

describe('the rules', () => {
  it('all have a place, a heading, their text and their drawing', () => {
    render(Learn, { id: 'rules' });
    expect(document.title).toBe('Rules · Keyflower');
    expect(ids()).toEqual(RULES);
    for (const rule of RULES) {
      const article = document.getElementById(rule)!;
      expect(article.querySelector('h3')?.textContent).toContain(t(`rule-${rule.toLowerCase()}-title`));
      const [said, example] = [...article.querySelectorAll(':scope > p')].map((one) =>
        one.textContent!.replace(/\s+/g, ' ').trim()
      );
      const text = t(`rule-${rule.toLowerCase()}`);
      expect(text.includes('Example:') ? `${said} ${example}` : said).toBe(text);
      expect(said).not.toContain('Example:');
      expect(article.querySelector('figcaption')?.textContent ?? null).toBe(
        SCENES[rule] ? t(`learn-drawing-${rule.toLowerCase()}`) : null,
      );
    }
  });

  it('are found by words, numbers and tiles; the count is said and the words are marked', async () => {
    render(Learn, { id: 'rules' });
    await type('b4');
    expect(ids()).toContain('B4');
    await type('LOSING bid');
    expect(ids().length).toBeGreaterThan(3);
    expect(ids()).not.toContain('I3');
    expect(status()).toBe(`${ids().length} rules mention “LOSING bid”.`);
    const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent!.toLowerCase());
    expect(new Set(marked)).toEqual(new Set(['losing', 'bid']));
    await type('Wainwright');
    expect(ids()).toContain('M1');
    await type('xyzzy');
    expect(ids()).toEqual([]);
    expect(status()).toBe('No rule mentions “xyzzy”.');
  });

  it('are shown and focused where the address points, even if a search hides them', async () => {
    history.replaceState(null, '', '/learn/rules#b4');
    render(Learn, { id: 'rules' });
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('B4'));
    expect(document.getElementById('B4')!.classList).toContain('marked');
    await type('gold');
    expect(document.getElementById('B4')).toBeNull();
    history.replaceState(null, '', '/learn/rules#B4');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('B4'));
    expect(box().value).toBe('');
  });
});

describe('the tiles', () => {
  it('show every side of every tile, drawn and in words', () => {
    render(Learn, { id: 'tiles' });
    const drawn = new Set([...document.querySelectorAll('image')].map((image) => image.getAttribute('href')));
    const text = document.body.textContent?.replace(/\s+/g, ' ') ?? '';
    for (const { tile, sides, cost } of TILES) {
      expect(document.getElementById(tile), tile).toBeTruthy();
      for (const side of sides) expect(text).toContain(t(doesId(tile, side)));
      // Backs of homes are alike: one is drawn.
      const alike = tile.startsWith('home_') && tile !== 'home_1';
      for (const side of alike ? (['front'] as const) : sides) {
        expect(drawn.has(sprite.picture(`sign-${tile}-${side}-L`)), `${tile} ${side}`).toBe(true);
      }
      if (cost) expect(text).toContain(t(cost));
    }
  });

  it('can be filtered and searched', async () => {
    render(Learn, { id: 'tiles' });
    screen.getByRole('radio', { name: 'Winter' }).click();
    await tick();
    expect(ids()).toHaveLength(12);
    expect(status()).toBe('12 tiles.');
    await type('gold');
    expect(ids()).toEqual(['jeweller', 'watermill', 'mercers_guild']);
  });
});

it('every sign is shown with its words', () => {
  render(Learn, { id: 'icons' });
  for (const { signs } of LEGEND) {
    for (const { words } of signs) expect(document.getElementById(words)?.textContent).toContain(t(words));
  }
});

it('headings are in order on every page', () => {
  for (const page of ['', 'rules', 'tiles', 'icons', 'scoring']) {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    render(Learn, { id: page });
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, i) => expect(level, page).toBeLessThanOrEqual((levels[i] ?? 0) + 1));
    cleanup();
  }
});

describe('trying it out', () => {
  interface Asked {
    body: { tiles: { tile: string; side?: string; goods?: Record<string, number> }[]; purple: boolean };
    signal: AbortSignal;
    answer: (total: number) => void;
  }
  let asked: Asked[];

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      expect(path).toBe('/api/learn/score');
      return new Promise((resolve, refuse) => {
        const body = JSON.parse(init.body as string) as Asked['body'];
        const village = body.tiles.map((one, n) => ({ ...one, at: [0, n], rotation: 0 }));
        const line = (points: number) => ({ points, tile: 'home_1', rule: 'F2', count: 0, items: [], tiles: [] });
        const answer = (total: number): void =>
          resolve(
            new Response(JSON.stringify({
              village,
              aside: [],
              scores: { final: true, seats: [{ seat: 0, total, lines: [line(total)] }] },
            })),
          );
        init.signal!.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
        asked.push({ body, signal: init.signal!, answer });
      });
    });
  });

  const start = async (): Promise<void> => {
    render(Learn, { id: 'scoring' });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.answer(61);
    await screen.findByText('61 points');
  };

  it('asks the server and shows what it says', async () => {
    await start();
    expect(asked[0]!.body).toEqual(EXAMPLES.winter);
    screen.getByRole('button', { name: 'One more: gold, In the village' }).click();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]!.body.tiles[0]!.goods!.gold).toBe(4);
    asked[1]!.answer(63);
    expect(await screen.findByText('63 points')).toBeTruthy();
  });

  it('asks once for changes that come together, and forgets what is out of date', async () => {
    await start();
    for (let n = 0; n < 3; n++) {
      screen.getByRole('button', { name: 'One more: saw' }).click();
      await tick();
    }
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    screen.getByRole('checkbox', { name: 'You have the purple worker' }).click();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[1]!.signal.aborted).toBe(true);
    expect(asked[2]!.body.purple).toBe(false);
    asked[2]!.answer(59);
    expect(await screen.findByText('59 points')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('puts tiles in and out, and turns them', async () => {
    await start();
    screen.getByText('Autumn').click();
    const tile = await screen.findByRole('button', { name: 'Barn' });
    expect(tile.getAttribute('aria-pressed')).toBe('false');
    tile.click();
    await tick();
    expect(tile.getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('button', { name: 'Barn: Upgraded' }).click();
    await tick();
    screen.getByRole('button', { name: 'One more: wood, On Barn' }).click();
    await vi.waitFor(() =>
      expect(asked.at(-1)!.body.tiles.at(-1)).toMatchObject({ tile: 'barn', side: 'back', goods: { wood: 1 } })
    );
    screen.getByRole('button', { name: 'Just a home' }).click();
    await vi.waitFor(() => expect(asked.at(-1)!.body.tiles).toEqual([newTile('home_1')]));
  });

  it('says so when the server cannot, and tries again', async () => {
    await start();
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ code: 'too-many', message: 'x' }), { status: 429 }),
    );
    screen.getByRole('button', { name: 'One more: saw' }).click();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('a bit too fast');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('begins with villages that the server takes', () => {
    for (const { tiles } of Object.values(EXAMPLES)) {
      expect(tiles.length).toBeLessThanOrEqual(MOST_TILES);
      expect(tiles.filter(({ tile }) => tile.startsWith('home_'))).toHaveLength(1);
      expect(new Set(tiles.map(({ tile }) => tile)).size).toBe(tiles.length);
    }
  });
});
