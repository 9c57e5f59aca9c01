/** What the service worker loads ahead, and how gently. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILES = Array.from({ length: 30 }, (_, i) => `assets/${i}.js`);
const HOME = 'https://play.example/';

let kept: Map<string, Response> | null;
interface Happened {
  request?: unknown;
  waitUntil?(work: Promise<void>): void;
  respondWith?(answer: Promise<Response>): void;
}
let listeners: Map<string, (event: Happened) => void>;
let now: number;
let mostAtOnce: number;
let refuse: (path: string) => Response | null;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [kept, listeners, now, mostAtOnce, refuse] = [new Map(), new Map(), 0, 0, () => null];
  const cache = { put: async (name: string, answer: Response) => void kept?.set(name, answer) };
  const none = {
    open: async () => cache,
    match: async (name: string) => kept?.get(name)?.clone(),
    delete: async () => void (kept = null),
  };
  vi.stubGlobal('caches', none);
  vi.stubGlobal('location', new URL('worker.js', HOME));
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const path = typeof asked === 'string' ? asked : asked.url;
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

/** What the page gets for its address. */
async function opened(): Promise<Response> {
  let answer: Promise<Response> | undefined;
  const request = { url: HOME, method: 'GET', mode: 'navigate' };
  listeners.get('fetch')!({ request, respondWith: (given) => (answer = given) });
  await vi.advanceTimersByTimeAsync(3100);
  return answer!;
}

test('a page that is kept opens where the server accepts but never answers', async () => {
  await install();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  expect(await (await opened()).text()).toBe('assets/index.js');
});

test('the page comes from the server as long as it answers, not where it is too busy', async () => {
  await install();
  refuse = () => new Response('newer');
  expect(await (await opened()).text()).toBe('newer');
  refuse = () => new Response('too many requests', { status: 429 });
  expect(await (await opened()).text()).toBe('assets/index.js');
});
