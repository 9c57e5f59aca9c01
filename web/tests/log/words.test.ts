import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Words } from '../../src/i18n/words';
import type { GameEvent, View } from '../../src/net/types';
import { chapters, chronicle } from '../../src/log/chronicle';
import { readDraw, readMove } from '../../src/log/notation';
import { Memory, moveWords, type Sentence, type Value } from '../../src/log/words';

interface Fixture {
  players: number;
  events: [number, string, string[]][];
  masked: Record<string, Record<string, [string, string[]]>>;
  seasons: string[];
  villages: string[][];
}

const path = (name: string): string => resolve(process.cwd(), name);
const game = JSON.parse(readFileSync(path('tests/fixtures/events.json'), 'utf8')) as Fixture;
const source = ['log', 'pieces', 'common'].map((name) => readFileSync(path(`../locale/en/${name}.ftl`), 'utf8'));
const english = new Words('en', source.join('\n'));

/** The whole game as somebody saw it: a seat, a spectator (-1), or with open screens (null). */
function seenBy(viewer: number | null): GameEvent[] {
  return game.events.map(([seat, move, drew], seq) => {
    const masked = viewer === null ? undefined : game.masked[viewer]?.[seq];
    return { seq, seat, move: masked?.[0] ?? move, drew: masked?.[1] ?? drew, at: 0 };
  });
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
  return value.is === 'turn' ? `turn ${value.number}` : '';
}

