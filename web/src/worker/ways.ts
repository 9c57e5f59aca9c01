/** Which requests the service worker answers; all others go to the server as if it weren't there. */

export type Way = 'page' | 'asset' | 'server';

/** Addresses that are no page of the client, though a browser may go there. */
const NOT_PAGES = /^\/(api|preview|health|metrics)(\/|$)|\.\w+$/;

export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'server';
  if (request.mode === 'navigate') return NOT_PAGES.test(url.pathname) ? 'server' : 'page';
  return url.pathname.startsWith('/assets/') ? 'asset' : 'server';
}
