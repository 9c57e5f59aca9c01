/** The screen of every address: what is loaded for it, its words, and how it waits. */

import type { Component } from 'svelte';
import { learnWords, type Route } from '../lib';

type WordGroup = Parameters<typeof learnWords>[0];
type Page = Component<{ id: string }>;

export interface Screen {
  load(): Promise<Page>;
  /** So many rows are drawn while it loads. */
  rows: number;
  /** It brings its own bar. */
  bare?: true;
  /** It is there without a connection. */
  offline?: true;
  /** It is there while the game is still being loaded, where it runs in the tab. */
  early?: true;
  /** It's about other people: it isn't there where nobody else is. */
  others?: true;
  /** It stays when only the rest of the address changes. */
  stays?: true;
}

const screen = (
  load: () => Promise<{ default: unknown }>,
  words: WordGroup[],
  rows = 3,
  more: Omit<Screen, 'load' | 'rows'> = {},
): Screen => ({
  rows,
  load: async () => (await Promise.all([load(), ...words.map(learnWords)]))[0].default as Page,
  ...more,
});

export const loadLobby = () => import('../lobby/pages');
export const loadTable = () => import('../table/TableRoute.svelte');

const lobby = (name: 'Join' | 'Lobby', more: Parameters<typeof screen>[3]): Screen =>
  screen(async () => ({ default: (await loadLobby())[name] }), [], 3, more);

export const SCREENS: Record<Exclude<Route['name'], 'unknown'>, Screen> = {
  lobby: lobby('Lobby', { early: true }),
  join: lobby('Join', { others: true }),
  me: screen(() => import('../lobby/Adopt.svelte'), [], 3, { others: true }),
  new: screen(() => import('../lobby/NewTable.svelte'), ['new'], 3, { early: true }),
  table: screen(loadTable, [], 6, { bare: true }),
  replay: screen(() => import('../features/replay/ReplayScreen.svelte'), ['replay', 'decide'], 6),
  turning: screen(() => import('../features/turning/TurningPage.svelte'), ['turning', 'replay', 'decide', 'ideas'], 5),
  puzzles: screen(() => import('../features/puzzles/PuzzlesPage.svelte'), ['puzzle'], 5),
  puzzle: screen(() => import('../features/puzzles/PuzzleTable.svelte'), ['puzzle', 'decide', 'ideas'], 6, {
    bare: true,
  }),
  daily: screen(() => import('../features/daily/DailyPage.svelte'), ['daily', 'puzzle'], 4),
  score: screen(() => import('../features/sheets/ScorePage.svelte'), ['score', 'learn', 'tiles', 'end'], 4),
  statistics: screen(() => import('../features/statistics/StatisticsPage.svelte'), ['statistics', 'end'], 4),
  settings: screen(() => import('../features/settings/SettingsPage.svelte'), ['settings'], 3, { early: true }),
  profile: screen(() => import('../features/profile/ProfilePage.svelte'), ['profile'], 3, { others: true }),
  learn: screen(() => import('../learn/Learn.svelte'), ['learn', 'tiles', 'end'], 6, { offline: true, stays: true }),
  tutorial: screen(() => import('../table/tutorial/Begin.svelte'), [], 6),
};
