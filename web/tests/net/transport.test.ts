// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { api, call } from '../../src/net/api';
import { Live } from '../../src/net/live';
import { setTransport, type Answer, type Transport } from '../../src/net/transport';
import { FakeServer, state } from '../fixtures/server';

afterEach(() => {
  setTransport();
  vi.unstubAllGlobals();
});

/** Somewhere that gives every request the same answer. */
function elsewhere(answer: Answer) {
  const asked: unknown[][] = [];
  const server = new FakeServer();
  const request: Transport['request'] = async (...request) => {
    asked.push(request.slice(0, 3));
    return answer;
  };
  setTransport({ request, dial: server.dial });
  return { asked, server };
}

it('sends requests where they were told to go, not to the server', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  const { asked } = elsewhere({ status: 200, wait: 0, body: { table: 't1' } });
  expect(await api.join('abc')).toEqual({ table: 't1' });
  expect(asked).toEqual([['POST', '/api/join', '{"invite":"abc"}']]);
});

it('explains a refusal in the same way', async () => {
  elsewhere({ status: 429, wait: 3, body: { code: 'too-many', message: 'wait', reason: null } });
  await expect(call('GET', '/bots')).rejects.toMatchObject({ code: 'too-many', status: 429, wait: 3 });
});

it('opens the lines of tables there', () => {
  const { server } = elsewhere({ status: 200, wait: 0, body: null });
  const live = new Live('t1');
  server.line.says(state());
  expect(live.picture?.seq).toBe(1);
  live.close();
});

it('asks the server otherwise', async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify({ games: [path] })));
  expect(await api.games()).toEqual(['/api/games']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(api.games()).rejects.toMatchObject({ code: 'offline' });
});
