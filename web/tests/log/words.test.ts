import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Words } from '../../src/i18n/words';
import type { GameEvent, Move, View } from '../../src/net/types';
import { chapters, chronicle } from '../../src/log/chronicle';
import { moveWords, placesOf, type Sentence, type Value } from '../../src/log/words';
import { readFixture } from '../fixtures/read';
import { bid, event, group, place, use } from '../fixtures/server';

interface Fixture {
  events: GameEvent[];
  masked: [viewer: number, seq: number, shown: Partial<GameEvent>][];
  seasons: string[];
  villages: string[][];
}

const path = (name: string): string => resolve(process.cwd(), name);
const game = readFixture<Fixture>('events.json');
const source = ['log', 'pieces', 'common'].map((name) => readFileSync(path(`../locale/en/${name}.ftl`), 'utf8'));
const english = new Words('en', source.join('\n'));

/** The whole game as somebody saw it: a seat, a spectator (-1), or with open screens (null). */
function seenBy(viewer: number | null): GameEvent[] {
  const masked = new Map(game.masked.filter(([who]) => who === viewer).map(([, seq, shown]) => [seq, shown]));
  return game.events.map((event) => ({ ...event, ...masked.get(event.seq) }));
}

/** English with seats as P0, P1 and tiles by their id. */
function said(sentence: Sentence): string {
  const args = Object.fromEntries(Object.entries(sentence.args).map(([name, value]) => [name, worded(value)]));
  expect(english.has(sentence.id), sentence.id).toBe(true);
  return english.text(sentence.id, args);
}

function worded(value: Value): string | number {
  if (typeof value === 'number') return value;
  if (value.is === 'list') return value.of.map((one) => ('id' in one ? said(one) : worded(one))).join(', ');
  if (value.is === 'seat') return `P${value.seat}`;
  if (value.is === 'tile') return value.tile + (value.side === 'front' ? '' : value.side);
  return value.is === 'season' ? value.season : '';
}

const one = (move: Move, seat = 1): string => said(moveWords({ seat, move }));

describe('a real game', () => {
  test.each([null, -1, 0, 1, 2, 3])('every event has a sentence, as %s saw it', (viewer) => {
    const found = chronicle(seenBy(viewer));
    expect(found.told).toHaveLength(game.events.length);
    for (const told of found.told) {
      for (const sentence of [told.says, ...told.draws]) {
        const text = said(sentence);
        expect(text).not.toMatch(/undefined|\{|\}|\$|log-|NaN|unknown|made a move/);
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/ {2}/);
      }
    }
  });

  test('what was hidden stays hidden', () => {
    const spectator = chronicle(seenBy(-1)).told.flatMap((told) => [told.says, ...told.draws]).map(said);
    expect(spectator.some((text) => /drew \d worker/.test(text))).toBe(true);
    expect(spectator.filter((text) => /picked the winter tiles?|got the winter tiles|drew \d+ (blue|red)/.test(text)))
      .toEqual([]);
    const mine = chronicle(seenBy(2)).told.flatMap((told) => [told.says, ...told.draws]).map(said);
    expect(mine.filter((text) => /^P2 picked the winter/.test(text)).length).toBeGreaterThan(0);
    expect(mine.filter((text) => /^P[013] picked the winter tile/.test(text))).toEqual([]);
  });

  test('every event stands in exactly one turn', () => {
    const found = chronicle(seenBy(0));
    const seqs = found.entries.flatMap((
      entry,
    ) => (entry.kind === 'turn' ? entry.steps.map((step) => step.event.seq) : []));
    expect([...seqs].sort((a, b) => a - b)).toEqual(game.events.map((_, seq) => seq));
    for (const entry of found.entries) {
      if (entry.kind === 'turn') expect(new Set(entry.steps.map((step) => step.event.seat)).size).toBe(1);
    }
  });

  test('seasons begin where the rules say they did', () => {
    const begins = game.seasons.map((season, seq) => [season, seq + 1] as const);
    const expected = ['spring', 'summer', 'autumn', 'winter'].map((season) => ({
      season,
      from: begins.find(([name]) => name === season)?.[1],
    }));
    expect(chapters(chronicle(seenBy(-1)))).toEqual(expected);
  });

  test('a season whose end was taken back is one chapter', () => {
    const first = (wanted: string): GameEvent =>
      seenBy(-1).find(({ season, move }) => season === wanted && move.do === 'pass')!;
    const events = ['autumn', 'winter', 'autumn', 'winter'].map((season, seq) => ({ ...first(season), seq }));
    expect(chapters(chronicle(events))).toEqual([{ season: 'autumn', from: 0 }, { season: 'winter', from: 3 }]);
  });

  test('a season that has just begun stands below the last turn', () => {
    const events = seenBy(-1).filter(({ season }) => season === 'spring');
    const found = chronicle(events, { season: 'summer' } as View);
    expect(found.entries.at(-1)).toMatchObject({ kind: 'season', season: 'summer', from: events.length });
  });

  test('tiles that are built are named once each', () => {
    const built = chronicle(seenBy(-1)).told.filter((told) => told.event.move.do === 'place' && !told.undone);
    const expected = game.villages.flat().filter((tile) => !tile.startsWith('home_')).length;
    expect(built).toHaveLength(expected);
  });
});

