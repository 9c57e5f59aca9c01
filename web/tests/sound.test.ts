// @vitest-environment jsdom
/** What is heard of what happens at a table. */

import { describe, expect, it } from 'vitest';
import type { Picture } from '../src/net/picture';
import type { ChatLine, GameEvent, Legal, Move, View } from '../src/net/types';
import { cues } from '../src/sound/events';
import { table, view } from './server';

const place = (at: string) => ({ at, tile: at.split(':')[1] ?? '', side: 'front', owner: null, number: null }) as never;
const bid = (at: string): Move =>
  ({ do: 'bid', place: place(at), colour: 'red', screen: 2, added: 2, total: 2, groups: [] }) as unknown as Move;
const use = (at: string): Move => ({ do: 'use', place: place(at), screen: { red: 1 }, groups: [] }) as unknown as Move;

function event(seq: number, seat: number, move: Move): GameEvent {
  return { seq, seat, season: 'spring', text: '', move, drew: [], laid_out: [], loaded: {}, ends: null, at: 0 };
}

function picture(more: Partial<Picture> = {}): Picture {
  return {
    table: table(), you: { seat: 0, host: true, pass_mode: '', invite: null, contribute: false }, view: view(), legal: null, standing: null,
    events: [], chat: [], presence: { online: [], spectators: 0 }, seq: 0, canUndo: false, passMode: '', clock: 0, ...more,
  };
}

/** The picture after a move. */
const moved = (before: Picture, seat: number, move: Move, more: Partial<Picture> = {}): Picture => ({
  ...before, events: [...before.events, event(before.seq, seat, move)], seq: before.seq + 1, ...more,
});
const lots = (...bids: { seat: number; size: number }[]): Partial<View> => ({
  lots: [{ tile: 'miner', bids: bids.map((each) => ({ ...each, colour: 'red' })) }],
});
const goods = (count: number): Partial<View> => {
  const [mine, ...others] = view().seats;
  return { seats: [{ ...mine, village: [{ tile: 'home_1', goods: { wood: count } }] } as View['seats'][number], ...others] };
};

describe('moves', () => {
  const start = picture({ view: view(lots({ seat: 0, size: 2 })) });

  it('of mine are loud, of others quieter', () => {
    expect(cues(start, moved(start, 0, bid('lot:miner')))).toEqual([{ kind: 'bid', mine: true }]);
    expect(cues(start, moved(start, 1, bid('lot:other')))).toEqual([{ kind: 'bid', mine: false }]);
  });

  it('that take the lead from me say so', () => {
    expect(cues(start, moved(start, 1, bid('lot:miner')))).toEqual([{ kind: 'outbid', mine: true }]);
    const behind = picture({ view: view(lots({ seat: 0, size: 2 }, { seat: 1, size: 3 })) });
    expect(cues(behind, moved(behind, 1, bid('lot:miner')))).toEqual([{ kind: 'bid', mine: false }]);
  });

  it('that bring resources are a production', () => {
    const before = picture({ view: view(goods(1)) });
    const after = moved(before, 0, use('p0:home_1'), { view: view(goods(3)) });
    expect(cues(before, after)).toEqual([{ kind: 'production', mine: true }]);
    expect(cues(before, moved(before, 1, use('lot:miner')))).toEqual([{ kind: 'bid', mine: false }]);
  });

  it.each([
    ['step', 'step'], ['upgrade', 'upgrade'], ['boat', 'boat'], ['flip', 'flip'], ['place', 'bid'],
  ] as const)('%s sounds like %s', (what, kind) => {
    const before = picture();
    expect(cues(before, moved(before, 1, { do: what } as unknown as Move))).toEqual([{ kind, mine: false }]);
  });

  it('of a kind are heard once, and a whole season at once not at all', () => {
    const before = picture();
    let after = before;
    for (let n = 0; n < 3; n++) after = moved(after, 1, bid('lot:other'));
    expect(cues(before, after)).toEqual([{ kind: 'bid', mine: false }]);
    for (let n = 0; n < 20; n++) after = moved(after, 1, bid('lot:other'));
    expect(cues(before, after)).toEqual([]);
  });
});

it('my turn is heard once, not between the steps of it', () => {
  const legal = {} as Legal;
  const before = picture();
  expect(cues(before, moved(before, 1, { do: 'pass' }, { legal }))).toEqual([{ kind: 'turn', mine: true }]);
  const mine = picture({ legal });
  expect(cues(mine, moved(mine, 0, { do: 'pass' }, { legal }))).toEqual([]);
});

it('each season has a sound, and so has the end', () => {
  const before = picture();
  for (const season of ['summer', 'autumn', 'winter'] as const) {
    const after = moved(before, 1, { do: 'pass' }, { view: view({ season }) });
    expect(cues(before, after)).toEqual([{ kind: season, mine: true }]);
  }
  const over = { ...before, table: table({ status: 'finished' }) };
  expect(cues(before, over)).toEqual([{ kind: 'win', mine: true }]);
});

it('chat of others is heard, one’s own is not', () => {
  const before = picture();
  const line = (number: number, seat: number): ChatLine => ({ number, seat, name: '', text: 'hello', phrase: '', at: 0 });
  expect(cues(before, { ...before, chat: [line(0, 1)] })).toEqual([{ kind: 'chat', mine: false }]);
  expect(cues(before, { ...before, chat: [line(0, 0)] })).toEqual([]);
});

it('nothing is heard of what was there before one came', () => {
  expect(cues(null, picture({ legal: {} as Legal, chat: [] }))).toEqual([]);
});
