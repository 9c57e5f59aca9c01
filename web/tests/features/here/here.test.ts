// @vitest-environment jsdom
/** From a server's page to the game on the device, and back with its record. */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gamesHere, handed, playHere, taken } from '../../../src/features/here/here';
import { api, call } from '../../../src/net/api';
import { session } from '../../../src/net/session.svelte';
import { server, setTransport } from '../../../src/net/transport';
import { DeviceStore } from '../../../src/tab/store';
import { table } from '../../fixtures/server';

const WISH = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'greedy' }], start: false };
let gone: string[];

beforeEach(() => {
  gone = [];
  // Other files of the same worker may have taken away what fake-indexeddb/auto set.
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('location', { ...location, assign: (address: string) => gone.push(address) });
  session.is({ name: 'Mei', face: '' });
});
afterEach(() => {
  taken();
  setTransport();
  vi.unstubAllGlobals();
});

it('hands the table over, once', async () => {
  expect(handed()).toBeNull();
  await playHere(WISH);
  expect(gone).toEqual(['/here/?/new']);
  expect(handed()).toEqual({ wish: WISH, me: { name: 'Mei', face: '' } });
  taken();
  expect(handed()).toBeNull();
});

it('says that there is no connection, unless the game was kept', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('caches', { match: async () => undefined });
  await expect(playHere(WISH)).rejects.toMatchObject({ code: 'offline' });
  vi.stubGlobal('caches', { match: async (address: string) => address === '/here/' && new Response() });
  await playHere(WISH);
  expect(gone).toEqual(['/here/?/new']);
});

it('lists the games of the device without Python', async () => {
  const game = { table: table({ id: 'here' }), seat: 0, my_turn: true };
  const store = await DeviceStore.open('keyflower /here/');
  for (const [i, head] of [{ game }, { game: { ...game, seat: null } }, {}].entries()) {
    await store.write(String(i), 0, JSON.stringify(head), 0, []);
  }
  await store.write('damaged', 0, '{', 0, []);
  expect(await gamesHere()).toEqual([{ ...game, here: true }]);
});

it('asks the device for a record, and gives it to the server', async () => {
  const asked: string[] = [];
  setTransport({ request: async (_, path) => ({ status: 200, wait: 0, body: { path } }) });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push(`${path} ${String(body)}`);
    return new Response('{"table": "t9"}');
  });
  const record = await api.record('t1');
  expect(await call('POST', '/records', record, undefined, server)).toEqual({ table: 't9' });
  expect(asked).toEqual(['/api/records {"path":"/api/tables/t1/record"}']);
});
