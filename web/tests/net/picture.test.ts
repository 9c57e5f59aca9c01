import { describe, expect, it } from 'vitest';
import { after } from '../../src/net/picture';
import type { View } from '../../src/net/types';
import { event, state, update, view } from '../fixtures/server';

describe('what a message changes of the picture', () => {
  const seen = (before: View, now: View): View =>
    after(after(null, state({ view: before })), update({ view: now }))!.view!;

  it('keeps the objects of what is as it was', () => {
    const before = view({ use: { tile: 'stable', steps: 2, upgrades: 0 }, passes: 1 });
    const next = structuredClone(before);
    delete next.use;
    next.seats[1]!.worker_count = 5;
    const now = seen(before, next);
    expect(now).toEqual(next);
    expect(now.seats[0]).toBe(before.seats[0]);
    expect(before.seats[1]!.worker_count).toBe(8); // never in place
  });

  it('keeps the objects of tiles that are as they were, wherever they stand now', () => {
    const lots = ['miner', 'stable', 'brewer'].map((tile) => ({
      tile,
      bids: [{ seat: 0, colour: 'red' as const, size: 1 }],
    }));
    const before = view({ lots });
    const next = structuredClone(before);
    next.lots.shift();
    next.lots[1]!.bids![0]!.size = 2;
    const now = seen(before, next);
    expect(now.lots).toEqual(next.lots);
    expect(now.lots[0]).toBe(lots[1]); // nothing new of it: nothing to draw
    expect(now.lots[1]).not.toBe(lots[2]);
    expect(seen(before, structuredClone(before))).toBe(before);
  });

  it('puts events in the place of their number, whatever comes twice', () => {
    let picture = after(
      null,
      state({ events: [event(0, -1, { do: 'deal' }), event(1, 1, { do: 'winter', tiles: [] })], seq: 2 }),
    );
    picture = after(picture, update({ seq: 3, events: [event(2, 0, { do: 'pass' })] }));
    picture = after(
      picture,
      state({ seq: 3, events: [event(1, 1, { do: 'winter', tiles: ['windmill'] }), event(2, 0, { do: 'pass' })] }),
    );
    expect(picture?.events.map(({ move }) => move)).toEqual([{ do: 'deal' }, { do: 'winter', tiles: ['windmill'] }, {
      do: 'pass',
    }]);
  });

  it('keeps each line of chat once, in order', () => {
    const line = (number: number) => ({ number, seat: 0, name: 'Mei', text: `${number}`, at: 0, phrase: '' as const });
    let picture = after(null, state({ chat: [line(0)] }));
    picture = after(picture, { type: 'chat', chat: [line(2), line(1)] });
    picture = after(picture, { type: 'chat', chat: [line(2)] });
    expect(picture?.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('knows who is here, and changes nothing else', () => {
    const before = after(null, state());
    expect(before?.presence).toEqual({ online: [0], spectators: 0 });
    const presence = { online: [0, 2], spectators: 3 };
    const now = after(before, { type: 'presence', presence });
    expect(now?.presence).toEqual(presence);
    expect(now?.table).toBe(before?.table);
  });

  it('takes what is legal, undo, passing and the clock from the latest message', () => {
    let picture = after(null, state({ now: 1000 }), 990);
    expect(picture?.clock).toBe(10);
    picture = after(picture, update({ pass_mode: 'season', can_undo: true }));
    expect(picture).toMatchObject({ canUndo: true, passMode: 'season', seq: 2, legal: null });
  });

  it('has no picture before the first state', () => {
    expect(after(null, update())).toBeNull();
  });

  it('shows a game that begins while one waits', () => {
    const waiting = after(null, state({ view: null, events: [], seq: 0 }));
    expect(after(waiting, update({ view: null, events: [], seq: 0 }))?.view).toBeNull();
    expect(after(waiting, state())?.view?.season).toBe('spring');
  });
});
