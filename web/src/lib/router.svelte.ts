/** Addresses of the page, and moving between them without a reload.
 *
 * A path such as `/table/abc` is the address on a server. In a folder of static files it follows a question mark
 * (`./?/table/abc`): every host gives the page for that. */

import { site } from '../net/site';

/** The first part of every address, and what may follow it: nothing, something, or both. */
const NAMES = {
  lobby: 'nothing',
  new: 'nothing',
  settings: 'nothing',
  profile: 'nothing',
  statistics: 'nothing',
  table: 'something',
  replay: 'something',
  turning: 'something',
  join: 'something',
  me: 'something',
  daily: 'both',
  score: 'both',
  puzzles: 'both',
} as const;
const LEARN = ['', 'rules', 'tiles', 'icons', 'scoring'];

export interface Route {
  name: keyof typeof NAMES | 'learn' | 'tutorial' | 'puzzle' | 'unknown';
  /** What follows in the address. */
  id: string;
}

/** What an address means. The server gives the page for the same ones (server/web/static.py). */
export function read(path: string): Route {
  const [first = 'lobby', id = '', ...more] = path.split('/').filter(Boolean).map(decoded);
  const unknown: Route = { name: 'unknown', id: '' };
  if (more.length) return unknown;
  if (first === 'learn' && id === 'tutorial') return { name: 'tutorial', id: '' };
  if (first === 'learn') return LEARN.includes(id) ? { name: 'learn', id } : unknown;
  if (!Object.hasOwn(NAMES, first) || path.startsWith('/lobby')) return unknown;
  const name = first as keyof typeof NAMES;
  if (NAMES[name] === (id ? 'nothing' : 'something')) return unknown;
  return name === 'puzzles' && id ? { name: 'puzzle', id } : { name, id };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** The path of the page that an address shows. */
export function pathOf({ pathname, search }: Address): string {
  if (!site) return pathname;
  const asked = [...new URLSearchParams(search).keys()].find((key) => key.startsWith('/'));
  return asked ?? pathname.replace(/.*\/(index\.html)?$/, '/'); // the folder itself is the start page
}

/** The address of a path, or of a file beside the page. */
export function addressOf(path: string): string {
  if (!site) return path;
  return path === '/' || /\.\w+$/.test(path) ? '.' + path : `./?${path}`;
}

class Router {
  #path = $state(pathOf(location));
  readonly route: Route = $derived(read(this.#path));

  constructor() {
    addEventListener('popstate', () => {
      this.#path = pathOf(location);
    });
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', addressOf(path));
    this.#path = pathOf(location);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** An address of the page in full, to pass on. */
export const linkTo = (path: string): string => new URL(addressOf(path), document.baseURI).href;

/** For links within the page: `<a href="/new" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!plain || link.target || link.origin !== location.origin) return;
  event.preventDefault();
  router.go(pathOf(link) + link.hash);
}
