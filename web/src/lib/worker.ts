/** The service worker of the page. */

const PATH = '/sw.js';

/** The worker once it runs; null where the browser, or this address, has none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(PATH, { type: 'module' });
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
