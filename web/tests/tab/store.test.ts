import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeviceStore, StoreError } from '../../src/tab/store';

let store: DeviceStore;
const opened = (): Promise<DeviceStore> => DeviceStore.open('keyflower /');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = await opened();
});

it('keeps tables with their logs, one beside the other', async () => {
  expect(await store.write('a', 0, 'head 1', 0, ['deal', 'bid'])).toBe(true);
  expect(await store.write('a', 1, 'head 2', 2, ['pass'])).toBe(true);
  expect(await store.write('b', 0, 'other', 0, [])).toBe(true);
  const again = await opened();
  expect(await again.read('a')).toEqual(['head 2', 'deal', 'bid', 'pass']);
  expect(await again.read('b')).toEqual(['other']);
  expect(await again.tables()).toEqual([['a', 'head 2'], ['b', 'other']]);
});

it('has nothing of a table that it does not know', async () => {
  expect(await store.read('a')).toEqual([]);
});

it('adds the tables and small things of a file, all or nothing', async () => {
  await store.add([['a', 'head', 'deal', 'bid'], ['b', 'other']], [['me', 'Mei']]);
  expect(await store.read('a')).toEqual(['head', 'deal', 'bid']);
  expect(await store.kept()).toEqual([['me', 'Mei']]);
  expect(await store.write('a', 1, 'head 2', 2, ['pass'])).toBe(true);
  await expect(store.add([['c', 'head'], ['b', 'again']], [['me', 'Ben']])).rejects.toThrow(StoreError);
  expect(await store.read('c')).toEqual([]);
  expect(await store.read('b')).toEqual(['other']);
  expect(await store.kept()).toEqual([['me', 'Mei']]);
});

it('writes nothing where another tab was faster', async () => {
  await store.write('a', 0, 'head 1', 0, ['deal']);
  const other = await opened();
  expect(await other.write('a', 1, 'theirs', 1, ['bid'])).toBe(true);
  expect(await store.write('a', 1, 'mine', 1, ['pass'])).toBe(false);
  expect(await store.write('a', 2, 'mine', 1, ['pass'])).toBe(false); // the entry is taken
  expect(await store.read('a')).toEqual(['theirs', 'deal', 'bid']);
  expect(await store.write('b', 3, 'head', 0, [])).toBe(false); // it isn't there
});

it('deletes a table with what belongs to it', async () => {
  await store.add([['a', 'head', 'deal', 'bid'], ['ab', 'other', 'deal']], [['notes a 0', 'x'], ['me', 'Mei']]);
  await store.delete('a', ['notes a 0']);
  expect(await store.tables()).toEqual([['ab', 'other']]);
  expect(await store.read('a')).toEqual([]);
  expect(await store.read('ab')).toEqual(['other', 'deal']);
  expect(await store.kept()).toEqual([['me', 'Mei']]);
  expect(await store.write('a', 1, 'head', 2, [])).toBe(false); // a bot of another tab
  expect(await store.write('a', 0, 'new', 0, ['deal'])).toBe(true);
  expect(await store.read('a')).toEqual(['new', 'deal']);
});

it('tells other tabs what has changed', async () => {
  const other = await opened();
  const heard = new Promise((resolve) => (other.others.onmessage = ({ data }) => resolve(data)));
  await store.write('a', 0, 'head', 0, []);
  expect(await heard).toBe('a');
});

it('keeps small things', async () => {
  expect(await store.get('me')).toBe(undefined);
  await store.put('me', 'Mei');
  await store.put('me', 'Mei Lin');
  expect(await store.get('me')).toBe('Mei Lin');
});

it('says what is wrong with storage', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not in private windows', 'SecurityError');
    },
  });
  const failed: unknown = await opened().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StoreError);
  expect(failed).toMatchObject({ name: 'forbidden', message: 'not in private windows' });
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('5 MB at most', 'QuotaExceededError');
    },
  });
  await expect(opened()).rejects.toMatchObject({ name: 'full' });
});
