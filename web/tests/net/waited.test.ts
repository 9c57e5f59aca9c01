/** Whom the table waits for, and when a reminder is offered. */
import { expect, test } from 'vitest';
import { after } from '../../src/net/picture';
import type { Picture } from '../../src/net/types';
import type { ChatLine, StateMessage } from '../../src/net/types';
import { mayNudge, NUDGE_AFTER, peopleWaitedFor } from '../../src/net/waited';
import { event, state, table } from '../fixtures/server';

const seats = table().seats;
const picture = (more: Partial<StateMessage> = {}): Picture =>
  after(null, state({ table: table({ to_act: [1] }), events: [event(0, 0, { do: 'pass' }, { at: 100 })], ...more }))!;
const line = (at: number): ChatLine => ({ number: 0, seat: 0, name: 'Mei', text: '', phrase: 'nudge', at });

test('other people who owe a decision are waited for, bots and stand-ins are not', () => {
  expect(peopleWaitedFor(picture()).map(({ seat }) => seat)).toEqual([1]);
  expect(peopleWaitedFor(picture({ table: table({ to_act: [0] }) }))).toEqual([]);
  const bot = seats.map((seat) => ({ ...seat, kind: seat.seat ? 'bot' : 'person' }) as const);
  expect(peopleWaitedFor(picture({ table: table({ to_act: [1], seats: bot }) }))).toEqual([]);
  const left = seats.map((seat) => ({ ...seat, stand_in: seat.seat === 1 }));
  expect(peopleWaitedFor(picture({ table: table({ to_act: [1], seats: left }) }))).toEqual([]);
});

test('a reminder is offered after a while, and again a while after the last one', () => {
  expect(mayNudge(picture(), 100 + NUDGE_AFTER - 1)).toBe(false);
  expect(mayNudge(picture(), 100 + NUDGE_AFTER)).toBe(true);
  expect(mayNudge(picture({ chat: [line(130)] }), 100 + NUDGE_AFTER)).toBe(false);
  expect(mayNudge(picture({ chat: [line(130)] }), 130 + NUDGE_AFTER)).toBe(true);
});

test('those who watch remind nobody', () => {
  const you = { ...picture().you, seat: null };
  expect(mayNudge(picture({ you }), 1000)).toBe(false);
});
