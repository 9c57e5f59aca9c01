/** Which requests the service worker answers; all others go to the server as if it weren't there. */

export type Way = 'page' | 'asset' | 'server';

/** Addresses that are no page of the client, though a browser may go there. */
const NOT_PAGES = /^\/(api|preview|health|metrics)(\/|$)|\.\w+$/;

/** home: the address of the start page, with a slash at its end. */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, home: string): Way {
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !url.startsWith(home)) return 'server';
  const path = url.slice(home.length - 1);
  if (request.mode === 'navigate') return NOT_PAGES.test(path) ? 'server' : 'page';
  return path.startsWith('/assets/') ? 'asset' : 'server';
}
