// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { chronicle } from '../../src/log/chronicle';
import type { View } from '../../src/net/types';
import { beside } from '../../src/board/scene/beside';
import { flights } from '../../src/table/pace/flights';
import { ahead, bounds, cellOf, centre, fitting, MARKS } from '../../src/board/drawing/hexagon';
import { bidsOf, fromMe, leading, lotLayout, purpleTile, useGroups } from '../../src/board/drawing/model';
import { CHIP, chipPlace, chipRoom, goodsRow, lotBox, otherSide, sideOf, symbolsOf, upSide,
  workerRow } from '../../src/board/drawing/places';
import { isShort, left } from '../../src/board/seats/time';
import { FITS, isMoved, pushed, zoomed } from '../../src/board/village/viewport';
import { changedSince, lastOwn, turnsSince } from '../../src/table/pace/since';
import { bid, event, group, place, use } from '../fixtures/server';
import { readSpot, turnSpot } from '../../src/board/drawing/spots';

const view = (more: Partial<View> = {}): View => ({
  format: 'keyflower view 1',
  seat: 0,
  players: 2,
  options: { boat_4a_on_turn_order: false, boat_3b_leftovers: true },
  season: 'spring',
  phase: 'turn',
  start: 0,
  turn: 0,
  passes: 0,
  lots: [{ tile: 'miner', colour: 'red', bids: [{ seat: 1, size: 2, colour: 'red' }] }, { tile: 'stable' }],
  turn_order: [{ tile: 'turn_order_tile_1' }],
  boats: [{ boat: 'keyflower', workers: { blue: 2 }, skills: { saw: 1 } }],
  seats: [
    {
      worker_count: 8,
      skill_count: 0,
      winter_count: 2,
      village: [{ tile: 'home_1', at: [0, 0] }, { tile: 'well', at: [1, -1] }],
    },
    {
      worker_count: 8,
      skill_count: 0,
      winter_count: 2,
      village: [{ tile: 'home_4', at: [0, 0], goods: { wood: 1 } }, { tile: 'barn', at: [0, 1] }],
    },
  ],
  gone: [],
  stock: {},
  greens: 0,
  catalogue: '1',
  bag_count: 50,
  pile_count: 40,
  ...more,
});

it('all bids of a player are found, with how they stand', () => {
  const red = (seat: number, size: number) => ({ seat, size, colour: 'red' as const });
  const lots = [{ tile: 'miner', bids: [red(0, 2), red(1, 3)] }, { tile: 'well', bids: [red(1, 1)] }];
  const turn_order = [{ tile: 'turn_order_tile_1', bids: [red(0, 1)] }];
  const found = bidsOf(view({ lots, turn_order } as Partial<View>), 0);
  expect(found.map(({ at, leads, most }) => [at, leads, most])).toEqual([['lot:miner', false, 3], ['turn:1', true, 1]]);
});

describe('hexagons', () => {
  it('lie as the position says: a step south-east is a column, a step south a row', () => {
    expect(centre(0, 0)).toEqual({ x: 0, y: 0 });
    expect(centre(0, 1).x).toBe(0);
    expect(centre(0, 1).y).toBeCloseTo(173.2);
    expect(centre(1, 0)).toEqual({ x: 150, y: 86.6 });
    expect(centre(1, -1).y).toBeCloseTo(-86.6);
  });

  it('are all within the bounds of a village', () => {
    const box = bounds([[0, 0], [1, -1], [-2, 1]], 0);
    expect(box.x).toBe(-400);
    expect(box.width).toBe(650);
    expect(bounds([], 0)).toEqual({ x: -100, y: -86.6, width: 200, height: 173.2 });
  });

  it('fit into a window, a tile never larger than wanted', () => {
    expect(fitting(bounds([[0, 0]], 0), 1000, 1000, 164)).toBeCloseTo(0.82);
    expect(fitting(bounds([[0, 0], [4, -2]], 0), 400, 1000, 164)).toBeCloseTo(0.5);
  });

  it('are walked by arrow keys: the nearest ahead', () => {
    const others = [centre(0, -1), centre(1, -1), centre(1, 0), centre(0, 1), centre(3, -1)];
    expect(ahead(centre(0, 0), others, 'up')).toBe(0);
    expect(ahead(centre(0, 0), others, 'down')).toBe(3);
    expect([1, 2]).toContain(ahead(centre(0, 0), others, 'right'));
    expect(ahead(centre(0, 0), others, 'left')).toBeNull();
  });

  it('have marks at all six corners, and cells have keys', () => {
    expect(MARKS.match(/M/g)).toHaveLength(6);
    expect(cellOf('-1,2')).toEqual([-1, 2]);
  });
});

