// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { FinishedGame } from '../../../src/net/types';
import { byOpponent, byPlayers, bySource, favourites, overall, smoothed } from '../../../src/features/statistics/count';

const bot = (level: number) => ({ name: '', level });
const game = (more: Partial<FinishedGame> = {}): FinishedGame => ({
  table: 't',
  at: 0,
  daily: false,
  points: 60,
  place: 1,
  opponents: [bot(2)],
  rules: {},
  tiles: [],
  ...more,
});

const games = [
  game({ points: 70, rules: { F2: 40, F10: 20, F12: 10 }, tiles: ['barn', 'miner'] }),
  game({
    points: 50,
    place: 2,
    opponents: [bot(2), bot(2), { name: 'Mei', level: 0 }],
    rules: { F2: 50 },
    tiles: ['barn'],
  }),
  game({ points: 30, place: 2, opponents: [bot(5)] }),
];

describe('statistics', () => {
  it('count games, wins and points', () => {
    expect(overall(games)).toMatchObject({ games: 3, won: 1, points: 50, par: (0.5 + 0.25 + 0.5) / 3 });
  });

  it('by the number of players', () => {
    expect(byPlayers(games).map((row) => [row.key, row.games, row.won])).toEqual([['2', 2, 1], ['4', 1, 0]]);
  });

  it('by opponent: a game counts once for each, bots first', () => {
    const rows = byOpponent(games);
    expect(rows.map((row) => [row.key, row.games])).toEqual([['5', 1], ['2', 2], [':Mei', 1]]);
  });

  it('by source, of games that were looked at', () => {
    expect(bySource(games)).toEqual([{ source: 'printed', points: 45 }, { source: 'boats', points: 15 }]);
  });

  it('with the tiles that came most often', () => {
    expect(favourites(games, 9).map((row) => [row.key, row.games, row.points])).toEqual([['barn', 2, 60], [
      'miner',
      1,
      70,
    ]]);
    expect(favourites(games, 1)).toHaveLength(1);
  });

  it('with a running mean', () => {
    expect(smoothed([10, 20, 60], 2)).toEqual([10, 15, 40]);
  });
});
