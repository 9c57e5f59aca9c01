// @vitest-environment jsdom
/** Addresses where the page lies in a folder of static files: paths follow a question mark. */

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as Router from '../../src/lib/router.svelte';

let page: typeof Router;

beforeAll(async () => {
  const told = { pyodide: 'p/', python: 'k.zip', bytes: 1, bots: [] };
  document.head.innerHTML = `<script type="application/json" id="keyflower-site">${JSON.stringify(told)}</script>`;
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/games/keyflower/?/table/abc#3');
  vi.resetModules(); // the set-up of tests has loaded it for a server
  page = await import('../../src/lib/router.svelte');
  const { aim } = await import('../../src/app/site');
  for (const type of ['pointerover', 'focusin']) addEventListener(type, aim);
});
beforeEach(() => page.router.go('/'));
afterAll(() => {
  document.head.innerHTML = ''; // the next test file gets the same page and modules
  history.replaceState(null, '', '/');
  vi.resetModules();
});

it('is read from the address with which the page was opened', () => {
  expect(page.pathOf(new URL('http://x/games/keyflower/?/table/abc#3'))).toBe('/table/abc');
  expect(page.pathOf(new URL('http://x/games/keyflower/?%2Ftable%2Fabc='))).toBe('/table/abc');
  expect(page.pathOf(new URL('http://x/games/keyflower/?language=fr'))).toBe('/');
  expect(page.pathOf(new URL('http://x/games/keyflower/index.html'))).toBe('/');
});

it('stays in the folder, wherever one goes', () => {
  page.router.go('/learn/rules#B4');
  expect(location.href.slice(location.origin.length)).toBe('/games/keyflower/?/learn/rules#B4');
  expect(page.router.route).toEqual({ name: 'learn', id: 'rules' });
  page.router.go('/');
  expect(location.pathname + location.search).toBe('/games/keyflower/');
  expect(page.linkTo('/replay/abc#4')).toBe(`${location.origin}/games/keyflower/?/replay/abc#4`);
});

it('is what links lead to, however they are opened', () => {
  document.body.innerHTML =
    '<a href="/puzzles"><b>Puzzles</b></a> <a href="/licences.txt">Licences</a> <a href="/">Home</a>';
  const [puzzles, licences, home] = document.querySelectorAll('a');
  puzzles!.addEventListener('click', page.follow);
  puzzles!.click();
  expect(page.router.route).toEqual({ name: 'puzzles', id: '' });
  puzzles!.firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  for (const link of [puzzles!, licences!, home!]) link.dispatchEvent(new Event('focusin', { bubbles: true }));
  const folder = `${location.origin}/games/keyflower/`;
  expect([puzzles!.href, licences!.href, home!.href]).toEqual([
    `${folder}?/puzzles`,
    `${folder}licences.txt`,
    folder,
  ]);
  page.router.go('/learn');
  puzzles!.click();
  expect(page.router.route).toEqual({ name: 'puzzles', id: '' });
});
