// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture } from '../../src/net/types';
import type { GameEvent, View } from '../../src/net/types';
import { settings } from '../../src/lib/settings.svelte';
import { beatsOf, type Beat } from '../../src/table/pace/beats';
import { captionWords, gotWords } from '../../src/table/pace/caption';
import { Pace } from '../../src/table/pace/pace.svelte';
import { Queue } from '../../src/table/pace/queue';
import { latestEnd, sharesOf } from '../../src/table/season/ending';
import { chronicle } from '../../src/log/chronicle';
import { automatic, lastOwn, turnsSince } from '../../src/table/pace/since';
import { bid, event, group, place, use, view } from '../fixtures/server';

const NORMAL = { speed: 'normal', still: false, me: 0 } as const;
const ends = {
  sales: [
    { place: place('lot:miner'), winner: 1, count: 3, colour: 'red' as const },
    { place: place('lot:well'), winner: null, count: 0, colour: null },
  ],
  home: [{ seat: 0, bids: [group('lot:miner', 2, 'red')], tiles: { blue: 1, red: 1 } }],
  start: 1,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the queue', () => {
  const shown: (string | null)[] = [];
  const queue = (): Queue<{ ms: number; name: string }> => {
    shown.length = 0;
    return new Queue((beat) => shown.push(beat?.name ?? null));
  };

  test('plays one beat after the other, also those that come later', () => {
    const one = queue();
    one.add([{ ms: 100, name: 'a' }, { ms: 50, name: 'b' }]);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(100);
    one.add([{ ms: 10, name: 'c' }]);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(60);
    expect(shown).toEqual(['a', 'b', 'c', null]);
    expect(one.playing).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('finishes all at once and leaves no timer behind', () => {
    const one = queue();
    one.add([{ ms: 100, name: 'a' }, { ms: 100, name: 'b' }]);
    one.finish();
    expect(shown).toEqual(['a', null]);
    expect(vi.getTimerCount()).toBe(0);
    one.finish();
    expect(shown).toEqual(['a', null]);
  });

  test('a beat without an end waits to be finished', () => {
    const one = queue();
    one.add([{ ms: Infinity, name: 'still' }]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['still']);
    one.finish();
    expect(shown).toEqual(['still', null]);
  });
});

describe('beats', () => {
  const step = (events: GameEvent[]): { before: View; after: View; events: GameEvent[] } => (
    { before: view({ turn: 1 }), after: view({ turn: 0 }), events }
  );
  const parts = (beats: Beat[]): string[] => beats.map(({ part, stage }) => stage ?? part);
  const whole = (beats: Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

  test('a bid lights up the card, flies, settles and is captioned; the board changes with it', () => {
    const one = step([event(4, 1, bid('lot:miner', 'red', 2))]);
    const beats = beatsOf(one, NORMAL);
    expect(parts(beats)).toEqual(['light', 'fly', 'caption', 'gap']);
    expect(beats.map(({ ms }) => ms)).toEqual([120, 420, 1060, 250]);
    expect(beats.map(({ view: shown }) => shown === one.before)).toEqual([true, true, false, false]);
    expect(whole(beatsOf(one, { ...NORMAL, speed: 'fast' }))).toBe(1850 / 2);
    expect(parts(beatsOf(one, { ...NORMAL, still: true }))).toEqual(['light', 'caption', 'gap']);
  });

  test('at once: only the caption, over the latest board', () => {
    const beats = beatsOf(step([event(4, 1, bid('lot:miner', 'red', 2))]), { ...NORMAL, speed: 'instant' });
    expect(beats.map(({ part, ms, view: shown }) => [part, ms, shown])).toEqual([['caption', 900, null]]);
  });

  test('my own moves show at once, and small steps have no caption', () => {
    const mine = step([event(4, 0, bid('lot:miner', 'red', 2))]);
    expect(beatsOf({ ...mine, decided: true }, NORMAL)).toEqual([]);
    // A bid that I prepared earlier is seen as others' are.
    expect(parts(beatsOf(mine, NORMAL))).toEqual(['light', 'fly', 'caption', 'gap']);
    const ways = { source: place('p1:home_2'), target: place('p1:miner') };
    expect(parts(beatsOf(step([event(4, 1, { do: 'step', resource: 'wood', ...ways })]), NORMAL))).toEqual(['fly']);
    expect(beatsOf(step([event(4, 1, { do: 'done' })]), NORMAL)).toEqual([]);
  });

  test('what my move brought is seen, named and followed by a pause', () => {
    const seen = (wood: number, red: number, blue: number): View => {
      const village = [{ tile: 'well', goods: { wood } }];
      return view({ seats: view().seats.map((seat, n) => (n ? seat : { ...seat, village, workers: { red, blue } })) });
    };
    const moved = event(4, 0, use('p0:well', { blue: 1 }));
    const one = { before: seen(1, 1, 2), after: seen(3, 2, 1), events: [moved], decided: true };
    const beats = beatsOf(one, NORMAL);
    expect(beats.map(({ part, ms }) => [part, ms])).toEqual([['fly', 420], ['caption', 1060], ['gap', 500]]);
    expect(beats[0]?.got).toEqual([
      { symbol: 'good-wood', count: 2, from: 'stock', to: 'p0:well' },
      { symbol: 'worker-red', count: 1, from: 'p0:well', to: 'seat:0' },
    ]);
    expect(beats.every(({ view: shown }) => shown === one.after)).toBe(true);
    expect(parts(beatsOf(one, { ...NORMAL, still: true }))).toEqual(['caption', 'gap']);
    expect(gotWords(beats[0]?.got ?? []).says.args.pieces).toMatchObject({
      of: [{ id: 'log-some-wood', args: { count: 2 } }, { id: 'log-some-red', args: { count: 1 } }],
    });
  });

  test('a move is heard with one of its beats: when it flies, or when it is captioned', () => {
    const heard = (one: GameEvent, manner: Parameters<typeof beatsOf>[1] = NORMAL): string[] =>
      parts(beatsOf(step([one]), manner).filter((beat) => beat.heard));
    const placed = event(4, 1, bid('lot:miner', 'red', 2));
    expect(heard(placed)).toEqual(['fly']);
    expect(heard(placed, { ...NORMAL, still: true })).toEqual(['caption']);
    expect(heard(placed, { ...NORMAL, speed: 'instant' })).toEqual(['caption']);
    expect(heard(event(4, 1, { do: 'pass' }))).toEqual(['caption']);
    expect(heard(event(4, 1, { do: 'pay', what: 'red' }))).toEqual(['gap']);
    expect(heard(event(4, 0, { do: 'pass' }))).toEqual([]);
  });

  test('several entries of one update play over the board after them', () => {
    const one = step([event(4, 1, use('lot:miner', { red: 1 })), event(5, 2, { do: 'pass' })]);
    const beats = beatsOf(one, NORMAL);
    expect(beats.map(({ event: each }) => each.seq)).toEqual([4, 4, 4, 4, 5, 5, 5]);
    expect(beats.every(({ view: shown }) => shown === one.after)).toBe(true);
  });

  test('the end of a season takes at most six seconds, over the board before it', () => {
    const sales = Array.from({ length: 16 }, () => ends.sales[0]).flatMap((sale) => (sale ? [sale] : []));
    const before = view({ turn_order: [{ tile: 'turn_order_tile_2' }] });
    const purple = { place: place('turn:2'), winner: 1, count: 1, colour: 'red' as const };
    const one = { ...step([event(4, 0, { do: 'pass' }, { ends: { ...ends, sales: [...sales, purple] } })]), before };
    const beats = beatsOf(one, NORMAL);
    expect(parts(beats)).toEqual(['sold', 'glide', 'home', 'purple']);
    const boats = { ...one, after: view({ phase: 'pick_boat' }) };
    expect(parts(beatsOf(boats, NORMAL))).toEqual(['sold', 'glide', 'home', 'purple', 'boats']);
    expect(whole(beatsOf(boats, NORMAL))).toBeLessThanOrEqual(6000);
    expect(whole(beatsOf(boats, { ...NORMAL, still: true }))).toBeLessThanOrEqual(4000);
    expect(beats.every(({ view: shown }) => shown === one.before)).toBe(true);
    expect(beatsOf(one, { ...NORMAL, still: true }).map(({ stage }) => stage)).toEqual(['still']);
    expect(beatsOf(one, { ...NORMAL, speed: 'instant' })).toEqual([]);
    // Nobody bid for the purple worker: it passes when the boats are picked (E7).
    const stays = event(4, 0, { do: 'pass' }, { ends: { ...ends, sales } });
    expect(parts(beatsOf({ ...boats, events: [stays] }, NORMAL))).toEqual(['sold', 'glide', 'home', 'boats']);
  });
});

describe('the pace of a table', () => {
  const picture = (events: GameEvent[], more: Partial<View> = {}): Picture => (
    { seq: events.length, events, view: view(more), you: { seat: 0 } } as Picture
  );
  const first = event(0, 0, { do: 'pass' }, { at: 1 });
  const second = event(1, 1, bid('lot:miner', 'red', 2), { at: 2 });
  const third = event(2, 2, bid('lot:well', 'blue', 1), { at: 3 });
  const start = picture([first], { passes: 1 });
  const then = picture([first, second], { passes: 2 });
  const last = picture([first, second, third], { passes: 3 });

  test('shows the moves of two updates one after the other, then the latest', () => {
    const pace = new Pace(() => 0);
    pace.take(start, [then]);
    pace.take(then, [last]);
    const seen: number[] = [];
    while (pace.now) {
      if (seen.at(-1) !== pace.now.event.seq) seen.push(pace.now.event.seq);
      if (pace.now.part === 'light') expect(pace.view).toBe(seen.length === 1 ? start.view : then.view);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([1, 2]);
    expect(pace.view).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('my own decision finishes what plays; the moves since then can be shown again', () => {
    const pace = new Pace(() => 0);
    pace.take(start, [then]);
    const mine = event(2, 0, bid('lot:miner', 'red', 3), { at: 5 });
    pace.take(then, [picture([first, second, mine])]);
    expect(pace.now).toBeNull();
    const more = event(3, 1, { do: 'pass' }, { at: 6 });
    const now = picture([first, second, mine, more]);
    pace.take(picture([first, second, mine]), [now]);
    pace.finish();
    pace.again(now, [more]);
    expect(pace.now?.event.seq).toBe(3);
    pace.finish();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tells of others’ moves as they are shown, of mine and unseen ones at once', () => {
    const pace = new Pace(() => 0);
    const told: number[] = [];
    pace.onmove = ({ seq }) => told.push(seq);
    pace.take(start, [then]);
    pace.take(then, [last]);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(120); // the card has lit up, the piece flies
    expect(told).toEqual([1]);
    pace.finish();
    expect(told).toEqual([1]);
    const mine = event(3, 0, { do: 'pass' }, { at: 4 });
    pace.take(last, [picture([first, second, third, mine])]);
    expect(told).toEqual([1, 3]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pace.take(start, [then]);
    hidden.mockRestore();
    expect(told).toEqual([1, 3, 1]);
    const many = Array.from({ length: 14 }, (_, n) => event(n + 1, 1, { do: 'pass' }, { at: n + 5 }));
    pace.take(start, [picture([first, ...many])]);
    expect(told).toEqual([1, 3, 1]);
  });

  test('after a reload the moves are shown on the board as it is', () => {
    const pace = new Pace(() => 0);
    pace.again(last, [second, third]);
    expect(pace.now?.event.seq).toBe(1);
    expect(pace.view).toBe(last.view);
    pace.finish();
  });

  test('nothing plays in a hidden tab, nor when somebody comes back to many moves', () => {
    const pace = new Pace(() => 0);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pace.take(start, [then]);
    expect(pace.now).toBeNull();
    hidden.mockRestore();
    for (let n = 0; n < 40; n++) pace.take(start, [then]);
    let shown = 0;
    for (; pace.now; shown++) vi.advanceTimersToNextTimer();
    expect(shown).toBeLessThan(32);
    const many = Array.from({ length: 14 }, (_, n) => event(n + 1, 1, { do: 'pass' }, { at: n + 5 }));
    pace.take(start, [picture([first, ...many])]);
    expect(pace.now).toBeNull();
  });
});

describe('since my last decision', () => {
  const events = [
    event(0, 0, bid('lot:miner', 'red', 1), { at: 1 }),
    event(1, 1, bid('lot:miner', 'red', 2), { at: 2 }),
    event(2, 0, { do: 'pass' }, { at: 2 }),
    event(3, 1, bid('lot:well', 'red', 2), { at: 3 }),
  ];

  test('an automatic pass is no decision', () => {
    expect(events.map(({ seq }) => automatic(events, seq))).toEqual([false, false, true, false]);
    expect(lastOwn(events, 0)).toBe(0);
  });

  test('nor is a bid that I prepared, and it is told with the others’ moves', () => {
    const prepared = [...events, event(4, 0, bid('lot:well', 'red', 3), { at: 3 })];
    expect(lastOwn(prepared, 0)).toBe(0);
    const turns = turnsSince(chronicle(prepared).entries, 0, 0);
    expect(turns.map(({ seat }) => seat)).toEqual([1, 1, 0]);
  });

  test('nor is what the page did without a click', () => {
    const later = [...events, event(4, 0, { do: 'pass' }, { at: 4 })];
    expect(lastOwn(later, 0)).toBe(4);
    expect(lastOwn(later, 0, new Set([4]))).toBe(0);
  });

  test('in records, where nobody noted the time, every pass is a decision', () => {
    expect(automatic([event(0, 1, { do: 'pass' }), event(1, 0, { do: 'pass' })], 1)).toBe(false);
  });
});

describe('words', () => {
  test('a caption says who is outbid', () => {
    const lots = [{
      tile: 'miner',
      bids: [{ seat: 0, size: 1, colour: 'red' as const }, { seat: 2, size: 2, colour: 'red' as const }],
    }];
    const move = event(4, 1, bid('lot:miner', 'red', 3));
    const ids = (me: number | null): string => captionWords(move, view({ lots } as Partial<View>), [], me).says.id;
    expect(ids(2)).toBe('pace-outbid-you');
    expect(ids(0)).toBe('pace-outbid');
    expect(captionWords(move, view({ lots: [] }), [], 0).says.id).toBe('log-bid-red');
  });

  test('what everybody got at the end of a season', () => {
    expect(sharesOf(ends, [1, 0])).toEqual([
      { seat: 1, won: [place('lot:miner')], paid: 3, home: {} },
      { seat: 0, won: [], paid: 0, home: { blue: 1, red: 3 } },
    ]);
    const pass = event(0, 0, { do: 'pass' }, { ends });
    expect(latestEnd([pass])).toBe(pass);
    expect(latestEnd([pass, event(1, 0, { do: 'undo', takes_back: 0 })])).toBeNull();
  });
});
