// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiError } from '../../src/net/api';
import type { Site } from '../../src/net/site';
import type { Transport } from '../../src/net/transport';
import { loading } from '../../src/tab/loading.svelte';
import type { FromWorker, ToWorker } from '../../src/tab/messages';
import { startTab } from '../../src/tab/tab';

/** The browser's workers: what the page sends them, and what they are made to say. */
class Started {
  static readonly all: Started[] = [];
  readonly sent: ToWorker[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;

  constructor(_source: string, { type }: { type: string }) {
    expect(type).toBe('module');
    Started.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  says(...messages: FromWorker[]): void {
    for (const data of messages) this.onmessage?.({ data });
  }
}

const SITE: Site = { pyodide: 'pyodide/', python: 'python.zip', bytes: 7, bots: [] };
const MINUTE = 60_000;
let tab: Transport;
let worker: Started;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Started);
  vi.stubGlobal('indexedDB', {});
  Started.all.length = 0;
  tab = startTab(SITE, () => undefined);
  worker = Started.all[0]!;
});

afterEach(() => {
  worker.says({ failed: 'loaded', message: 'the test is over' });
  vi.useRealTimers();
});

const refusal = (asked: Promise<unknown>): Promise<string> => asked.then(() => '', (error: ApiError) => error.code);

it('says that nothing comes any more while the game is loaded', async () => {
  const asked = refusal(tab.request('GET', '/api/games'));
  vi.advanceTimersByTime(15_000);
  worker.says({ progress: 0.3 });
  vi.advanceTimersByTime(15_000);
  expect(loading.ended).toBe(null);
  vi.advanceTimersByTime(15_000);
  expect(await asked).toBe('tab-loaded');
  expect(loading.ended).toBe('failed');
  expect(worker.ended).toBe(true);
});

it('gives Python longer to start, on a slow device', () => {
  worker.says({ progress: 0.6 });
  vi.advanceTimersByTime(50_000);
  expect(loading.ended).toBe(null);
  vi.advanceTimersByTime(MINUTE);
  expect(loading.ended).toBe('failed');
});

it('lets a worker that answers work on for as long as it needs', async () => {
  worker.says({ ready: true });
  const asked = tab.request('GET', '/api/tables/1/analysis');
  for (let second = 0; second < 300; second += 5) {
    vi.advanceTimersByTime(5000);
    if ('ping' in worker.sent.at(-1)!) worker.says({ pong: true });
  }
  worker.says({ id: 1, answer: '{"status":200,"wait":0,"body":null}' });
  expect(await asked).toEqual({ status: 200, wait: 0, body: null });
  expect(worker.ended).toBe(false);
});

it('ends a worker that no longer answers, and starts another', async () => {
  worker.says({ ready: true });
  const line = tab.dial!('/api/tables/1/live');
  const closed = vi.fn();
  line.onclose = closed;
  const asked = refusal(tab.request('GET', '/api/games'));
  vi.advanceTimersByTime(2 * MINUTE);
  expect(await asked).toBe('tab-failed');
  expect(closed).toHaveBeenCalledWith({ code: 0 });
  expect(worker.ended).toBe(true);
  const again = tab.request('GET', '/api/games');
  expect(Started.all).toHaveLength(2);
  worker = Started.all[1]!;
  expect(worker.sent.map((message) => Object.keys(message)[0])).toEqual(['start', 'id']);
  worker.says({ ready: true }, { id: 3, answer: '{"status":200,"wait":0,"body":{"games":[]}}' });
  expect((await again).status).toBe(200);
});

it('starts another after Python has failed', async () => {
  worker.says({ ready: true });
  const asked = refusal(tab.request('POST', '/api/records', '[]'));
  worker.says({ failed: 'failed', message: 'Pyodide has suffered a fatal error' });
  expect(await asked).toBe('tab-failed');
  void refusal(tab.request('GET', '/api/games'));
  expect(Started.all).toHaveLength(2);
});

it('refuses a file that is too large before Python sees it', async () => {
  worker.says({ ready: true });
  const large = new Blob([new Uint8Array(65e6)]);
  expect(await refusal(tab.request('POST', '/api/records', large))).toBe('too-large');
  expect(worker.sent).toHaveLength(1);
});
