import { expect, test } from 'vitest';
import { pickOrder, pickWhy, takenBoats } from '../../src/table/season/picking';
import { event, place, view } from '../fixtures/server';

/** Who won which turn-order tile, of four; the last one carries the purple worker. */
const picking = (turn_winners: (number | null)[], start = 0) =>
  view({ players: 4, phase: 'pick_boat', picks: 'winners', start, turn_winners });

test('E6: winners of turn-order tiles pick first, each once, then the others clockwise from the new start player', () => {
  expect(pickOrder(picking([2, null, 0], 1))).toEqual([2, 0, 1, 3]);
  expect(pickOrder(picking([3, 1, 3], 0))).toEqual([3, 1, 0, 2]);
});

test('E7: without a bid for the purple worker the old start player counts', () => {
  expect(pickOrder(picking([null, null, null], 2))).toEqual([2, 3, 0, 1]);
  expect(pickOrder(picking([0, null, null], 2))).toEqual([0, 2, 3, 1]);
});

test('the reason for a place is the tile that was won and the bid, or the start player', () => {
  const sale = {
    place: place('turn:1'),
    winner: 2,
    count: 3,
    colour: 'red' as const,
  };
  const ended = event(4, 0, { do: 'pass' }, { ends: { sales: [sale], home: [], start: 0 } });
  const shown = picking([2, null, 0], 1);
  expect(pickWhy(shown, ended, 2)).toEqual({ won: 'turn_order_tile_1', count: 3, start: 0 });
  expect(pickWhy(shown, ended, 1)).toEqual({ won: null, count: 0, start: 0 });
});

test('boats that are gone have an owner; a pick that was taken back leaves no trace of it', () => {
  const pick = (seq: number, seat: number, boat: string) =>
    event(seq, seat, { do: 'boat', place: place(`boat:${boat}`) });
  const events = [pick(3, 1, 'flipper'), pick(8, 0, 'keyflower'), pick(10, 2, 'keyflower')];
  expect([...takenBoats(events, 5)]).toEqual([['keyflower', 2]]);
});
