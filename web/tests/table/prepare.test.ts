// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { tileAt } from '../../src/board/drawing/spots';
import { mostOf, offers } from '../../src/table/prepare/prepare';
import type { TileView, View } from '../../src/net/types';
import { view } from '../fixtures/server';

const forge: TileView = { tile: 'forge', side: 'front', bids: [{ seat: 1, size: 2, colour: 'red' }], colour: 'red' };
const well: TileView = { tile: 'well', side: 'front', bids: [{ seat: 0, size: 1, colour: 'blue' }], colour: 'blue' };
const first: TileView = { tile: 'turn_order_tile_1', side: 'front' };

function board(workers: Record<string, number>): View {
  const [mine, ...others] = view().seats;
  return view({ lots: [forge, well], turn_order: [first], seats: [{ ...mine!, workers }, ...others] });
}

test('a bid can be prepared in the colours that a tile takes and the player has', () => {
  const found = offers(board({ red: 3, blue: 2 }), 0, []);
  expect(found.map(({ at, colours, least }) => [at, colours, least])).toEqual([
    ['lot:forge', ['red'], 3],
    ['lot:well', ['blue'], 1],
    ['turn:1', ['blue', 'red'], 1],
  ]);
  expect(offers(board({ yellow: 3 }), 0, []).map(({ at }) => at)).toEqual(['turn:1']);
});

test('one bid is prepared for each place', () => {
  const prepared = [{ at: 'turn:1', colour: 'red' as const, most: 2 }];
  expect(offers(board({ red: 3, blue: 2 }), 0, prepared).map(({ at }) => at)).toEqual(['lot:forge', 'lot:well']);
});

test('the limit counts what lies there already', () => {
  const seen = board({ blue: 2 });
  const [offer] = offers(seen, 0, []);
  expect(offer && mostOf(seen, 0, offer, 'blue')).toBe(3);
  expect(tileAt(seen, 'turn:1')).toBe(first);
  expect(tileAt(seen, 'lot:gone')).toBe(null);
});
