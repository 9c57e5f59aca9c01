/** Where the rating plot puts things; no drawing, no requests. */

import type { OfferedBot, RatedGame } from '../../net';

export const HEIGHT = 220;
const ABOVE = 14;
const BELOW = 14;
const BEFORE = 8;
/** Room for the names of levels. */
const AFTER = 96;
const ROOM = 60; // points above and below

/** Ratings of games from left to right, with the bots' levels that are near as lines. */
export function plotted(history: RatedGame[], bots: OfferedBot[], width: number) {
  const ratings = history.map((game) => game.points);
  const low = Math.min(...ratings) - ROOM;
  const high = Math.max(...ratings) + ROOM;
  const near = bots.filter((bot) => bot.rating >= low - 2 * ROOM && bot.rating <= high + 2 * ROOM);
  const levels = near.map((bot) => bot.rating);
  const [bottom, top] = [Math.min(low, ...levels), Math.max(high, ...levels)];
  const end = Math.max(BEFORE, width - AFTER);
  const step = history.length > 1 ? (end - BEFORE) / (history.length - 1) : 0;
  const y = (value: number): number => ABOVE + ((top - value) / (top - bottom)) * (HEIGHT - ABOVE - BELOW);
  const dots = history.map((game, number) => ({ x: BEFORE + number * step, y: y(game.points), game }));
  const path = dots.map((dot, number) => `${number ? 'L' : 'M'}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join('');
  return { dots, lines: near.map((bot) => ({ id: bot.id, y: y(bot.rating) })), path, end };
}

/** Lines whose names have room: the upper one of two that are too close loses its name. */
export function named(lines: { id: string; y: number }[], room = 15): Set<string> {
  const names = new Set<string>();
  let last = Infinity;
  for (const line of [...lines].sort((a, b) => b.y - a.y)) {
    if (last - line.y < room) continue;
    names.add(line.id);
    last = line.y;
  }
  return names;
}
