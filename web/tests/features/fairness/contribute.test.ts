// @vitest-environment jsdom
/** This browser's part of the draws: random, sent once, noted; whoever is late plays on. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { continueFairly, pledge, rematch, reveal, startFairly,
  takePart } from '../../../src/features/fairness/contribute';
import { sha256OfBytes } from '../../../src/features/fairness/hash';
import { forget, note, noteDraws, noted, noteEvents, unused } from '../../../src/features/fairness/noted';
import type { Fair, GameEvent, Picture, SeatInfo, StateBody } from '../../../src/net/types';
import { state, table } from '../../fixtures/server';

type Sent = { method: string; path: string; body: Record<string, unknown> };
let sent: Sent[];
/** What the server answers to each request, in order; null: it is not reached. */
let answers: ([number, unknown] | null | ((sent: Sent) => [number, unknown]))[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request = { method: init.method ?? '', path, body: JSON.parse((init.body as string | undefined) ?? 'null') };
    sent.push(request);
    const answer = answers.shift();
    if (answer === null) throw new Error('offline');
    const [status, body] = typeof answer === 'function' ? answer(request) : (answer ?? [200, true]);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const seal = { id: 't1', commitment: 'c0'.repeat(32), daily: '', status: 'waiting' as const };
const joined = table({ id: 't1', commitment: seal.commitment, status: 'waiting' });
const OTHERS = 'd1'.repeat(32);
const fair = (more: Partial<Fair> = {}): [number, Fair] => [200, {
  commitment: seal.commitment,
  contributors: [0, 1],
  hashes: ['', ''],
  revealed: [],
  contributions: null,
  secret: null,
  ...more,
}];
const stale: [number, unknown] = [409, { code: 'stale', message: '' }];
const paths = () => sent.map(({ path }) => path.split('/').at(-1));
const mine = () => noted('t1')!.contribution;
const hash = () => sha256OfBytes(mine());
const at = (path: string) => sent.filter((request) => request.path.endsWith(`/${path}`)).map(({ body }) => body);

it('sends the hash of 32 random bytes, and keeps the bytes', async () => {
  note(seal, 1);
  await pledge(joined, 1);
  expect(mine()).toMatch(/^[0-9a-f]{64}$/);
  expect(sent).toEqual([{ method: 'POST', path: '/api/tables/t1/pledge', body: { hash: hash() } }]);
  expect(noted('t1')).toMatchObject({ version: 3, seat: 1, hashes: [], earlier: [] });
});

it('sends the same hash again when it is asked again: the answer was lost, or somebody was quicker', async () => {
  note(seal, 1);
  answers = [null, stale];
  await expect(pledge(joined, 1)).rejects.toThrow();
  await expect(pledge(joined, 1)).rejects.toThrow();
  await pledge(joined, 1);
  expect(at('pledge')).toEqual([1, 2, 3].map(() => ({ hash: hash() })));
});

it('reveals its bytes once the list of hashes has its own, and notes the list', async () => {
  note(seal, 1);
  await pledge(joined, 1);
  const hashes = [OTHERS, hash()];
  answers = [fair({ hashes })];
  await reveal('t1', 1);
  expect(at('contribution')).toEqual([{ value: mine() }]);
  expect(noted('t1')?.hashes).toEqual(hashes);
});

it.each<[string, (own: string) => Partial<Fair>]>([
  ['its own hash is missing', () => ({ hashes: [OTHERS, ''] })],
  ['its own hash is another', () => ({ hashes: [OTHERS, OTHERS] })],
  ['a seat that may not contribute has a hash', (own) => ({ contributors: [1], hashes: [OTHERS, own] })],
  ['the commitment is another', (own) => ({ commitment: OTHERS, hashes: ['', own] })],
])('reveals nothing where %s', async (_, more) => {
  note(seal, 1);
  await pledge(joined, 1);
  answers = [fair(more(hash()))];
  await reveal('t1', 1);
  expect(at('contribution')).toEqual([]);
  expect(noted('t1')?.hashes).toEqual([]);
});

it('never reveals other bytes for the same game without keeping the ones before', async () => {
  note(seal, 1);
  const revealed: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await pledge(joined, 1);
    answers = [fair({ hashes: [OTHERS, hash()] })];
    await reveal('t1', 1);
    revealed.push(mine());
  }
  expect(new Set(revealed).size).toBe(3);
  expect(noted('t1')?.earlier).toEqual(revealed.slice(0, 2));
});

