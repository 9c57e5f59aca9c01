/** The service worker: it opens pages without a connection, and shows notices while none is open. */

import { addressOf } from '../lib/router.svelte';

const PATH = '/worker.js';
const QUIET = 4000; // ms

/** Install it once the page has what it needs itself. */
export function registerSoon(): void {
  if (import.meta.env.PROD) setTimeout(() => void registerWorker(), QUIET);
}

/** The worker once it runs; null where the browser, or a private window, has none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(addressOf(PATH));
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