describe('seats and bids', () => {
  it('count clockwise from me', () => {
    expect(fromMe(4, 2)).toEqual([2, 3, 0, 1]);
    expect(fromMe(3, null)).toEqual([0, 1, 2]);
  });

  it('have sides as the look says', () => {
    expect([0, 1].map((seat) => sideOf(seat, 2, 0))).toEqual(['S', 'N']);
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4, 0))).toEqual(['S', 'NW', 'N', 'NE']);
    expect([2, 3, 0, 1].map((seat) => sideOf(seat, 4, 2))).toEqual(['S', 'NW', 'N', 'NE']);
    expect([0, 1, 2, 3, 4].map((seat) => sideOf(seat, 5, 0))).toEqual(['S', 'SW', 'NW', 'NE', 'SE']);
  });

  it('know who leads', () => {
    expect(leading([{ seat: 0, size: 2, colour: 'red' }, { seat: 1, size: 3, colour: 'red' }])?.seat).toBe(1);
    expect(leading(undefined)).toBeNull();
  });

  it('put chips outside N and S edges, wider for two digits', () => {
    expect(chipPlace('S', 3, 'L').y).toBeGreaterThan(86);
    expect(chipPlace('N', 3, 'L').y).toBeLessThan(-86);
    expect(chipPlace('S', 12, 'L').width).toBeGreaterThan(chipPlace('S', 3, 'L').width);
  });
});

describe('tiles', () => {
  it('U3: show one group for each use', () => {
    expect(useGroups({ workers: { red: 3 }, used: 2 }).map((group) => group.length)).toEqual([1, 2]);
    expect(useGroups({ workers: { red: 6 }, used: 3 }).map((group) => group.length)).toEqual([1, 2, 3]);
    expect(useGroups({ workers: { blue: 4 } }).map((group) => group.length)).toEqual([4]);
    expect(useGroups({})).toEqual([]);
    expect(useGroups({ workers: { blue: 1, red: 2 }, used: 2 }).flat()).toEqual(['blue', 'red', 'red']);
  });

  it('have room for six workers and for goods of all kinds', () => {
    for (const drawing of ['L', 'S'] as const) {
      const { row } = workerRow([['red'], ['red', 'red'], ['red', 'red', 'red']], drawing, false);
      expect(row).toHaveLength(6);
      expect(Math.max(...row.map(({ x }) => Math.abs(x)))).toBeLessThan(75);
      const goods = goodsRow('miner', { iron: 12, stone: 4, wood: 3, gold: 10 }, drawing, true, true).row;
      expect(goods.map(({ kind }) => kind)).toEqual(['gold', 'iron', 'stone', 'wood']);
      expect(goods.at(-1)!.x + goods.at(-1)!.width).toBeLessThan(86);
    }
  });

  it('are drawn full, small or without their strip', () => {
    expect(symbolsOf('miner', undefined, 128)).toEqual({ land: 'land-miner', sign: 'sign-miner-front-L', strip: true });
    expect(symbolsOf('miner', 'back', 84).sign).toBe('sign-miner-back-S');
    expect(symbolsOf('miner', 'front', 50).strip).toBe(false);
    expect(symbolsOf('summer_boat_2', 'b', 128).sign).toBe('sign-summer_boat_2-b-L');
  });

  it('have another side, or none', () => {
    expect(otherSide('miner', 'back')).toBe('front');
    expect(otherSide('summer_boat_1', 'a')).toBe('b');
    expect(otherSide('windmill', undefined)).toBeNull();
    expect(upSide('summer_boat_1', undefined)).toBe('a');
  });

  it('are named by places', () => {
    expect(turnSpot('turn_order_tile_3')).toBe('turn:3');
    expect(readSpot('p2:stable')).toEqual({ kind: 'village', seat: 2, name: 'stable' });
    expect(readSpot('lot:stable')).toEqual({ kind: 'lot', seat: null, name: 'stable' });
    expect(purpleTile(view())).toBe('turn_order_tile_1'); // S4
  });
});

describe('lots', () => {
  it('are as large as the room allows', () => {
    const eight = lotLayout(8, 718, 420, lotBox);
    expect(eight.columns).toBe(4);
    expect(eight.tile).toBeGreaterThan(120);
    const ten = lotLayout(10, 718, 420, lotBox);
    expect(ten.columns).toBe(5);
    expect(ten.tile).toBeGreaterThanOrEqual(108);
    expect(lotBox(eight.tile).width * eight.columns).toBeLessThanOrEqual(718);
    expect(lotBox(ten.tile).width * ten.columns).toBeLessThanOrEqual(718);
  });

  it('never vanish where there is no room', () => {
    expect(lotLayout(12, 100, 100, lotBox).tile).toBe(60);
    expect(lotLayout(0, 700, 400, lotBox).columns).toBeGreaterThan(0);
  });

  it('have room for a bid on every side, with its crown', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (const drawing of ['L', 'S'] as const) {
        const room = chipRoom(players, drawing);
        for (let seat = 0; seat < players; seat++) {
          const { x, y, width, grow } = chipPlace(sideOf(seat, players, 0), 3, drawing);
          const half = (CHIP.height / 2) * grow;
          expect(y - half + (CHIP.crown_y - CHIP.crown / 2) * grow).toBeGreaterThanOrEqual(-88.6 - room.top - 0.01);
          expect(y + half).toBeLessThanOrEqual(88.6 + room.bottom);
          expect(x).toBeGreaterThanOrEqual(-102 - room.side);
          expect(x + width * grow).toBeLessThanOrEqual(102 + room.side);
        }
      }
    }
  });
});

