/** Addresses of the page, and moving between them without a reload. */

export type Route =
  | { name: 'lobby' }
  | { name: 'new' }
  | { name: 'settings' }
  | { name: 'profile' }
  | { name: 'learn'; page: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'turning'; id: string }
  | { name: 'puzzles'; id: string }
  | { name: 'join'; token: string }
  | { name: 'me'; token: string }
  | { name: 'daily' | 'score' | 'statistics'; id: string }
  | { name: 'unknown' };

const LEARN = ['', 'rules', 'tiles', 'icons', 'scoring', 'tutorial'];

/** What an address means. The server gives the page for the same ones (server/static.py). */
export function read(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length) return { name: 'unknown' };
  if (first === 'learn' && LEARN.includes(second)) return { name: 'learn', page: second };
  if (second) {
    if (first === 'table' || first === 'replay' || first === 'turning') return { name: first, id: second };
    if (first === 'daily' || first === 'score' || first === 'puzzles') return { name: first, id: second };
    if (first === 'join' || first === 'me') return { name: first, token: second };
    return { name: 'unknown' };
  }
  if (first === '') return { name: 'lobby' };
  if (first === 'new' || first === 'settings' || first === 'profile') return { name: first };
  if (first === 'daily' || first === 'score' || first === 'statistics' || first === 'puzzles') return { name: first, id: '' };
  return { name: 'unknown' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #path = $state(location.pathname);
  readonly route: Route = $derived(read(this.#path));

  constructor() {
    addEventListener('popstate', () => {
      this.#path = location.pathname;
    });
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links within the page: `<a href="/new" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!plain || link.target || link.origin !== location.origin) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
