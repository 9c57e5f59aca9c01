import { expect, test } from 'vitest';
import { guessed } from '../../src/features/notify/formats';
import { listenForPush, type Pressed, type PushCame, type PushScope } from '../../src/worker/push';

type Listener = (event: PushCame & Pressed) => void;

/** The scope of a service worker, with pages that are open. */
function scope(pages: string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const found: PushScope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: { showNotification: async (title, options) => void shown.push([title, options]) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url) => void opened.push(url),
    },
    location: { origin: 'https://play.example' },
  };
  listenForPush(found);
  async function happens(type: string, event: Partial<PushCame & Pressed>): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given) => (work = given) } as PushCame & Pressed);
    await work;
  }
  return { happens, shown, opened, focused };
}

test('a push is shown as the server wrote it, one for each table', async () => {
  const { happens, shown } = scope();
  const pushed = { title: 'Your turn', body: 'with Ben', path: '/table/t', tag: 'table-t' };
  await happens('push', { data: { json: () => pushed } });
  expect(shown).toEqual([[
    'Your turn',
    expect.objectContaining({ body: 'with Ben', tag: 'table-t', data: '/table/t' }),
  ]]);
});

test('a press leads to the table: the page that shows it, or a new one', async () => {
  let closed = 0;
  const notification = { close: () => void (closed += 1), data: '/table/t' };
  const none = scope(['https://play.example/']);
  await none.happens('notificationclick', { notification });
  expect(none.opened).toEqual(['https://play.example/table/t']);
  const open = scope(['https://play.example/', 'https://play.example/table/t?language=fr']);
  await open.happens('notificationclick', { notification });
  expect(open.opened).toEqual([]);
  expect(open.focused).toEqual(['https://play.example/table/t?language=fr']);
  expect(closed).toBe(2);
});

test('the address of a webhook says which service it is', () => {
  expect(guessed('https://discord.com/api/webhooks/1/x')).toBe('discord');
  expect(guessed('https://hooks.slack.com/services/x')).toBe('slack');
  expect(guessed('https://matrix.example/_matrix/client/v3/rooms/!r/send/m.room.message')).toBe('matrix');
});
