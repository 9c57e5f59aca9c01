/** Which requests the service worker answers; all others go to the server as if it weren't there. */

export type Way = 'page' | 'asset' | 'server';

/** Addresses that are no page of the client, though a browser may go there. */
const NOT_PAGES = /^\/(api|here|preview|health|metrics)(\/|$)|\.\w+$/;

/** home, assets: the addresses of the start page and of the folder of its files, with a slash at the end. */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, home: string, assets = `${home}assets/`): Way {
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET') return 'server';
  if (request.mode !== 'navigate') return url.startsWith(assets) ? 'asset' : 'server';
  return url.startsWith(home) && !NOT_PAGES.test(url.slice(home.length - 1)) ? 'page' : 'server';
}