it('keeps its notes whatever the server says; only leaving the seat drops them', () => {
  note(seal, 0);
  noteDraws('t1', { contribution: OTHERS, hashes: [OTHERS, ''] });
  const before = noted('t1');
  note({ ...seal, commitment: 'other' }, null);
  note(seal, 1);
  note({ ...seal, status: 'playing' }, 1);
  expect(noted('t1')).toEqual(before);
  note({ ...seal, id: 't2', commitment: '' }, 0);
  expect(noted('t2')).toBeNull();
  forget('t1');
  expect(noted('t1')).toBeNull();
});

it('notes the day of a daily game, where nobody contributes', () => {
  note({ ...seal, daily: '2026-11-17' }, 0);
  expect(noted('t1')).toMatchObject({ game: 'daily 2026-11-17', seat: null });
});

it('notes what it has seen of the log, once: what a server tells later changes nothing', () => {
  const event = (seq: number, seat: number, text: string) => ({ seq, seat, text }) as GameEvent;
  const events = [event(0, -1, 'deal'), event(1, 0, 'pay pick'), event(2, 1, 'winter windmill')];
  note(seal, 0);
  noteEvents('t1', events.slice(0, 2));
  const { entries, seen } = noted('t1')!;
  expect([entries, seen.length]).toEqual([2, 64]);
  noteEvents('t1', [event(0, -1, 'deal'), event(1, 0, 'pass')]);
  expect(noted('t1')?.seen).toBe(seen);
  noteEvents('t1', events);
  const whole = noted('t1')?.seen;
  expect(whole).not.toBe(seen);
  note({ ...seal, id: 't2' }, 1); // who didn't see what was hidden
  noteEvents('t2', [events[0]!, event(1, 0, 'pay skill'), event(2, 1, 'winter')]);
  expect(noted('t2')?.seen).toBe(whole);
});

it('forgets the earliest of many games, and survives nonsense in its storage', () => {
  for (let i = 0; i < 70; i += 1) note({ ...seal, id: `t${i}` }, null);
  expect([noted('t9'), noted('t10')?.table, noted('t69')?.table]).toEqual([null, 't10', 't69']);
  for (const nonsense of ['{', '7', '[7, null, {"table": 1}]']) {
    localStorage.setItem('keyflower-draws', nonsense);
    expect(noted('t1')).toBeNull();
  }
});

it('leaves what earlier pages noted as it is, until a table that waits has a new commitment', () => {
  localStorage.setItem('keyflower-draws', '[{"table": "t1", "commitment": "c", "contribution": "mine"}]');
  note({ ...seal, status: 'playing' }, 0);
  noteDraws('t1', { contribution: OTHERS });
  expect(noted('t1')).toMatchObject({ version: 0, commitment: 'c', contribution: 'mine' });
  note(seal, 0);
  expect(noted('t1')).toMatchObject({ version: 3, commitment: seal.commitment, contribution: '' });
});

it('knows whether a game began without its bytes', () => {
  note(seal, 0);
  const [, begun] = fair({ contributions: ['', ''] });
  expect(unused(begun, 't1')).toBe(false); // it sent none
  noteDraws('t1', { contribution: OTHERS });
  expect(unused(begun, 't1')).toBe(true);
  expect(unused({ ...begun, contributions: [OTHERS, ''] }, 't1')).toBe(false);
  expect(unused({ ...begun, contributions: null }, 't1')).toBe(false);
});

const [own, other] = table().seats as [SeatInfo, SeatInfo];
const made = (more: Partial<StateBody['table']>, you: Partial<StateBody['you']> = {}): StateBody => {
  const { type: _, ...body } = state();
  return {
    ...body,
    table: table({ commitment: seal.commitment, status: 'waiting', seats: [own, { ...other, kind: 'bot' }], ...more }),
    you: { ...body.you, contribute: 'last', ...you },
    presence: { online: [0, 1], spectators: 0 },
  };
};

/** A server with a list of hashes, where the other seat's browser reveals its bytes in time, or doesn't. */
function list(others: string, revealed: number[]) {
  let ours = '';
  const look = () => fair({ hashes: [ours, others], revealed: ours ? revealed : [] });
  const take = ({ body }: Sent): [number, unknown] => {
    ours = ours ? '' : String(body['hash']);
    return [200, ours !== ''];
  };
  return { look, take };
}

