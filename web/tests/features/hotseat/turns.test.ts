import { describe, expect, test } from 'vitest';
import { curtained, lastMover, peopleHere, shared, whoseTurn, type Shared } from '../../../src/features/hotseat/turns';
import { allHere } from '../../../src/lobby/lists';
import { state, table } from '../../fixtures/server';

function device(seat: number | null, here: number[], toAct: number[], more: Partial<Shared> = {}): Shared {
  const { you } = state();
  const seats = [0, 1, 2].map((number) => ({
    ...table().seats[0]!,
    seat: number,
    kind: 'person' as const,
    stand_in: false,
  }));
  return {
    table: table({ status: 'playing', seats, to_act: toAct }),
    you: { ...you, seat, here },
    events: [],
    ...more,
  };
}

describe('people at one device', () => {
  test('a curtain hides the table while nobody has said who they are', () => {
    expect(curtained(device(null, [0, 2], [0]))).toBe(true);
    expect(curtained(device(2, [0, 2], [0]))).toBe(false);
    expect(curtained(device(null, [], [0]))).toBe(false);
    expect(shared(device(1, [1], [1]))).toBe(false);
  });

  test('those who owe a decision here are asked in turn, but not those for whom a bot plays', () => {
    const picture = device(null, [0, 2], [1, 2, 0]);
    expect(whoseTurn(picture).map(({ seat }) => seat)).toEqual([2, 0]);
    picture.table.seats[2]!.stand_in = true;
    expect(whoseTurn(picture).map(({ seat }) => seat)).toEqual([0]);
    expect(peopleHere(picture).map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('the latest move is taken back by whoever made it here', () => {
    const event = (seat: number, move: string) => ({ seq: 1, seat, move: { do: move } }) as Shared['events'][number];
    expect(lastMover(device(null, [0, 2], [2], { events: [event(0, 'pass')] }))?.seat).toBe(0);
    expect(lastMover(device(null, [0, 2], [2], { events: [event(1, 'pass')] }))).toBe(null);
    expect(lastMover(device(null, [0, 2], [0], { events: [event(0, 'undo')] }))).toBe(null);
    expect(lastMover(device(null, [0, 2], [0]))).toBe(null);
  });

  test('a table starts at once if nobody else is expected', () => {
    expect(allHere([{ kind: 'me' }, { kind: 'here', name: 'Bea' }, { kind: 'bot' }])).toBe(true);
    expect(allHere([{ kind: 'me' }, { kind: 'here' }, { kind: 'open' }])).toBe(false);
    expect(allHere([{ kind: 'me' }, { kind: 'bot' }])).toBe(false);
  });
});
