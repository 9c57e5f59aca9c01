// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nameOf } from '../../src/board/scene/scene.svelte';
import { learnWords, speak } from '../../src/i18n/index.svelte';
import { called } from '../../src/log/say.svelte';
import type { TableInfo } from '../../src/net/types';

const seats = ['Ana', 'Bo'].map((name, seat) => ({ seat, kind: 'human', name }));
const table = { seats } as unknown as TableInfo;

test.each([['en', 'You'], ['fr', 'Ana']])('a replay calls oneself as its log does (%s)', async (language, name) => {
  await speak(language);
  await learnWords('decide');
  const shown = { table, me: 0, past: true };
  expect(nameOf(shown, 0)).toBe(name);
  expect(called({ table, mine: 0 }, 0)).toBe(name);
  expect(nameOf(shown, 1)).toBe('Bo');
  expect(nameOf({ table, me: 0 }, 0)).not.toBe('Ana');
});
