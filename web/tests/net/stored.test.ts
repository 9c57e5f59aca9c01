// @vitest-environment jsdom
/** Choices are kept in the browser; where it forbids that, as long as the page is open. */

import { afterEach, expect, test, vi } from 'vitest';
import { onDevice } from '../../src/net/stored';

afterEach(() => {
  vi.unstubAllGlobals();
  onDevice.clear();
});

test('what is kept outlives the page', () => {
  onDevice.setItem('colour', 'red');
  expect(localStorage.getItem('colour')).toBe('red');
  localStorage.setItem('colour', 'blue'); // by another tab
  expect(onDevice.getItem('colour')).toBe('blue');
  onDevice.removeItem('colour');
  expect(localStorage.getItem('colour')).toBe(null);
});

test.each([
  ['blocked', undefined],
  ['full', {
    ...localStorage,
    getItem: () => 'old',
    setItem: () => {
      throw new Error('full');
    },
    removeItem() {},
  }],
])('where storage is %s, the page remembers', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  onDevice.setItem('colour', 'red');
  expect(onDevice.getItem('colour')).toBe('red');
  onDevice.removeItem('colour');
  expect(onDevice.getItem('colour')).toBe(storage?.getItem() ?? null);
});
