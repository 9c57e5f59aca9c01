/** Installing the service worker, once the page has what it needs itself. */

const QUIET = 4000; // ms

export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // Without one, as in a private window, everything works but being offline.
    void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  }, QUIET);
}
