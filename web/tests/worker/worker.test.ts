/** What the service worker loads ahead, and how gently. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILES = Array.from({ length: 30 }, (_, i) => `assets/${i}.js`);
const HOME = 'https://play.example/';

let kept: Map<string, Response> | null;
let listeners: Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>;
let now: number;
let mostAtOnce: number;
let refuse: (path: string) => Response | null;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [kept, listeners, now, mostAtOnce, refuse] = [new Map(), new Map(), 0, 0, () => null];
  const cache = { put: async (name: string, answer: Response) => void kept?.set(name, answer) };
  const none = { open: async () => cache, match: async () => undefined, delete: async () => void (kept = null) };
  vi.stubGlobal('caches', none);
  vi.stubGlobal('location', new URL('worker.js', HOME));
  vi.stubGlobal('fetch', async (path: string) => {
    mostAtOnce = Math.max(mostAtOnce, ++now);
    await new Promise((done) => setTimeout(done, 50));
    now -= 1;
    return refuse(path) ?? new Response(path === HOME ? 'assets/index.js' : '');
  });
  vi.stubGlobal('self', {
    KEYFLOWER: { version: 'v', entry: 'assets/index.js', files: FILES },
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function install(): Promise<void> {
  await import('../../src/worker/worker');
  let work = Promise.resolve();
  listeners.get('install')!({ waitUntil: (given) => (work = given) });
  work.catch(() => undefined);
  await vi.runAllTimersAsync();
  await work;
}

test('files are loaded a few at a time', async () => {
  await install();
  expect([...kept!.keys()].sort()).toEqual([HOME, ...FILES].sort());
  expect(mostAtOnce).toBeLessThan(6); // a browser's connections to a host
});

test('where there are too many requests, it waits as long as the server says', async () => {
  const began = Date.now();
  const again = new Map<string, number>();
  refuse = (path) => {
    if (path === HOME || Date.now() - began > 2500) return null;
    again.set(path, (again.get(path) ?? 0) + 1);
    return new Response('', { status: 429, headers: { 'retry-after': '2' } });
  };
  await install();
  expect(kept?.size).toBe(FILES.length + 1);
  expect(Math.max(...again.values())).toBe(2); // at 0 and 2 seconds
});

test('without one of the files nothing is kept', async () => {
  refuse = (path) => (path === FILES[7] ? new Response('', { status: 404 }) : null);
  await expect(install()).rejects.toThrow('assets/7.js: 404');
  expect(kept).toBe(null);
});
