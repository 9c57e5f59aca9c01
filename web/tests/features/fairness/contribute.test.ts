// @vitest-environment jsdom
/** This browser's part of the draws: random, sent once, noted; whoever is late plays on. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contribute, rematch, startFairly } from '../../../src/features/fairness/contribute';
import { note, noteContribution, noted } from '../../../src/features/fairness/noted';
import type { SeatInfo, StateBody } from '../../../src/net/types';
import { state, table } from '../../fixtures/server';

type Sent = {
  method: string;
  path: string;
  body: { value: string; contribution?: { value: string; others: string[] } };
};
let sent: Sent[];
/** What the server answers to each request, in order; null: it is not reached. */
let answers: ([number, unknown] | null)[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push({ method: init.method ?? '', path, body: JSON.parse((init.body as string | undefined) ?? 'null') });
    const answer = answers.shift();
    if (answer === null) throw new Error('offline');
    const [status, body] = answer ?? [200, true];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const seal = { id: 't1', commitment: 'c0'.repeat(32), daily: '' };
const fair = (hashes = ['', ''], contributors = [0, 1]) => ({
  commitment: seal.commitment,
  contributors,
  hashes,
  contributions: null,
  secret: null,
});
const values = () => sent.map(({ body }) => body?.value);

it('sends 32 random bytes and notes them', async () => {
  await contribute(seal, 1);
  await contribute({ ...seal, id: 't2' }, 1);
  const [first, second] = values();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).not.toBe(first);
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/tables/t1/contribution' });
  expect(noted('t1')).toEqual({
    table: 't1',
    game: 't1',
    commitment: seal.commitment,
    seat: 1,
    contribution: first,
    given: 'used',
    hashes: [],
  });
});

it('sends the same again where the answer may be lost, or somebody was quicker', async () => {
  answers = [null, [409, { code: 'stale', message: '' }], [200, true]];
  await contribute(seal, 1);
  expect(new Set(values()).size).toBe(1);
  expect(sent).toHaveLength(3);
  expect(noted('t1')?.contribution).toBe(values()[0]);
});

it('plays on and notes that it was refused, where it is too late or the server drops it', async () => {
  answers = [[200, false]];
  await contribute(seal, 1);
  expect(sent).toHaveLength(1);
  expect(noted('t1')).toMatchObject({ commitment: seal.commitment, contribution: values()[0], given: 'refused' });
});

it('notes that no answer came', async () => {
  answers = [null, null, null];
  await contribute(seal, 1);
  expect(noted('t1')).toMatchObject({ contribution: values()[0], given: 'sent' });
});

it('notes the first commitment that it sees, and the latest contribution', () => {
  note('t1', '', '');
  expect(noted('t1')).toBeNull();
  note('t1', 'first', '');
  note('t1', 'second', '');
  noteContribution('t1', { contribution: 'mine', given: 'used' });
  noteContribution('t2', { contribution: 'mine', given: 'used' });
  expect(noted('t1')).toMatchObject({ table: 't1', game: 't1', commitment: 'first', contribution: 'mine' });
  expect(noted('t2')).toBeNull();
  noteContribution('t1', {});
  expect(noted('t1')).toMatchObject({ contribution: '', given: '' });
  note('t3', 'first', '2026-11-17');
  expect(noted('t3')?.game).toBe('daily 2026-11-17');
});

it('forgets the earliest of many games, and survives nonsense in its storage', () => {
  for (let i = 0; i < 70; i += 1) note(`t${i}`, 'c', '');
  expect([noted('t9'), noted('t10')?.table, noted('t69')?.table]).toEqual([null, 't10', 't69']);
  for (const nonsense of ['{', '7', '[7, null, {"table": 1}]']) {
    localStorage.setItem('keyflower-draws', nonsense);
    expect(noted('t1')).toBeNull();
  }
});

it('reads what earlier versions noted', () => {
  localStorage.setItem('keyflower-draws', '[{"table": "t1", "commitment": "c", "contribution": "mine"}]');
  expect(noted('t1')).toEqual({
    table: 't1',
    game: '',
    commitment: 'c',
    seat: null,
    contribution: 'mine',
    given: 'used',
    hashes: [],
  });
});

const [mine, other] = table().seats as [SeatInfo, SeatInfo];
const made = (more: Partial<StateBody['table']>, you: Partial<StateBody['you']> = {}): StateBody => {
  const { type: _, ...body } = state();
  return {
    ...body,
    table: table({ status: 'waiting', seats: [mine, { ...other, kind: 'bot' }], ...more }),
    you: { ...body.you, contribute: true, ...you },
  };
};

it('starts a game with its contribution, after it has noted the others', async () => {
  const others = ['', 'd1'.repeat(32)];
  answers = [[200, fair(others)], [200, {}]];
  await startFairly(made({}), 'planner');
  expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t1/fair', '/api/tables/t1/start']);
  const { contribution, ...rest } = sent[1]!.body;
  expect(rest).toEqual({ fill: 'planner' });
  expect(contribution).toEqual({ value: expect.stringMatching(/^[0-9a-f]{64}$/), others });
  expect(noted('t1')).toMatchObject({ seat: 0, contribution: contribution!.value, given: 'used', hashes: others });
});

it('takes new bytes where somebody has contributed meanwhile, and the same where the answer was lost', async () => {
  answers = [[200, fair()], [409, { code: 'stale', message: '' }], [200, fair(['', 'd1'.repeat(32)])], null];
  await expect(startFairly(made({}))).rejects.toThrow();
  answers = [[200, fair(['', 'd1'.repeat(32)])], [200, {}]];
  await startFairly(made({}));
  const [first, second, third] = sent.flatMap(({ body }) => (body?.contribution ? [body.contribution.value] : []));
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

it('gives people who have just sat down a moment to contribute', async () => {
  const others = ['', 'd1'.repeat(32)];
  answers = [[200, fair()], [200, fair(others)], [200, {}]];
  await startFairly(made({ seats: [mine, other] }));
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['fair', 'fair', 'start']);
  expect(noted('t1')?.hashes).toEqual(others);
});

it('starts without a contribution where its seat may not contribute', async () => {
  answers = [[200, fair(['', ''], [1])], [200, {}]];
  await startFairly(made({}));
  expect(sent[1]!.body).toEqual({});
});

it('starts a rematch with bots, and leaves one with people to their table', async () => {
  answers = [[200, { table: 't1' }], [200, made({})], [200, fair()]];
  expect(await rematch('t0')).toBe('t1');
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/tables/t0/rematch?start=false',
    '/api/tables/t1',
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
