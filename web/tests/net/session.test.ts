/** Who one is: asked for by a POST, which makes somebody only where there is nobody. */

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('asks once who one is, in a way that only our own page can', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    return new Response(path === '/api/bots' ? '[]' : JSON.stringify({ name: 'Mei' }));
  });
  const { session } = await import('../../src/net/session.svelte');
  await Promise.all([session.begin(), session.begin()]);
  expect(session.name).toBe('Mei');
  expect(asked.sort()).toEqual(['GET /api/bots', 'POST /api/me']);
});
