import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/net/api';
import type { Frame } from '../../../src/net/types';
import { readMoment, writeMoment } from '../../../src/lib/moment';
import { Frames, type Ask } from '../../../src/features/replay/frames';

const frame = (seq: number): Frame => ({ seq, last: 50, events: [] }) as unknown as Frame;

/** A server that answers when it is told to. */
function server() {
  const open: { at: number; signal: AbortSignal; answer: (found: Frame) => void; fail: (error: unknown) => void }[] =
    [];
  const ask: Ask = (_, at, signal) =>
    new Promise((answer, fail) => {
      open.push({ at, signal, answer, fail });
      signal.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
    });
  return { open, ask };
}

describe('frames', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const arrived = vi.fn();
  const failed = vi.fn();
  beforeEach(() => {
    arrived.mockClear();
    failed.mockClear();
  });

  test('the wanted moment comes first, then its neighbours, once each', async () => {
    const { open, ask } = server();
    const frames = new Frames(ask, arrived, failed);
    frames.want('open', 5, [6, 4]);
    for (const at of [5, 6, 4]) {
      await vi.advanceTimersByTimeAsync(100);
      expect(open.at(-1)?.at).toBe(at);
      open.at(-1)?.answer(frame(at));
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(open).toHaveLength(3);
    expect(arrived).toHaveBeenCalledTimes(1);
    frames.want('open', 6, [5]);
    expect(arrived).toHaveBeenLastCalledWith({ viewer: 'open', at: 6 }, frame(6));
    await vi.advanceTimersByTimeAsync(500);
    expect(open).toHaveLength(3);
  });

  test('a slider drawn fast asks seldom, and only the last wish arrives', async () => {
    const { open, ask } = server();
    const frames = new Frames(ask, arrived, failed);
    for (let at = 1; at <= 40; at += 1) {
      frames.want('open', at);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(open.length).toBeLessThan(9);
    expect(open.slice(0, -1).every((one) => one.signal.aborted)).toBe(true);
    open.at(-1)?.answer(frame(40));
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived.mock.calls).toEqual([[{ viewer: 'open', at: 40 }, frame(40)]]);
    expect(failed).not.toHaveBeenCalled();
  });

  test('too many requests: it waits as long as the server says', async () => {
    const { open, ask } = server();
    const frames = new Frames(ask, arrived, failed);
    frames.want('open', 3);
    await vi.advanceTimersByTimeAsync(100);
    open[0]?.fail(new ApiError('too-many', '', 429, 2));
    await vi.advanceTimersByTimeAsync(1900);
    expect(open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(open).toHaveLength(2);
    open[1]?.answer(frame(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveBeenCalledTimes(1);
  });

  test('what is not allowed is told, and can be tried again', async () => {
    const { open, ask } = server();
    const frames = new Frames(ask, arrived, failed);
    frames.want('2', 3);
    await vi.advanceTimersByTimeAsync(100);
    open[0]?.fail(new ApiError('not-allowed', 'no', 403));
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledTimes(1);
    frames.again();
    await vi.advanceTimersByTimeAsync(100);
    expect(open).toHaveLength(2);
  });

  test('nothing is asked for any more once it is closed', async () => {
    const { open, ask } = server();
    const frames = new Frames(ask, arrived, failed);
    frames.want('open', 1, [2, 3]);
    frames.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(open).toHaveLength(0);
  });
});

describe('the address of a moment', () => {
  test.each([
    ['#at=120&viewer=open', { at: 120, viewer: 'open', try: false }],
    ['#at=9&viewer=1&try=1', { at: 9, viewer: '1', try: true }],
    ['#viewer=3', { at: null, viewer: '3', try: false }],
    ['#at=-1&viewer=9', { at: null, viewer: null, try: false }],
    ['', { at: null, viewer: null, try: false }],
  ])('%s', (hash, moment) => {
    expect(readMoment(hash)).toEqual(moment);
  });

  test('what is written can be read', () => {
    expect(readMoment(writeMoment(7, 'spectator'))).toEqual({ at: 7, viewer: 'spectator', try: false });
  });
});