describe('what changed since my turn', () => {
  const events = [
    event(0, -1, { do: 'deal' }),
    event(1, 1, bid('lot:miner', 'red', 1)),
    event(2, 0, bid('lot:miner', 'red', 2)),
    event(3, 1, use('p0:home_1', { blue: 1 })),
    event(4, 1, bid('turn:1', 'red', 1, [group('lot:miner', 1, 'red')])),
    event(5, 1, { do: 'undo', takes_back: 4 }),
    event(6, 1, { do: 'pass' }),
  ];

  it('is what others did after my last entry and did not take back', () => {
    expect(lastOwn(events, 0)).toBe(2);
    expect(lastOwn(events, 5)).toBe(-1);
    const turns = turnsSince(chronicle(events, view()).entries, 0, 2);
    expect(turns.map((turn) => turn.steps[0]?.event.seq)).toEqual([3, 6]);
    expect([...changedSince(turns, 2)]).toEqual(['p0:home_1']);
  });

  it('is gone after my next action', () => {
    const after = [...events, event(7, 0, { do: 'pass' })];
    expect(turnsSince(chronicle(after, view()).entries, 0, lastOwn(after, 0))).toEqual([]);
  });
});

describe('flights', () => {
  it('bring workers from their screen and from losing bids', () => {
    expect(flights(view(), view(), [event(3, 1, bid('turn:1', 'blue', 1, [group('lot:miner', 2, 'red')]))])).toEqual([
      { symbol: 'worker-red', count: 2, from: 'lot:miner', to: 'turn:1' },
      { symbol: 'worker-blue', count: 1, from: 'seat:1', to: 'turn:1' },
    ]);
  });

  it('bring goods from the tile that was used, and over one edge', () => {
    const after = view();
    after.seats = after.seats.map((seat, n) =>
      n === 1
        ? { ...seat, village: [{ tile: 'home_4', at: [0, 0], goods: { wood: 1, iron: 2 } }, ...seat.village.slice(1)] }
        : seat
    );
    expect(flights(view(), after, [event(3, 1, use('lot:miner', { red: 1 }))]).at(-1)).toEqual({
      symbol: 'good-iron',
      count: 2,
      from: 'lot:miner',
      to: 'p1:home_4',
    });
    expect(flights(view(), view(), [
      event(3, 1, { do: 'step', resource: 'wood', source: place('p1:home_4'), target: place('p1:barn') }),
    ])).toEqual([
      { symbol: 'good-wood', count: 1, from: 'p1:home_4', to: 'p1:barn' },
    ]);
  });

  it('bring the load of a boat', () => {
    expect(
      flights(view(), view(), [event(3, 0, { do: 'boat', place: place('boat:keyflower') })]).map(({ symbol }) =>
        symbol
      ),
    ).toEqual(['worker-blue', 'skill-saw']);
  });
});

describe('the village in its window', () => {
  const box = bounds([[0, 0], [1, 0]], 0);

  it('grows about the pointer', () => {
    const after = zoomed(FITS, 2, { x: 100, y: 50 });
    expect(after).toEqual({ zoom: 2, x: -100, y: -50 });
    expect(zoomed(after, 0.5, { x: 100, y: 50 })).toEqual(FITS);
    expect(zoomed(FITS, 100, { x: 0, y: 0 }).zoom).toBe(5);
  });

  it('is never pushed out of sight', () => {
    expect(pushed(FITS, 10_000, 0, box, 1).x).toBe(box.width / 2);
    expect(isMoved(pushed(FITS, 3, 0, box, 1))).toBe(true);
    expect(isMoved(FITS)).toBe(false);
  });
});

describe('cards and clocks', () => {
  const window = { width: 1000, height: 600 };
  const card = { width: 300, height: 200 };

  it('stand beside what they are about, within the window', () => {
    expect(beside({ x: 100, y: 100, width: 100, height: 100 }, card, window)).toEqual({ x: 210, y: 50 });
    expect(beside({ x: 800, y: 500, width: 100, height: 100 }, card, window)).toEqual({ x: 490, y: 390 });
    expect(beside({ x: 50, y: 300, width: 300, height: 100 }, card, { width: 390, height: 844 })).toEqual({
      x: 50,
      y: 90,
    });
  });

  it('say what time is left', () => {
    expect(left(64.2)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 5 });
    expect(left(-3)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(left(2 * 86400 + 3600)).toEqual({ days: 2, hours: 1, minutes: 0, seconds: 0 });
    expect(left(7260)).toEqual({ days: 0, hours: 2, minutes: 1, seconds: 0 });
    expect(isShort(9, 60)).toBe(true);
    expect(isShort(30, 60)).toBe(false);
  });
});
