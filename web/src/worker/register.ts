/** The service worker: it opens pages without a connection, and shows notices while none is open. */

import { addressOf } from '../lib/router.svelte';
import { site } from '../net/site';
import { onDevice } from '../net/stored';

const PATH = '/worker.js';

/** Install it. A user who has played against bots on a server can go on without it (`site`), unless that may cost
 * them money: it's 7 MB. */
export async function keepPages(): Promise<void> {
  const worker = await registerWorker();
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  if (!worker || site || connection?.saveData || connection?.type === 'cellular') return;
  if (onDevice.getItem('keyflower-play-now')) await registerWorker(`/here${PATH}`);
}

/** The worker once it runs; null where the browser, or a private window, has none. */
export async function registerWorker(path = addressOf(PATH)): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(path);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
