import { describe, expect, it } from 'vitest';
import type { MyGame } from '../../src/net/types';
import { againstBots, finished, others, running, standing, usualPaces } from '../../src/lobby/lists';
import { table } from '../fixtures/server';

const game = (id: string, more: Partial<MyGame['table']> = {}, my_turn = false): MyGame => ({
  table: table({ id, ...more }),
  seat: 0,
  my_turn,
});

describe('how a table stands', () => {
  it('says whose turn it is', () => {
    expect(standing(table({ to_act: [0, 1] }), 0)).toEqual({ kind: 'your-turn' });
    const waits = standing(table({ to_act: [1] }), 0);
    expect(waits).toMatchObject({ kind: 'waiting-for', seats: [{ seat: 1 }] });
    expect(standing(table({ to_act: [0] }), null)).toMatchObject({ kind: 'waiting-for' });
  });
  it('does not call for who is stood in for', () => {
    const seats = table().seats.map((seat) => ({ ...seat, stand_in: true }));
    expect(standing(table({ seats, to_act: [0] }), 0).kind).toBe('waiting-for');
  });
  it('counts free seats before the game', () => {
    const seats = [table().seats[0]!, { ...table().seats[1]!, kind: 'open' as const }];
    expect(standing(table({ status: 'waiting', seats }), 0)).toEqual({ kind: 'not-begun', free: 1 });
  });
  it('knows who won, and that victories may be shared', () => {
    const won = standing(table({ status: 'finished', result: [40, 52] }), 0);
    expect(won).toMatchObject({ kind: 'won', seats: [{ seat: 1 }] });
    const shared = standing(table({ status: 'finished', result: [52, 52] }), 0);
    expect(shared).toMatchObject({ kind: 'won', seats: [{ seat: 0 }, { seat: 1 }] });
  });
});

describe('lists', () => {
  const games = [
    game('old', { updated_at: 1 }),
    game('done', { status: 'finished', result: [1, 2] }),
    game('new', { updated_at: 9 }),
    game('mine', { updated_at: 0 }, true),
    game('gone', { status: 'abandoned' }),
    game('broken', { status: 'broken', updated_at: 0 }),
  ];
  it('put first what waits for me, then the latest', () => {
    expect(running(games).map((one) => one.table.id)).toEqual(['mine', 'new', 'old', 'broken']);
  });
  it('show every finished game once, own ones first', () => {
    const all = [table({ id: 'other' }), table({ id: 'done' })];
    expect(finished(games, all).map((one) => [one.table.id, one.seat])).toEqual([['done', 0], ['other', null]]);
  });
  it('leave my tables out of those to join', () => {
    expect(others([table({ id: 'mine' }), table({ id: 'x' })], games).map((game) => game.table.id)).toEqual(['x']);
  });
});

describe('a new table', () => {
  it('against bots begins at once', () => {
    expect(againstBots(2, 'greedy')).toEqual({
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
      start: false,
    });
  });
  it('has no clock unless somebody chooses one', () => {
    const { none, live, slow } = usualPaces();
    expect(none).toEqual({ kind: 'none', seconds: 0, reserve: 0 });
    expect(live).toEqual({ kind: 'live', seconds: 60, reserve: 300 });
    expect(slow).toEqual({ kind: 'slow', seconds: 86400, reserve: 0 });
  });
});