it('starts a game with its bytes after all hashes are known, and all others revealed', async () => {
  const { look, take } = list(OTHERS, [1]);
  answers = [look, take, look, [200, {}]];
  await startFairly(made({ seats: [own, other] }), 'planner');
  expect(paths()).toEqual(['fair', 'pledge', 'fair', 'start']);
  expect(at('pledge')).toEqual([{ hash: hash(), away: [] }]);
  expect(at('start')).toEqual([{ fill: 'planner', value: mine() }]);
  expect(noted('t1')).toMatchObject({ seat: 0, hashes: [hash(), OTHERS], earlier: [] });
});

it('keeps its bytes to itself where the list has changed meanwhile', async () => {
  const { look, take } = list(OTHERS, [1]);
  answers = [fair(), stale, look, take, look, [200, {}]];
  await startFairly(made({}));
  expect(at('pledge')).toEqual([
    { hash: hash(), away: [] },
    { hash: hash(), away: [] },
  ]);
  expect(noted('t1')?.earlier).toEqual([]);
});

it('notes that the start was repeated after it had revealed its bytes', async () => {
  const first = list('', []);
  const second = list('', []);
  answers = [first.look, first.take, first.look, stale, second.look, second.take, second.look, [200, {}]];
  await startFairly(made({}));
  const [lost, used] = at('start').map((body) => body['value']);
  expect(lost).not.toBe(used);
  expect(noted('t1')).toMatchObject({ contribution: used, earlier: [lost] });
});

it('opens the list again where a browser stays silent, and goes on without it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const { look, take } = list(OTHERS, []);
  let silent = false;
  answers = Array.from({ length: 200 }, () => (request: Sent): [number, unknown] => {
    if (request.path.endsWith('/start')) return [200, {}];
    if (!request.path.endsWith('/pledge')) return silent ? fair({ hashes: [hash(), ''] }) : look();
    silent ||= !request.body['away'];
    return take(request);
  });
  const started = startFairly(made({ seats: [own, other] }));
  while (!at('start').length) await vi.advanceTimersByTimeAsync(500);
  await started;
  vi.useRealTimers();
  const pledges = at('pledge');
  expect(pledges[1]).toEqual({ hash: hash() });
  expect(pledges[2]).toMatchObject({ away: [1] });
  expect(at('start')).toEqual([{ value: mine() }]);
  expect(noted('t1')?.earlier).toEqual([]);
});

it('leaves out people who are away', async () => {
  const { look, take } = list('', []);
  answers = [look, take, look, [200, {}]];
  await startFairly({ ...made({ seats: [own, other] }), presence: { online: [0] } });
  expect(at('pledge')).toMatchObject([{ away: [1] }]);
});

it('gives people who have just sat down a moment to send their hash', async () => {
  const { look, take } = list(OTHERS, [1]);
  answers = [fair(), look, take, look, [200, {}]];
  await startFairly(made({ seats: [own, other] }));
  expect(paths()).toEqual(['fair', 'fair', 'pledge', 'fair', 'start']);
});

it('starts without bytes where its seat may not contribute', async () => {
  answers = [fair({ contributors: [1] }), [200, {}]];
  await startFairly(made({}));
  expect(at('start')).toEqual([{}]);
});

it('continues a game with its bytes, which the bots wait for', async () => {
  const body = made({ status: 'playing' }, { contribute: 'bytes' });
  answers = [[201, body], () => fair({ hashes: [hash(), ''] })];
  expect(await continueFairly('t0', 9, 0, 'planner')).toBe('t1');
  expect(at('continue')).toEqual([{ at: 9, seat: 0, bot: 'planner', pledge: hash() }]);
  await takePart(body as unknown as Picture);
  expect(paths()).toEqual(['continue', 'fair', 'contribution']);
  expect(at('contribution')).toEqual([{ value: mine() }]);
});

it('starts a rematch with bots, and leaves one with people to their table', async () => {
  const { look, take } = list('', []);
  answers = [[200, { table: 't1' }], [200, made({})], look, take, look];
  expect(await rematch('t0')).toBe('t1');
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/tables/t0/rematch?start=false',
    '/api/tables/t1',
    '/api/tables/t1/fair',
    '/api/tables/t1/pledge',
    '/api/tables/t1/fair',
    '/api/tables/t1/start',
  ]);
  sent = [];
  const open = table().seats.map((seat) => ({ ...seat, kind: 'open' as const }));
  for (const body of [made({ seats: open }), made({}, { host: false }), made({ status: 'playing' })]) {
    answers = [[200, { table: 't1' }], [200, body]];
    await rematch('t0');
  }
  expect(sent.filter(({ path }) => path.endsWith('/start'))).toEqual([]);
});