const event = (seq: number, seat: number, move: string, drew: string[] = []): GameEvent => ({ seq, seat, move, drew, at: 0 });
const lines = (events: GameEvent[]): string[] => chronicle(events).told.map((one) => said(one.says));
const one = (move: string, seat = 1): string => said(moveWords(new Memory(), seat, readMove(move)));

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
    expect(spectator.filter((text) => /picked the winter tiles?|got the winter tiles|drew \d+ (blue|red)/.test(text))).toEqual([]);
    const mine = chronicle(seenBy(2)).told.flatMap((told) => [told.says, ...told.draws]).map(said);
    expect(mine.filter((text) => /^P2 picked the winter/.test(text)).length).toBeGreaterThan(0);
    expect(mine.filter((text) => /^P[013] picked the winter tile/.test(text))).toEqual([]);
  });

  test('every event stands in exactly one turn', () => {
    const found = chronicle(seenBy(0));
    const seqs = found.entries.flatMap((entry) => (entry.kind === 'turn' ? entry.steps.map((step) => step.seq) : []));
    expect([...seqs].sort((a, b) => a - b)).toEqual(game.events.map((_, seq) => seq));
    for (const entry of found.entries) {
      if (entry.kind === 'turn') expect(new Set(entry.steps.map((step) => step.seat)).size).toBe(1);
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

  test('without the deal, the view says which season it was', () => {
    const rest = seenBy(-1).slice(1).map((told) => ({ ...told, seq: told.seq - 1 }));
    const view = { season: 'winter', phase: 'over', seats: [] } as unknown as View;
    const found = chronicle(rest, view);
    expect(found.told.map((told) => told.season)).toEqual(chronicle(seenBy(-1)).told.slice(1).map((told) => told.season));
  });

  test('tiles that are built are named once each', () => {
    const built = chronicle(seenBy(-1)).told.filter((told) => told.move.do === 'place' && !told.undone);
    const expected = game.villages.flat().filter((tile) => !tile.startsWith('home_')).length;
    expect(built).toHaveLength(expected);
  });
});

describe('sentences', () => {
  test.each([
    ['bid 3 red lot:miner', 'P1 bid 3 red for miner.'],
    ['bid +lot:well turn:2', 'P1 bid for turn 2, with the losing bid from well.'],
    ['use 1 blue p2:stable', 'P1 used stable (P2) with 1 blue.'],
    ['use 2 green p1:stable', 'P1 used stable at home with 2 green.'],
    ['use 1 red 1 blue lot:miner', 'P1 used miner with 1 blue, 1 red.'],
    ['use 1 red +turn:1 lot:miner', 'P1 used miner.'],
    ['pay red', 'P1 paid 1 red worker.'],
    ['pay saw', 'P1 paid a saw.'],
    ['pay skill', 'P1 paid a skill, face down.'],
    ['pay +lot:miner', 'P1 paid with the losing bid at miner.'],
    ['take iron', 'P1 took 1 iron.'],
    ['step iron 0,0>1,0', 'P1 moved 1 iron.'],
    ['upgrade stable wood gold wood', 'P1 upgraded stable for 1 gold, 2 wood.'],
    ['upgrade barn skill skill', 'P1 upgraded barn for 2 skills.'],
    ['upgrade home_1', 'P1 upgraded home_1.'],
    ['done', 'P1 moved nothing more.'],
    ['pass', 'P1 passed.'],
    ['boat sea_bastion', 'P1 chose the boat sea_bastion.'],
    ['place miner 1,-1 r2', 'P1 built miner.'],
    ['winter windmill scholar', 'P1 picked the winter tiles windmill, scholar.'],
    ['winter windmill', 'P1 picked the winter tile windmill.'],
    ['winter', 'P1 picked winter tiles.'],
    ['flip stable', 'P1 flipped stable with the Flipper.'],
    ['keep', 'P1 flipped nothing.'],
    ['undo', 'P1 took that back.'],
    ['deal', 'The game began.'],
    ['dance', 'P1 made a move.'],
  ])('%s', (move, text) => {
    expect(one(move)).toBe(text);
  });

  test('losing bids are as large as events have told', () => {
    expect(
      lines([
        event(0, 0, 'bid 1 red lot:miner'),
        event(1, 1, 'bid 2 red lot:miner'),
        event(2, 0, 'bid 1 red lot:well'),
        event(3, 1, 'bid 2 red lot:well'),
        event(4, 0, 'bid 1 red +lot:miner +lot:well lot:store'),
        event(5, 1, 'bid 1 red lot:well'),
        event(6, 0, 'bid 1 red +lot:store lot:store'),
        event(7, 0, 'use 1 red +lot:store p0:home_1'),
      ]),
    ).toEqual([
      'P0 bid 1 red for miner.',
      'P1 bid 2 red for miner.',
      'P0 bid 1 red for well.',
      'P1 bid 2 red for well.',
      'P0 bid 3 red for store, with the losing bid from miner, well.',
      'P1 added 1 red for well, 3 in all.',
      'P0 bid 4 red for store, with the losing bid from store.',
      'P0 used home_1 at home with 5 red.',
    ]);
  });

  test('steps name the tiles', () => {
    const told = lines([
      event(0, -1, 'deal', ['home_4', 'home_2', 'miner']),
      event(1, 1, 'place miner 1,0 r2'),
      event(2, 1, 'step iron 0,0>1,0'),
    ]);
    expect(told[2]).toBe('P1 moved 1 iron from home_2 to miner.');
  });

  test('a summer boat keeps the side that was drawn', () => {
    const told = chronicle([
      event(0, -1, 'deal', ['home_4', 'home_2', 'red', 'saw', 'summer_boat_1', 'side b', 'store']),
      event(1, 1, 'bid 1 red lot:summer_boat_1'),
    ]);
    expect(said(told.told[1]?.says ?? { id: '', args: {} })).toBe('P1 bid 1 red for summer_boat_1b.');
    const spring = told.entries.find((entry) => entry.kind === 'season');
    expect(spring?.kind === 'season' && spring.says.map(said)).toEqual([
      'Laid out: summer_boat_1b, store.',
      'On the boats: 1 red, 1 saw.',
    ]);
  });

  test('draws', () => {
    expect(readDraw('p1 worker')).toEqual({ seat: 1, kind: 'worker', what: null });
    expect(readDraw('side b')).toEqual({ seat: null, kind: 'side', what: 'b' });
    expect(readDraw('p0 windmill')).toEqual({ seat: 0, kind: 'tile', what: 'windmill' });
  });
});

describe('turns', () => {
  const turn = [
    event(0, 0, 'use 1 blue lot:tavern'),
    event(1, 0, 'pay red', ['p0 blue', 'p0 blue']),
    event(2, 1, 'use 1 red p1:home_2'),
    event(3, 1, 'step wood 0,0>1,0'),
    event(4, 1, 'undo'),
    event(5, 1, 'step iron 0,0>1,0'),
    event(6, 1, 'upgrade home_2 wood'),
    event(7, 0, 'use 1 red p0:home_1'),
    event(8, 0, 'undo'),
    event(9, 0, 'pass'),
  ];

  test('small steps stand in the line of their use', () => {
    const { entries } = chronicle(turn);
    const shape = entries.map((entry) => entry.kind === 'turn' && entry.steps.map((step) => step.seq));
    expect(shape).toEqual([[0, 1], [2, 3, 4, 5, 6], [7, 8], [9]]);
  });

  test('what was taken back is marked and counts for nothing', () => {
    const { told, entries } = chronicle(turn);
    expect(told.filter((line) => line.undone).map((line) => line.seq)).toEqual([3, 7]);
    expect(entries.map((entry) => entry.kind === 'turn' && entry.undone)).toEqual([false, false, true, false]);
    expect(entries[1]?.kind === 'turn' && entries[1].gist).toEqual([
      { symbol: 'step', count: 1, sign: 0 },
      { symbol: 'upgrade', count: 1, sign: 0 },
    ]);
  });

  test('the gist says what was paid and drawn', () => {
    const [first] = chronicle(turn).entries;
    expect(first?.kind === 'turn' && first.gist).toEqual([
      { symbol: 'worker-red', count: 1, sign: -1 },
      { symbol: 'worker-blue', count: 2, sign: 1 },
    ]);
  });

});
