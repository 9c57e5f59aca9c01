// @vitest-environment jsdom
/** While turning points are worked out, the page says how long that will take. */

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Points from '../../../src/features/end/Points.svelte';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import { table } from '../../fixtures/server';

beforeAll(async () => {
  await speak('en');
  await learnWords('turning');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says how long is left, once it is known how fast it goes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  let done = 10;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ done, total: 100, points: null })));
  const { container } = render(Points, { who: { table: table(), mine: 0 }, seat: 0, say: () => '' });
  await vi.advanceTimersByTimeAsync(10);
  expect(container.textContent).toContain('Analysing every move: 10%');
  expect(container.textContent).not.toContain('left');
  for (done = 11; done <= 40; done += 1) await vi.advanceTimersByTimeAsync(2000);
  expect(container.textContent).toContain('About 2 min left.'); // 30 of 100 in a minute
});
