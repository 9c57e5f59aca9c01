// @vitest-environment jsdom
/** What is kept for later, and when: the game on the device is large. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPages } from '../../src/worker/register';

let registered: string[];

/** A browser with such a connection. */
function browser(connection?: { saveData?: boolean; type?: string }): void {
  const register = async (path: string): Promise<number> => registered.push(path);
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve({}) }, connection });
}

beforeEach(() => void (registered = []));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('pages are kept for everyone, the game on the device for those who play against bots', async () => {
  browser();
  await keepPages();
  expect(registered).toEqual(['/worker.js']);
  localStorage.setItem('keyflower-play-now', '{}');
  await keepPages();
  expect(registered).toEqual(['/worker.js', '/worker.js', '/here/worker.js']);
});

test.each([{ saveData: true }, { type: 'cellular' }])('nothing large is loaded where it may cost: %o', async (line) => {
  localStorage.setItem('keyflower-play-now', '{}');
  browser(line);
  await keepPages();
  expect(registered).toEqual(['/worker.js']);
});

test('a browser without service workers keeps nothing', async () => {
  localStorage.setItem('keyflower-play-now', '{}');
  vi.stubGlobal('navigator', {});
  await keepPages();
  expect(registered).toEqual([]);
});
