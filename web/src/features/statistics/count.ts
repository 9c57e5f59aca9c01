/** What the user's finished games come to: counts, shares and means. */

import { SOURCES, sourceOf, type ScoreSource } from '../end/score';
import { strengthName } from '../../lib';
import type { FinishedGame } from '../../net';

export interface Row {
  /** Tells rows apart. */
  key: string;
  games: number;
  won: number;
  /** What share of the wins everybody would have if all were equal. */
  par: number;
  /** Points in the mean. */
  points: number;
}

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

function row(key: string, games: readonly FinishedGame[]): Row {
  return {
    key,
    games: games.length,
    won: games.filter((game) => game.place === 1).length,
    par: mean(games.map((game) => 1 / (game.opponents.length + 1))),
    points: mean(games.map((game) => game.points)),
  };
}

/** A row for each key that some of the games have. */
function rowsBy(games: readonly FinishedGame[], keys: (game: FinishedGame) => string[]): Row[] {
  const groups = new Map<string, FinishedGame[]>();
  for (const game of games) {
    for (const key of new Set(keys(game))) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups].map(([key, some]) => row(key, some));
}

export const overall = (games: readonly FinishedGame[]): Row => row('', games);

/** By the number of players, the fewest first. */
export const byPlayers = (games: readonly FinishedGame[]): Row[] =>
  rowsBy(games, (game) => [String(game.opponents.length + 1)]).sort((a, b) => Number(a.key) - Number(b.key));

/** By who else was there: bots by their strength, then people by their names, the most frequent first. */
export function byOpponent(games: readonly FinishedGame[]): (Row & { level: number })[] {
  const keys = (game: FinishedGame): string[] =>
    game.opponents.filter((one) => one.name || one.level).map((one) => (one.level ? `${one.level}` : `:${one.name}`));
  return rowsBy(games, keys)
    .map((one) => ({ ...one, level: one.key.startsWith(':') ? 0 : Number(one.key) }))
    .sort((a, b) => Number(!a.level) - Number(!b.level) || b.level - a.level || b.games - a.games);
}

/** What an opponent of `byOpponent` is called. */
export const opponentName = (one: { key: string; level: number }): string =>
  one.level ? strengthName({ level: one.level, bot: '' }) : one.key.slice(1);

/** The points of a game in the mean, by source, the greatest first. */
export function bySource(games: readonly FinishedGame[]): { source: ScoreSource; points: number }[] {
  const known = games.filter((game) => game.tiles.length);
  const from = (game: FinishedGame, source: ScoreSource): number =>
    Object.entries(game.rules).reduce((sum, [rule, points]) => sum + (sourceOf({ rule }) === source ? points : 0), 0);
  return SOURCES.map((source) => ({ source, points: mean(known.map((game) => from(game, source))) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** Tiles that the user had most often, with how many games and the points in the mean then. */
export function favourites(games: readonly FinishedGame[], count: number): Row[] {
  const rows = rowsBy(games, (game) => game.tiles);
  return rows.sort((a, b) => b.games - a.games || b.points - a.points || a.key.localeCompare(b.key)).slice(0, count);
}

/** The mean of each game and some before it: oldest first, as the games are. */
export const smoothed = (points: readonly number[], over: number): number[] =>
  points.map((_, i) => mean(points.slice(Math.max(0, i + 1 - over), i + 1)));
