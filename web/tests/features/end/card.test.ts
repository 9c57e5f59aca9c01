// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import PointCard from '../../../src/features/end/PointCard.svelte';
import type { TurningPointData } from '../../../src/generated/wire';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import { table } from '../../fixtures/server';

beforeAll(async () => {
  await speak('en');
  await learnWords('turning');
});
afterEach(cleanup);

function show(mine: number | null, played: number, other: number): void {
  const point = { seat: 0, at: 12, season: 'winter', done: [], instead: [], played, other, error: 0.02, deals: 32 };
  const who = { table: table({ id: 't1' }), mine };
  render(PointCard, { point: point as unknown as TurningPointData, index: 0, who, reason: 'It brings 2 iron.' });
}

test('what I missed is a puzzle, until I want to see it', async () => {
  show(0, 0.3, 0.6);
  expect(screen.getByRole('link', { name: 'Find it yourself' }).getAttribute('href')).toBe('/puzzles/t1-12');
  expect(screen.queryByText('It brings 2 iron.')).toBeNull();
  screen.getByRole('button', { name: 'Show it' }).click();
  await tick();
  expect(screen.getByText('It brings 2 iron.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Find it yourself' })).toBeNull();
});

test.each([[0, 0.6, 0.3], [1, 0.3, 0.6], [null, 0.3, 0.6]])(
  'seat %s: %f against %f is shown, with a reason for the reader only',
  (mine, played, other) => {
    show(mine, played, other);
    expect(screen.getByText('Both ways played out 32 times, ± 4%')).toBeTruthy();
    expect(screen.queryByText('It brings 2 iron.') === null).toBe(mine !== 0);
    expect(screen.queryByRole('link', { name: 'Find it yourself' })).toBeNull();
  },
);
