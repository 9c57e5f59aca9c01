// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { read, router } from '../../src/lib/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { name: 'lobby', id: '' }],
    ['/new', { name: 'new', id: '' }],
    ['/learn/', { name: 'learn', id: '' }],
    ['/learn/tutorial', { name: 'tutorial', id: '' }],
    ['/learn/nothing', { name: 'unknown', id: '' }],
    ['/learn/rules', { name: 'learn', id: 'rules' }],
    ['/learn/rules/x', { name: 'unknown', id: '' }],
    ['/table/ab12', { name: 'table', id: 'ab12' }],
    ['/replay/ab12', { name: 'replay', id: 'ab12' }],
    ['/join/x-_Y', { name: 'join', id: 'x-_Y' }],
    ['/me/x', { name: 'me', id: 'x' }],
    ['/daily', { name: 'daily', id: '' }],
    ['/daily/2026-07-30', { name: 'daily', id: '2026-07-30' }],
    ['/score/ab12', { name: 'score', id: 'ab12' }],
    ['/statistics', { name: 'statistics', id: '' }],
    ['/statistics/x', { name: 'unknown', id: '' }],
    ['/puzzles', { name: 'puzzles', id: '' }],
    ['/puzzles/ab', { name: 'puzzle', id: 'ab' }],
    ['/lobby', { name: 'unknown', id: '' }],
    ['/toString', { name: 'unknown', id: '' }],
    ['/table', { name: 'unknown', id: '' }],
    ['/new/x', { name: 'unknown', id: '' }],
    ['/table/a/b', { name: 'unknown', id: '' }],
    ['/table/%', { name: 'table', id: '%' }],
  ])('%s', (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it('follows what is pushed, and the way back', () => {
    vi.stubGlobal('scrollTo', vi.fn());
    router.go('/table/t1');
    flushSync();
    expect(router.route).toEqual({ name: 'table', id: 't1' });
    history.replaceState(null, '', '/new');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ name: 'new', id: '' });
  });
});
