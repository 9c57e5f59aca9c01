/** A result of a daily game to share: it says how it went, and nothing about the deal. */

import { dayName, number, t } from '../../lib';
import type { DailyResult } from '../../net';

/** Opponents by seat: green where the person has more points. */
const squares = (result: DailyResult): string => result.beaten.map((won) => (won ? '🟩' : '⬜')).join('');

export const placed = (result: DailyResult): string =>
  t('daily-place', { place: result.place, players: result.beaten.length + 1 });

/** More or fewer points than the best opponent: +5, −3. */
export const leadOf = (result: DailyResult): string => number(result.lead, { signDisplay: 'exceptZero' });

/** As a text of a few lines. */
export function shareText(result: DailyResult, streak: number, link: string): string {
  const lines = [
    t('daily-share-head', { day: dayName(result.day) }),
    `${t('count-points', { count: result.points })} · ${placed(result)}`,
    squares(result),
  ];
  if (streak > 1) lines.push(t('daily-streak-text', { count: streak }));
  return [...lines, link].join('\n');
}
