// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../../src/net/live';
import { event, FakeServer, legal, state, update } from '../fixtures/server';

let server: FakeServer;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  live = new Live('t1', server.dial);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('joining', () => {
  it('asks for everything, and is open with the first state', () => {
    expect(server.line.path).toBe('/api/tables/t1/live?since=0&chat=0');
    expect(live.connection.state).toBe('connecting');
    server.line.says(state({ legal }));
    expect(live.connection.state).toBe('open');
    expect(live.picture?.seq).toBe(1);
    expect(live.connection.state).toBe('open');
    expect(live.picture?.legal).not.toBeNull();
  });

  it('tells listeners of every change, until they listen no more', () => {
    const heard = vi.fn();
    const stop = live.listen(heard);
    server.line.says(state());
    server.line.says(update());
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    server.line.says(update({ seq: 3, events: [event(2, 1, { do: 'pass' })] }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('gives up where there is no such table', () => {
    server.line.breaks(4404);
    expect(live.connection).toEqual({ state: 'closed', code: 'unknown' });
    vi.advanceTimersByTime(60_000);
    expect(server.lines).toHaveLength(1);
  });
});

describe('a long log', () => {
  const log = Array.from({ length: 1201 }, (_, seq) => event(seq, 0, { do: 'pass' }));
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const since = Number(new URL(path, 'http://x').searchParams.get('since'));
      return Promise.resolve(new Response(JSON.stringify(log.slice(since, since + 500))));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes in pages, and is shown as a whole with what happened meanwhile', async () => {
    const heard = vi.fn();
    live.listen(heard);
    server.line.says(state({ seq: 1200, events: log.slice(0, 500) }));
    server.line.says(update({ seq: 1201, events: log.slice(1200) }));
    expect(live.picture).toBeNull();
    await vi.waitFor(() => expect(live.picture?.seq).toBe(1201));
    expect(live.picture?.events.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(asked.map((path) => path.split('?')[1])).toEqual(['since=500&viewer=own', 'since=1000&viewer=own']);
  });

  it('is asked for again where it could not be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    server.line.says(state({ seq: 1200, events: log.slice(0, 500) }));
    await vi.waitFor(() => expect(live.connection.state).toBe('away'));
    expect(live.picture).toBeNull();
  });

  it('is replaced where another seat is shown from the first entry on', async () => {
    const texts = (): string[] => [...new Set(live.picture?.events.map(({ text }) => text))];
    const others = log.map((each) => ({ ...each, text: 'winter' }));
    server.line.says(state({ seq: 400, events: others.slice(0, 400) }));
    server.line.says(update({ seq: 501, events: others.slice(400, 501) }));
    expect(texts()).toEqual(['winter']);
    server.line.says(state({ seq: 501, events: log.slice(0, 500) }));
    await vi.waitFor(() => expect(texts()).toEqual(['']));
    expect(asked[0]).toBe('/api/tables/t1/events?since=500&viewer=own');
  });
});

describe('telling later', () => {
  it('is one change for all that came until then, and answers after it', async () => {
    let tell = (): void => undefined;
    live.close();
    live = new Live('t1', server.dial, (now) => {
      tell = now;
    });
    const order: string[] = [];
    live.listen(() => order.push(`told ${live.picture?.seq ?? 0}`));
    server.line.says(state({ legal }));
    tell();
    const acted = live.act(4193).then(() => order.push('answered'));
    server.line.says(update());
    server.line.says({ type: 'done', id: 'm1', seq: 2 });
    server.line.says(update({ seq: 3, events: [event(2, 1, { do: 'pass' })] }));
    // Nobody has seen these yet: what is sent now is about what was seen.
    live.act(7).catch(() => undefined);
    expect(server.line.sent[1]).toMatchObject({ seq: 1, action: 7 });
    tell();
    await acted;
    expect(order).toEqual(['told 1', 'told 3', 'answered']);
  });
});

describe('sending', () => {
  it('names the seq that was seen, and resolves with the answer', async () => {
    server.line.says(state({ legal }));
    const acted = live.act(4193);
    expect(server.line.sent[0]).toEqual({ type: 'act', seq: 1, action: 4193, id: 'm1' });
    server.line.says(update());
    server.line.says({ type: 'done', id: 'm1', seq: 2 });
    await expect(acted).resolves.toBe(2);
  });

  it('rejects with code and reason; answers may come in any order', async () => {
    server.line.says(state({ legal }));
    const first = live.act(1);
    const second = live.say('hello');
    server.line.says({ type: 'done', id: 'm2', seq: 1 });
    server.line.says({ type: 'refused', id: 'm1', code: 'stale', message: 'it has gone on', reason: null });
    await expect(second).resolves.toBe(1);
    await expect(first).rejects.toMatchObject({ code: 'stale', message: 'it has gone on', reason: null });
    // The state that follows a stale message is the picture to decide on.
    server.line.says(state({ seq: 3, events: [], legal }));
    live.act(5).catch(() => undefined); // nobody answers it
    expect(server.line.sent.at(-1)).toMatchObject({ seq: 3, action: 5 });
  });

  it('is refused at once while the line is cut', async () => {
    await expect(live.act(1)).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('coming back', () => {
  const chat = [{ number: 4, seat: 0, name: 'Mei', text: 'hi', at: 0, phrase: '' as const }];

  it('asks for what was missed only, waiting longer each time', () => {
    server.line.says(state({ seq: 7, chat }));
    server.line.breaks();
    expect(live.connection.state).toBe('away');
    expect(live.picture?.seq).toBe(7); // the table stays visible
    vi.advanceTimersByTime(500);
    expect(server.lines).toHaveLength(2);
    expect(server.line.path).toBe('/api/tables/t1/live?since=7&chat=5');
    server.line.breaks();
    vi.advanceTimersByTime(500);
    expect(server.lines).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(server.lines).toHaveLength(3);
    for (let i = 0; i < 12; i++) {
      server.line.breaks();
      vi.advanceTimersByTime(18_000); // never longer than that
    }
    expect(server.lines).toHaveLength(15);
    server.line.says(state({ seq: 8, events: [event(7, 1, { do: 'pass' })] }));
    expect(live.connection.state).toBe('open');
    expect(live.picture?.events[7]?.move).toEqual({ do: 'pass' });
  });

  it('tries at once when the network is back', () => {
    server.line.says(state());
    server.line.breaks();
    dispatchEvent(new Event('online'));
    expect(server.lines).toHaveLength(2);
  });

  it('finds an action done whose answer was lost', async () => {
    server.line.says(state({ legal }));
    const acted = live.act(1);
    server.line.breaks(1012);
    vi.advanceTimersByTime(500);
    server.line.says(state({ seq: 2, events: [event(1, 0, { do: 'pass' })] }));
    await expect(acted).resolves.toBe(2);
  });

  it('says that an action was lost where the log does not have it', async () => {
    server.line.says(state({ legal }));
    const acted = live.act(1);
    server.line.breaks();
    vi.advanceTimersByTime(500);
    server.line.says(state({ seq: 1, events: [], legal }));
    await expect(acted).rejects.toMatchObject({ code: 'lost' });
  });

  it('takes no message from a line that it has given up', () => {
    const old = server.line;
    old.says(state());
    old.breaks();
    vi.advanceTimersByTime(500);
    old.says(update({ seq: 99 }));
    expect(live.picture?.seq).toBe(1);
  });

  it('notices a dead line by the pong that does not come', () => {
    server.line.says(state());
    vi.advanceTimersByTime(20_000);
    expect(server.line.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(live.connection.state).toBe('away');
  });

  it('keeps a line that answers', () => {
    server.line.says(state());
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000);
      server.line.says({ type: 'pong', id: '', now: 0 });
    }
    expect(live.connection.state).toBe('open');
    expect(server.lines).toHaveLength(1);
  });

  it('keeps a line that answers at once, as that of a puzzle does', () => {
    server.line.says(state());
    vi.spyOn(server.line, 'send').mockImplementation(() => server.line.says({ type: 'pong', id: '', now: 0 }));
    vi.advanceTimersByTime(60_000);
    expect(live.connection.state).toBe('open');
    expect(server.lines).toHaveLength(1);
  });
});

it('leaves the table for good', async () => {
  server.line.says(state({ legal }));
  const acted = live.act(1);
  live.close();
  await expect(acted).rejects.toMatchObject({ code: 'left' });
  expect(server.line.closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(server.lines).toHaveLength(1);
});
