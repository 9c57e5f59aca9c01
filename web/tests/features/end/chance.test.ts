// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { basisWords, bothTurns, insteadWords, tileOf, turnWords } from '../../../src/features/end/chance';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import type { GameEvent } from '../../../src/net/types';

beforeAll(async () => {
  await speak('en');
  await learnWords('turning');
});

const point = (played: number, other: number, exact = false) => ({ played, other, exact, error: 0.03, deals: 40 });
/** Fluent sets variables apart with invisible marks. */
const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

test.each([
  [0.31, 0.62, 'about 6 in 10 games instead of 3 in 10'],
  [0.72, 0.4, 'about 4 in 10 games instead of 7 in 10'],
  [0.02, 0.3, 'about 3 in 10 games instead of hardly ever'],
  [0.3, 0.97, 'almost always instead of about 3 in 10 games'],
  [0.05, 0.949, 'about 9 in 10 games instead of 1 in 10'],
  [0.46, 0.54, 'about 11 in 20 games instead of 9 in 20'],
])('chances of %f and %f are said in steps', (played, other, words) => {
  expect(bare(insteadWords(point(played, other), null))).toBe(`You’d have won ${words}.`);
  expect(bare(insteadWords(point(played, other), 'Mina'))).toBe(`Mina would have won ${words}.`);
});

test('two chances that differ by 8 % never read the same', () => {
  for (let played = 0; played <= 0.92; played += 0.01) {
    const [other, first] = bare(insteadWords(point(played, played + 0.08), null)).replace('about ', '').split(
      ' instead of ',
    );
    expect(other).not.toContain(first!.replace('about ', '').replace('.', ''));
  }
});

test('what was played to its end is certain', () => {
  expect(insteadWords(point(0, 1, true), null)).toBe('You’d have won for certain.');
  expect(insteadWords(point(0, 0.5, true), null)).toBe('You’d have shared the win for certain.');
  expect(bare(insteadWords(point(1, 0, true), 'Mina'))).toBe('Mina would have lost for certain.');
  expect(basisWords(point(0, 1, true))).toContain('nothing was left to chance');
  expect(bare(basisWords(point(0.3, 0.6)))).toBe('Both ways played out 40 times, ± 6%');
});

const place = (tile: string) => ({ tile, side: 'front', at: `p0:${tile}`, owner: 0 });
const event = (move: object) => ({ seat: 0, move }) as unknown as GameEvent;
const uses = event({ do: 'use', place: place('mason'), screen: {}, groups: [], workers: { red: 1 } });
const takes = (resource: string) => event({ do: 'take', resource });

test('turns that differ in a small step are told with all of them', () => {
  const ids = (done: GameEvent[], instead: GameEvent[]) =>
    bothTurns({ done, instead }).map((turn) => turn.map(({ id }) => id));
  expect(ids([uses, takes('wood')], [event({ do: 'pass' })])).toEqual([['log-use-own-red'], ['go-pass']]);
  expect(ids([event({ do: 'pass' })], [uses, takes('wood')])).toEqual([['log-pass'], ['hint-use']]);
  const [done, instead] = ids([uses, takes('wood')], [uses, takes('stone')]);
  expect(done).toHaveLength(2);
  expect(instead).toHaveLength(2);
  expect(ids([uses], [uses])).toEqual([['log-use-own-red'], []]);
});

test('a turn in words leaves small steps out', () => {
  const events = [
    uses,
    event({ do: 'done' }),
    event({ do: 'upgrade', place: place('mason'), cost: {}, face_down: false }),
  ];
  expect(turnWords(events).map(({ id }) => id)).toEqual(['log-use-own-red', 'log-upgrade-free']);
  expect(tileOf(events)?.tile).toBe('mason');
  expect(tileOf([])).toBeNull();
});
