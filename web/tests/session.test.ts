/** Who one is: asked for first, made only where the server says that there is nobody. */

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** What a fresh session asks for; `known`: whether the browser has a cookie. */
async function begun(known: boolean): Promise<{ asked: string[]; name: string }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push(`${method} ${path}`);
    if (path === '/api/bots') return new Response('[]');
    if (method === 'POST' || known) return new Response(JSON.stringify({ name: known ? 'Mei' : 'Guest' }));
    return new Response(JSON.stringify({ code: 'nobody', message: '' }), { status: 401 });
  });
  const { session } = await import('../src/session.svelte');
  await session.begin();
  return { asked, name: session.name };
}

it('a browser with a cookie makes nobody', async () => {
  const { asked, name } = await begun(true);
  expect(name).toBe('Mei');
  expect(asked).not.toContain('POST /api/me');
});

it('a browser without one becomes somebody, once', async () => {
  const { asked, name } = await begun(false);
  expect(name).toBe('Guest');
  expect(asked.filter((one) => one.endsWith('/api/me'))).toEqual(['GET /api/me', 'POST /api/me']);
});
