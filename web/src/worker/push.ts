/** Notices that come while no page is open: shown by the service worker, which calls `listenForPush(self)`.
 *
 * The server has written the words in the reader's language; nothing hidden is in them.
 */

export interface Pushed {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  /** A newer notice with the same tag replaces an older one. */
  tag: string;
}

/** What this needs of the worker's scope. */
export interface PushScope {
  addEventListener(type: 'push', listener: (event: PushCame) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Opened[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
}
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushCame extends Lasting {
  data: { json(): unknown } | null;
}
export interface Pressed extends Lasting {
  notification: { close(): void; data: unknown };
}
interface Opened {
  url: string;
  focus(): Promise<unknown>;
}

export function listenForPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, String(event.notification.data)));
  });
}

async function show(scope: PushScope, event: PushCame): Promise<void> {
  if (!event.data) return; // not one of ours
  const { title, body, path, tag } = event.data.json() as Pushed;
  await scope.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' });
}

/** A page that shows the table already comes to the front; otherwise a new one opens. */
async function open(scope: PushScope, path: string): Promise<void> {
  const url = new URL(path, scope.location.origin).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
  await (there ? there.focus() : scope.clients.openWindow(url));
}
