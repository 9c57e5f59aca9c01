import { describe, expect, it } from 'vitest';
import { after, merged } from '../src/net/picture';
import { event, state, update, view } from './server';

describe('what a message changes of the picture', () => {
  it('replaces keys, drops nulls, and takes seats by their number', () => {
    const before = view({ use: { tile: 'stable', steps: 2 }, passes: 1 });
    const seat = { ...before.seats[1]!, worker_count: 5 };
    const now = merged(before, { passes: 0, use: null, seats: { '1': seat } });
    expect(now.passes).toBe(0);
    expect('use' in now).toBe(false);
    expect(now.seats[1]).toEqual(seat);
    expect(now.seats[0]).toBe(before.seats[0]); // untouched: the same object
    expect(before.passes).toBe(1); // never in place
    expect(before.seats[1]!.worker_count).toBe(8);
  });

  it('keeps the objects of tiles that are as they were, wherever they stand now', () => {
    const lots = ['miner', 'stable', 'brewer'].map((tile) => ({ tile, bids: [{ seat: 0, colour: 'red' as const, size: 1 }] }));
    const before = view({ lots });
    const copy = structuredClone(lots.slice(1));
    copy[1]!.bids[0]!.size = 2;
    const now = merged(before, { lots: copy });
    expect(now.lots).toEqual(copy);
    expect(now.lots![0]).toBe(lots[1]); // nothing new of it: nothing to draw
    expect(now.lots![1]).not.toBe(lots[2]);
    expect(merged(before, { lots: structuredClone(lots) }).lots).toBe(lots);
  });

  it('puts events in the place of their number, whatever comes twice', () => {
    let picture = after(null, state({ events: [event(0, -1, 'deal'), event(1, 1, 'winter')], seq: 2 }));
    picture = after(picture, update({ seq: 3, events: [event(2, 0, 'pass')] }));
    picture = after(picture, state({ seq: 3, events: [event(1, 1, 'winter windmill'), event(2, 0, 'pass')] }));
    expect(picture?.events.map(({ move }) => move)).toEqual(['deal', 'winter windmill', 'pass']);
  });

  it('keeps each line of chat once, in order', () => {
    const line = (number: number) => ({ number, seat: 0, name: 'Mei', text: `${number}`, at: 0 });
    let picture = after(null, state({ chat: [line(0)] }));
    picture = after(picture, { type: 'chat', chat: [line(2), line(1)] });
    picture = after(picture, { type: 'chat', chat: [line(2)] });
    expect(picture?.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
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
    expect(after(waiting, update({ events: [], seq: 0 }))?.view).toBeNull();
    expect(after(waiting, state())?.view?.season).toBe('spring');
  });
});
