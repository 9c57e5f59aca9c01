// @vitest-environment jsdom
/** What is heard of what happens at a table. */

import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../src/net/types';
import type { ChatLine, GameEvent, Legal, Move, View } from '../../../src/net/types';
import { Bell, changeCues, moveCue, type Cue, type Shown } from '../../../src/features/sound/events';
import { bid, event, table, use, view, you } from '../../fixtures/server';

function picture(more: Partial<Picture> = {}): Picture {
  return {
    table: table(),
    you: you({ invite: null }),
    view: view(),
    legal: null,
    standing: null,
    events: [],
    chat: [],
    presence: { online: [], spectators: 0 },
    seq: 0,
    canUndo: false,
    passMode: '',
    prepared: { bids: [], cancelled: [] },
    clock: 0,
    ...more,
  };
}

const lots = (...bids: { seat: number; size: number }[]): Partial<View> => ({
  lots: [{ tile: 'miner', bids: bids.map((each) => ({ ...each, colour: 'red' })) }],
});
const goods = (count: number): View => {
  const [mine, ...others] = view().seats;
  return view({
    seats: [{ ...mine, village: [{ tile: 'home_1', goods: { wood: count } }] } as View['seats'][number], ...others],
  });
};

describe('moves', () => {
  const start = view(lots({ seat: 0, size: 2 }));
  const heard = (seat: number, move: Move, before = start, after = before): Cue | null =>
    moveCue(event(0, seat, move), before, after, 0);

  it('of mine are loud, of others quieter', () => {
    expect(heard(0, bid('lot:miner', 'red', 3))).toEqual({ kind: 'bid', mine: true });
    expect(heard(1, bid('lot:other', 'red', 3))).toEqual({ kind: 'bid', mine: false });
  });

  it('that take the lead from me say so', () => {
    expect(heard(1, bid('lot:miner', 'red', 3))).toEqual({ kind: 'outbid', mine: true });
    const behind = view(lots({ seat: 0, size: 2 }, { seat: 1, size: 3 }));
    expect(heard(1, bid('lot:miner', 'red', 4), behind)).toEqual({ kind: 'bid', mine: false });
  });

  it('that bring resources are a production', () => {
    expect(heard(0, use('p0:home_1', { red: 1 }), goods(1), goods(3))).toEqual({ kind: 'production', mine: true });
    expect(heard(1, use('lot:miner', { red: 1 }), goods(1))).toEqual({ kind: 'bid', mine: false });
    const draws = event(0, 0, use('lot:alehouse', { red: 1 }), { drew: [{ seat: 0 }] as GameEvent['drew'] });
    expect(moveCue(draws, view(), view(), 0)).toEqual({ kind: 'production', mine: true });
  });

  it.each(
    [
      ['step', 'step'],
      ['upgrade', 'upgrade'],
      ['boat', 'boat'],
      ['flip', 'flip'],
      ['place', 'bid'],
    ] as const,
  )('%s sounds like %s', (what, kind) => {
    expect(heard(1, { do: what } as unknown as Move)).toEqual({ kind, mine: false });
  });

  it('that say nothing are silent', () => {
    expect(heard(1, { do: 'pass' })).toBeNull();
  });
});

describe('my turn', () => {
  const legal = {} as Legal;
  const after = (events: GameEvent[], more: Partial<Picture> = {}): Picture =>
    picture({ events, seq: events.length, ...more });
  const theirs = event(0, 1, { do: 'pass' });
  const mine = event(1, 0, { do: 'pass' });

  it('is heard once, not between the steps of it', () => {
    const bell = new Bell(picture());
    expect(bell.rings(after([theirs]))).toBe(false);
    expect(bell.rings(after([theirs], { legal }))).toBe(true);
    expect(bell.rings(after([theirs], { legal }))).toBe(false);
    expect(bell.rings(after([theirs, mine], { legal }))).toBe(false);
    expect(bell.rings(after([theirs, mine]))).toBe(false);
    expect(bell.rings(after([theirs, mine, event(2, 1, { do: 'pass' })], { legal }))).toBe(true);
  });

  it('is not heard if it was there before one came', () => {
    expect(new Bell(after([theirs], { legal })).rings(after([theirs], { legal }))).toBe(false);
  });
});

describe('the table', () => {
  const before: Shown = { season: 'spring', over: false, chat: [] };

  it('has a sound for each season, and one for the end', () => {
    for (const season of ['summer', 'autumn', 'winter'] as const) {
      expect(changeCues(before, { ...before, season }, 0)).toEqual([{ kind: season, mine: true }]);
    }
    expect(changeCues(before, { ...before, over: true }, 0)).toEqual([{ kind: 'win', mine: true }]);
    expect(changeCues(before, before, 0)).toEqual([]);
  });

  it('lets chat of others be heard, one’s own not', () => {
    const line = (number: number, seat: number): ChatLine => ({
      number,
      seat,
      name: '',
      text: 'hello',
      phrase: '',
      at: 0,
    });
    expect(changeCues(before, { ...before, chat: [line(0, 1)] }, 0)).toEqual([{ kind: 'chat', mine: false }]);
    expect(changeCues(before, { ...before, chat: [line(0, 0)] }, 0)).toEqual([]);
  });
});