describe('sentences', () => {
  test.each<[Move, string]>([
    [bid('lot:miner', 'red', 3), 'P1 bid 3 red for miner.'],
    [bid('lot:miner', 'red', 1, [], 2), 'P1 added 1 red for miner, 3 in total.'],
    [
      bid('turn:2', 'red', 0, [group('lot:well', 2, 'red')]),
      'P1 bid 2 red for turn_order_tile_2, with the losing bid from well.',
    ],
    [
      bid('lot:store', 'red', 1, [group('lot:miner', 1, 'red'), group('lot:well', 1, 'red')]),
      'P1 bid 3 red for store, with the losing bids from miner, well.',
    ],
    [use('p2:stable', { blue: 1 }), 'P1 used stable (P2) with 1 blue.'],
    [use('p1:stable', { green: 2 }), 'P1 used stable (own village) with 2 green.'],
    [use('lot:miner', { red: 1, blue: 1 }), 'P1 used miner with 1 blue, 1 red.'],
    [use('p1:home_1', { red: 1 }, [group('lot:store', 4, 'red')]), 'P1 used home_1 (own village) with 5 red.'],
    [{ do: 'pay', what: 'red' }, 'P1 paid 1 red worker.'],
    [{ do: 'pay', what: 'saw' }, 'P1 paid a saw.'],
    [{ do: 'pay', what: 'skill' }, 'P1 paid a skill, face down.'],
    [{ do: 'pay-bid', group: group('lot:miner', 2, 'blue') }, 'P1 paid with the losing bid at miner, 2 blue.'],
    [{ do: 'take', resource: 'iron' }, 'P1 took 1 iron.'],
    [
      { do: 'step', resource: 'iron', source: place('p1:home_2'), target: place('p1:miner') },
      'P1 moved 1 iron from home_2 to miner.',
    ],
    [
      { do: 'upgrade', place: place('p1:stable'), cost: { wood: 2, gold: 1 }, face_down: false },
      'P1 upgraded stable for 1 gold, 2 wood.',
    ],
    [{ do: 'upgrade', place: place('p1:barn'), cost: { skill: 2 }, face_down: true }, 'P1 upgraded barn for 2 skills.'],
    [{ do: 'upgrade', place: place('p1:home_1'), cost: {}, face_down: false }, 'P1 upgraded home_1.'],
    [{ do: 'done' }, 'P1 finished moving.'],
    [{ do: 'pass' }, 'P1 passed.'],
    [{ do: 'boat', place: place('boat:sea_bastion') }, 'P1 picked the boat sea_bastion.'],
    [{ do: 'place', place: place('p1:miner'), column: 1, row: -1, rotation: 2 }, 'P1 placed miner.'],
    [
      { do: 'place', place: place('p1:summer_boat_1', 'b'), column: 1, row: -1, rotation: 2 },
      'P1 placed summer_boat_1b.',
    ],
    [{ do: 'winter', tiles: ['windmill', 'scholar'] }, 'P1 picked the winter tiles windmill, scholar.'],
    [{ do: 'winter', tiles: ['windmill'] }, 'P1 picked the winter tile windmill.'],
    [{ do: 'winter', tiles: [] }, 'P1 picked winter tiles.'],
    [{ do: 'flip', place: place('p1:stable') }, 'P1 flipped stable with the Flipper.'],
    [{ do: 'keep' }, 'P1 flipped nothing.'],
    [{ do: 'undo', takes_back: 3 }, 'P1 undid that.'],
    [{ do: 'deal' }, 'The game started.'],
  ])('%j', (move, text) => {
    expect(one(move)).toBe(text);
  });

  test('a season opens with the tiles laid out and what is on the boats', () => {
    const laid_out = [{ tile: 'summer_boat_1', side: 'b' as const }, { tile: 'store', side: 'front' as const }];
    const found = chronicle([
      event(0, -1, { do: 'deal' }, { laid_out, loaded: { saw: 1, red: 1 } }),
      event(1, 1, { do: 'pass' }),
    ]);
    const spring = found.entries.find((entry) => entry.kind === 'season');
    expect(spring?.kind === 'season' && spring.says.map(said)).toEqual([
      'Laid out: summer_boat_1b, store.',
      'On the boats: 1 red, 1 saw.',
    ]);
  });

  test('the end of a season is told line by line, unless it was taken back', () => {
    const ends = {
      sales: [
        { place: place('lot:miner'), winner: 1, count: 3, colour: 'red' as const },
        { place: place('lot:well'), winner: null, count: 0, colour: null },
        { place: place('turn:1'), winner: null, count: 0, colour: null },
      ],
      home: [{ seat: 0, bids: [group('lot:miner', 2, 'red')], tiles: { blue: 1, red: 1 } }],
      start: 1,
    };
    const closes = (events: GameEvent[]): string[][] =>
      chronicle(events).entries.flatMap((entry) => (entry.kind === 'close' ? [entry.says.map(said)] : []));
    const pass = event(0, 1, { do: 'pass' }, { ends });
    expect(closes([pass])).toEqual([[
      'P1 won miner with 3 red.',
      'Nobody bid for well. It leaves the game.',
      'Nobody bid for turn_order_tile_1.',
      'P0 took home 1 blue, 3 red.',
      'First in summer: P1',
    ]]);
    const winter = chronicle([{ ...pass, season: 'winter' }]).told[0]?.ends.map(said);
    expect(winter?.slice(1, 2)).toEqual(['Nobody bid for well, turn_order_tile_1. They leave the game.']);
    expect(closes([pass, event(1, 1, { do: 'undo', takes_back: 0 })])).toEqual([]);
  });

  test('the four seasons of a real game end', () => {
    const found = chronicle(seenBy(-1)).entries.flatMap((entry) => (entry.kind === 'close' ? [entry] : []));
    expect(found.map(({ season }) => season)).toEqual(['spring', 'summer', 'autumn', 'winter']);
    for (const { says } of found) {
      for (const sentence of says) expect(said(sentence)).not.toMatch(/undefined|\{|\$|log-/);
    }
  });

  test.each<[Move, string[]]>([
    [bid('turn:1', 'red', 1, [group('lot:well', 2, 'red')]), ['lot:well', 'turn:1']],
    [{ do: 'step', resource: 'iron', source: place('p1:home_2'), target: place('p1:miner') }, [
      'p1:home_2',
      'p1:miner',
    ]],
    [{ do: 'pay-bid', group: group('lot:miner', 2, 'blue') }, ['lot:miner']],
    [{ do: 'boat', place: place('boat:sea_bastion') }, ['boat:sea_bastion']],
    [{ do: 'pass' }, []],
  ])('%j is about its places', (move, spots) => {
    expect(placesOf({ move }).map(({ at }) => at)).toEqual(spots);
  });
});

describe('turns', () => {
  const ends = { source: place('p1:home_2'), target: place('p1:miner') };
  const drawn = {
    seat: 0,
    workers: { blue: 2 },
    skills: {},
    tiles: [],
    hidden_workers: 0,
    hidden_skills: 0,
    hidden_tiles: 0,
  };
  const turn = [
    event(0, 0, use('lot:tavern', { blue: 1 })),
    event(1, 0, { do: 'pay', what: 'red' }, { drew: [drawn] }),
    event(2, 1, use('p1:home_2', { red: 1 })),
    event(3, 1, { do: 'step', resource: 'wood', ...ends }),
    event(4, 1, { do: 'undo', takes_back: 3 }),
    event(5, 1, { do: 'step', resource: 'iron', ...ends }),
    event(6, 1, { do: 'upgrade', place: place('p1:home_2'), cost: { wood: 1 }, face_down: false }),
    event(7, 0, use('p0:home_1', { red: 1 })),
    event(8, 0, { do: 'undo', takes_back: 7 }),
    event(9, 0, { do: 'pass' }),
  ];

  test('small steps stand in the line of their use', () => {
    const { entries } = chronicle(turn);
    const shape = entries.flatMap((
      entry,
    ) => (entry.kind === 'turn' ? [entry.steps.map((step) => step.event.seq)] : []));
    expect(shape).toEqual([[0, 1], [2, 3, 4, 5, 6], [7, 8], [9]]);
  });

  test('what was taken back is marked and counts for nothing', () => {
    const { told, entries: all } = chronicle(turn);
    const entries = all.filter((entry) => entry.kind === 'turn');
    expect(told.filter((line) => line.undone).map((line) => line.event.seq)).toEqual([3, 7]);
    expect(entries.map((entry) => entry.kind === 'turn' && entry.undone)).toEqual([false, false, true, false]);
    expect(entries[1]?.kind === 'turn' && entries[1].gist).toEqual([
      { symbol: 'step', count: 1, sign: 0 },
      { symbol: 'upgrade', count: 1, sign: 0 },
    ]);
  });

  test('the gist says what was paid and drawn', () => {
    const first = chronicle(turn).entries.find((entry) => entry.kind === 'turn');
    expect(first?.kind === 'turn' && first.gist).toEqual([
      { symbol: 'worker-red', count: 1, sign: -1 },
      { symbol: 'worker-blue', count: 2, sign: 1 },
    ]);
  });
});
