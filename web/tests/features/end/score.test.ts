import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bySource, countedTiles, gathered, lineMessage, ranked, scoredTiles, upTo, used, winners,
  type SeatScore } from '../../../src/features/end/score';
import { Words } from '../../../src/i18n/words';
import type { ScoreLine, TileView } from '../../../src/net/types';

const line = (rule: string, tile: string | null, points: number, more: Partial<ScoreLine> = {}): ScoreLine => ({
  rule,
  tile,
  points,
  count: 0,
  items: [],
  tiles: [],
  ...more,
});
const item = (count: number, kind: string, counts: string, on: string | null) => ({ count, kind, as: counts, on });

const watermill = line('F5', 'watermill', 4, {
  items: [item(2, 'wood', 'wood', 'home_1'), item(1, 'wood', 'wood', 'miner'), item(1, 'gold', 'wood', 'miner')],
});
const left = line('F5', null, 1, { items: [item(1, 'gold', 'gold', 'home_1')] });
const one: SeatScore = {
  seat: 0,
  total: 12,
  lines: [
    line('F2', 'home_1', 5),
    watermill,
    left,
    line('F13', 'turn_order_tile_1', 2, { count: 2, tiles: ['home_1', 'miner'] }),
  ],
};
const scores: SeatScore[] = [one, { seat: 1, total: 12, lines: [line('F11', 'sea_bastion', 12, { count: 12 })] }, {
  seat: 2,
  total: 3,
  lines: [],
}];

describe('totals', () => {
  test('ties are shared', () => {
    expect(winners(scores)).toEqual([0, 1]);
    expect(ranked(scores).map(({ seat, rank }) => [seat, rank])).toEqual([[0, 1], [1, 1], [2, 3]]);
  });

  test('points are counted line by line up to the total', () => {
    expect([0, 1, 2, 3, 4, Infinity].map((count) => upTo(one, count).total)).toEqual([0, 5, 9, 10, 12, 12]);
  });

  test('nobody wins without points', () => {
    expect(winners([0, 1].map((seat) => ({ seat, total: 0, lines: [] })))).toEqual([]);
  });

  test('sources add up to the total, and only those that gave something are shown', () => {
    expect(bySource(one).map(({ source, points }) => ({ source, points }))).toEqual([
      { source: 'printed', points: 5 },
      { source: 'resources', points: 5 },
      { source: 'turns', points: 2 },
    ]);
    expect(used(scores)).toEqual(['printed', 'resources', 'boats', 'turns']);
  });
});

describe('items', () => {
  test('equal pieces are gathered from where they lie', () => {
    expect(gathered(watermill)).toEqual([item(3, 'wood', 'wood', null), item(1, 'gold', 'wood', null)]);
  });

  test('every item lies on the tile that it counts for; what counts nowhere stays', () => {
    const village: TileView[] = [
      { tile: 'home_1', goods: { wood: 2, gold: 1, iron: 3 } },
      { tile: 'miner', at: [1, 0], goods: { wood: 1, gold: 1 } },
      { tile: 'watermill', at: [0, 1] },
    ];
    const [home, miner, mill] = scoredTiles(village, one.lines);
    expect(home).toMatchObject({
      points: 5,
      items: [],
      left: [{ kind: 'gold', count: 1 }, { kind: 'iron', count: 3 }],
    });
    expect(miner).toMatchObject({ points: 0, items: [], left: [] });
    expect(mill).toMatchObject({
      points: 4,
      items: [{ count: 3, kind: 'wood' }, { count: 1, kind: 'gold' }],
      left: [],
    });
  });

  test('a line marks the tiles that it counts', () => {
    expect(countedTiles(watermill)).toEqual(['home_1', 'miner']);
    expect(countedTiles(one.lines[3] ?? watermill)).toEqual(['home_1', 'miner']);
  });
});

test('every scoring tile and rule has its words', () => {
  const source = readFileSync(resolve(process.cwd(), '../locale/en/end.ftl'), 'utf8');
  const english = new Words('en', source);
  const tiles: [string, string][] = [
    ...['barn', 'blacksmith', 'stone_yard', 'timber_yard'].map((tile): [string, string] => ['F3', tile]),
    ...['jeweller', 'mercers_guild', 'watermill', 'windmill'].map((tile): [string, string] => ['F5', tile]),
    ...['key_guild', 'scholar', 'scribes'].map((tile): [string, string] => ['F6', tile]),
    ...['apothecary', 'craftsmans_guild', 'key_market', 'village_hall', 'white_wind'].map((
      tile,
    ): [string, string] => ['F7', tile]),
    ['F2', 'keythedral'],
    ['F10', 'keyflower'],
    ['F11', 'sea_bastion'],
    ['F12', 'sea_breese'],
    ['F13', 'turn_order_tile_1'],
  ];
  for (const [rule, tile] of tiles) expect(english.has(lineMessage(line(rule, tile, 1))), tile).toBe(true);
  expect(english.has(lineMessage(left))).toBe(true);
  expect(english.text('end-line-scribes', { count: 2 })).toBe('2 sets of anvil, pick and saw');
});
