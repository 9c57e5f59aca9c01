/** A puzzle as a live table: its line answers with requests to the server. */

import { afterEach, expect, test, vi } from 'vitest';
import { PuzzleLine } from '../../../src/features/puzzles/line';
import type { ServerMessage } from '../../../src/net/types';

afterEach(() => vi.unstubAllGlobals());

const state = (seq: number, legal: unknown): unknown => ({
  type: 'state',
  table: {},
  you: { pass_mode: '', prepared: { bids: [], cancelled: [] } },
  seq,
  view: {},
  events: Array.from({ length: seq }, (_, i) => ({ seq: i })),
  legal,
  standing: null,
  can_undo: false,
  chat: [],
  presence: {},
  now: 1,
});

function serve(answers: { status: number; body: unknown }[]): { actions: number[] }[] {
  const asked: { actions: number[] }[] = [];
  vi.stubGlobal('fetch', (_path: string, options: { body: string }) => {
    asked.push(JSON.parse(options.body) as { actions: number[] });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

function listen(line: PuzzleLine): ServerMessage[] {
  const heard: ServerMessage[] = [];
  line.onmessage = ({ data }) => heard.push(JSON.parse(data) as ServerMessage);
  return heard;
}

test('a turn is sent whole each time, and updates tell what is new', async () => {
  const asked = serve([
    { status: 200, body: { state: state(0, {}), complete: false } },
    { status: 200, body: { state: state(1, {}), complete: false } },
    { status: 200, body: { state: state(2, null), complete: true, verdict: 'solved' } },
  ]);
  const told: unknown[] = [];
  const line = new PuzzleLine('abc', (found) => told.push(found.verdict));
  const heard = listen(line);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  line.send(JSON.stringify({ type: 'act', id: 'm1', seq: 0, action: 17 }));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  line.send(JSON.stringify({ type: 'act', id: 'm2', seq: 1, action: 9 }));
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(asked).toEqual([{ actions: [] }, { actions: [17] }, { actions: [17, 9] }]);
  expect(heard.map(({ type }) => type)).toEqual(['state', 'update', 'done', 'update', 'done']);
  expect(heard[3]).toMatchObject({
    seq: 2,
    events: [{ seq: 1 }],
    pass_mode: '',
    prepared: { bids: [], cancelled: [] },
  });
  expect(told[2]).toBe('solved');
});

test('a refused action is not part of the turn', async () => {
  const asked = serve([
    { status: 200, body: { state: state(0, {}), complete: false } },
    { status: 409, body: { code: 'illegal', message: 'no', reason: null } },
    { status: 200, body: { state: state(1, null), complete: true } },
  ]);
  const line = new PuzzleLine('abc', () => undefined);
  const heard = listen(line);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  line.send(JSON.stringify({ type: 'act', id: 'm1', seq: 0, action: 1 }));
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toMatchObject({ type: 'refused', id: 'm1', code: 'illegal' });
  line.send(JSON.stringify({ type: 'act', id: 'm2', seq: 0, action: 2 }));
  await vi.waitFor(() => expect(heard).toHaveLength(4));
  expect(asked[2]).toEqual({ actions: [2] });
});

test('the solution is shown a step on as an update, and anywhere else as a whole table', async () => {
  const asked = serve([0, 1, 2, 1, 0].map((seq) => ({ status: 200, body: { state: state(seq, {}), verdict: null } })));
  const told: unknown[] = [];
  const line = new PuzzleLine('abc', (found) => told.push(found));
  const heard = listen(line);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  for (const actions of [[7], [7, 8], [7], []]) await line.show(actions);
  expect(heard.map(({ type }) => type)).toEqual(['state', 'update', 'update', 'state', 'state']);
  expect(heard[2]).toMatchObject({ seq: 2, events: [{ seq: 1 }] });
  expect(asked.map(({ actions }) => actions.length)).toEqual([0, 1, 2, 1, 0]);
  expect(told).toHaveLength(1);
});

test('a puzzle that does not exist closes the line', async () => {
  serve([{ status: 404, body: { code: 'unknown', message: 'no' } }]);
  const line = new PuzzleLine('none', () => undefined);
  const closed = await new Promise<number>((resolve) => (line.onclose = ({ code }) => resolve(code)));
  expect(closed).toBe(4404);
});
