/** The service worker: pages open without a connection, and notices come while none is open.
 *
 * Files in /assets/ have a hash of their content in their names: what is cached stays right. The
 * page itself comes from the server; the cached one is only for when there is no connection, or no answer within
 * three seconds, so that hardly anybody sees an old build. The API and WebSockets never pass through here. */

import { listenForPush, type Lasting, type PushScope } from './push';
import { wayOf } from './ways';

interface Build {
  /** Of this build. */
  version: string;
  /** The script that the page of this build starts with. */
  entry: string;
  /** What pages need without a connection; fonts are kept as they are used. */
  files: string[];
  /** Of their contents (SHA-256), where they are known. */
  hashes?: string[];
}
/** What build/offline.ts writes in place of this name. */
declare const __OFFLINE__: Build;

interface AskedEvent extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** TypeScript knows either pages or workers. */
interface Scope {
  /** Of a folder of static files (`keyflower site`). */
  readonly KEYFLOWER?: Build;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', work: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', work: (event: AskedEvent) => void): void;
}

const scope = self as unknown as Scope;
const build = scope.KEYFLOWER ?? __OFFLINE__;
/** The folder that this worker speaks for. */
const PAGE = new URL('.', location.href).href;
/** A folder of a server (/here/) uses the server's assets. */
const ASSETS = new URL('.', new URL(build.entry, PAGE)).href;
const { pathname } = new URL(PAGE);
const hashes = new Map(build.hashes?.map((hash, i) => [new URL(build.files[i]!, PAGE).href, hash]));
const CACHE = `keyflower-${build.version}-${pathname}`;
/** Caches of this folder; a host may have several. Earlier builds of servers left its name out. */
const isOurs = (name: string): boolean =>
  /^keyflower-\w+-/.test(name) ? name.endsWith(`-${pathname}`) : name.startsWith('keyflower-') && pathname === '/';
/** Too many requests; answers of a proxy whose server is away. */
const AWAY = [429, 502, 503, 504];
/** Files loaded at once while pages are made ready: what the open page asks for comes first. */
const AT_ONCE = 4;
const TRIES = 10;
/** In ms; then a page that is kept is shown. */
const PATIENCE = 3000;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(build.entry)) {
    throw new Error('the page is of another build'); // its own worker is on its way
  }
  const files = build.files.values();
  const load = async (): Promise<void> => {
    for (const file of files) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  await cache.put(PAGE, page);
  await scope.skipWaiting();
}

/** Where there isn't room for everything, nothing is kept: games come first. */
async function giveUp(error: unknown): Promise<never> {
  await caches.delete(CACHE);
  throw error;
}

/** A file that an earlier build had too isn't loaded again. */
async function keep(cache: Cache, file: string): Promise<void> {
  const answer = await caches.match(file) ?? await ask(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

/** Where there were too many requests, the server says when to try again. */
async function ask(file: Request | string, how: RequestInit = {}): Promise<Response> {
  for (let tries = 1;; tries++) {
    const answer = await fetch(file, how);
    if (answer.status !== 429 || tries === TRIES) return answer;
    const wait = Number(answer.headers.get('retry-after')) || 1;
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOurs(name) && name !== CACHE).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  const answer = await Promise.race([asked, late]);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await caches.match(PAGE)) ?? (await asked) ?? Response.error();
}

/** Whether a file is what it was: storage can be damaged. */
async function isWhole(url: string, answer: Response): Promise<boolean> {
  const wanted = hashes.get(url);
  if (!wanted) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return wanted === btoa(String.fromCharCode(...digest));
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known && await isWhole(request.url, known.clone())) return known;
  const answer = await ask(request, known ? { cache: 'reload' } : {});
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone()).catch(() => undefined); // it's full
  return answer;
}

scope.addEventListener('install', (event) => event.waitUntil(install().catch(giveUp)));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, PAGE, ASSETS);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'asset') event.respondWith(asset(event.request));
});
listenForPush(self as unknown as PushScope);
