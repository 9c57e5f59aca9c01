/** The best turn of a puzzle as what to do. */

import { expect, test } from 'vitest';
import { orders } from '../../src/log/orders';
import type { GameEvent } from '../../src/net/types';

const at = (tile: string, owner: number | null = 0): unknown => ({ tile, side: 'front', at: `p0:${tile}`, owner });
const event = (text: string, move: unknown): GameEvent => ({ seq: 0, seat: 0, text, move }) as GameEvent;
const step = (from: string, to: string): GameEvent =>
  event(`step wood ${from}>${to}`, { do: 'step', resource: 'wood', source: at(from), target: at(to) });
const done = event('done', { do: 'done' });
const ids = (events: GameEvent[]): [string, number][] => orders(events, []).map(({ says, until }) => [says.id, until]);

test('equal steps are one, and the end of moving is none', () => {
  const turn = [step('inn', 'forge'), step('inn', 'forge'), step('forge', 'store'), done];
  expect(ids(turn)).toEqual([['hint-step', 2], ['hint-step', 4]]);
  expect(JSON.stringify(orders(turn, [])[0]?.says)).toContain('"count":2');
  expect(ids([done])).toEqual([]);
});

test('a use says whose tile it is, and both it and a bid which losing bids they take along', () => {
  const use = (owner: number, groups: unknown[]): string | undefined =>
    ids([event('use', { do: 'use', place: at('inn', owner), workers: { red: 1 }, groups })])[0]?.[0];
  expect(use(0, [])).toBe('hint-use');
  expect(use(2, [])).toBe('turn-use');
  expect(use(0, [{ place: at('forge') }])).toBe('turn-own-from');
  expect(use(2, [{ place: at('forge') }])).toBe('turn-use-from');
  const bid = { do: 'bid', place: at('inn', null), colour: 'red', added: 1, total: 1 };
  expect(ids([event('bid', { ...bid, groups: [] })])[0]?.[0]).toBe('hint-bid');
  expect(ids([event('bid', { ...bid, groups: [], total: 3 })])[0]?.[0]).toBe('hint-raise');
  expect(ids([event('bid', { ...bid, groups: [{ place: at('forge') }] })])[0]?.[0]).toBe('turn-bid-from');
  expect(ids([event('pass', { do: 'pass' })])[0]?.[0]).toBe('go-pass');
});

test('a place is named by the tiles beside it, as they lie by then', () => {
  const place = (tile: string, column: number, row: number): GameEvent =>
    event(`place ${tile}`, { do: 'place', place: at(tile), column, row, rotation: 0 });
  const village = [{ tile: 'home_1', at: [0, 0] }, { tile: 'far', at: [3, 0] }, { tile: 'inn', at: [1, 0] }];
  const turn = [place('inn', 1, 0), place('forge', 1, -1)];
  const beside = orders(turn, village as never).map(({ says }) => JSON.stringify(says.args.tiles));
  expect(beside[0]).toContain('home_1');
  expect(beside[0]).not.toMatch(/far|inn|forge/);
  expect(beside[1]).toMatch(/home_1.*inn/);
});
