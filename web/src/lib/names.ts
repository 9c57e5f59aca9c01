/** What things are called on screen. */

import { t } from '../i18n/index.svelte';
import type { SeatInfo, Side, TableInfo } from '../net/types';

/** A tile's name. All homes are Home; summer boats are named with their side. */
export function tileName(tile: string, side: Side = 'front'): string {
  if (tile.startsWith('home_')) return t('tile-home');
  if (tile.startsWith('turn_order_tile_')) return t('tile-turn_order_tile');
  if (tile.startsWith('summer_boat_')) {
    return t(`tile-${tile}${side === 'b' || side === 'back' ? 'b' : 'a'}`);
  }
  return t(`tile-${tile}`);
}

/** The same, of turn-order tiles with their number. */
export const tileTitle = (tile: string, side: Side = 'front'): string =>
  tile.startsWith('turn_order_tile_') ? t('turn-order-tile', { number: Number(tile.at(-1)) }) : tileName(tile, side);

/** Strengths of bots, the weakest first: `level` of a seat counts from 1. */
const STRENGTHS = ['beginner', 'easy', 'medium', 'strong', 'expert', 'master'] as const;

/** How strong a bot is, in words; a bot that isn't offered keeps its own name. */
export function strengthName(seat: Pick<SeatInfo, 'bot' | 'level'>): string {
  const strength = STRENGTHS[seat.level - 1];
  return strength ? t(`strength-${strength}`) : (seat.bot.split(':')[0] ?? '');
}

/** Who sits there, as others call them; `mine` is the user's seat. */
export function seatName(seat: SeatInfo, mine: number | null = null): string {
  if (seat.seat === mine) return t('seat-you');
  if (seat.kind === 'open') return t('seat-open');
  if (seat.name) return seat.name;
  return seat.face ? t(`villager-${seat.face}`) : t('me-guest');
}

/** The same, of bots with their strength. */
export function seatTitle(seat: SeatInfo, mine: number | null = null): string {
  const name = seatName(seat, mine);
  return seat.kind === 'bot' ? t('seat-bot', { name, strength: strengthName(seat) }) : name;
}

/** How much time a table gives, in words. */
export function paceName(pace: TableInfo['pace']): string {
  if (pace.kind === 'live') {
    const seconds = pace.seconds;
    if (!pace.reserve) return t('pace-live', { seconds });
    return t('pace-live-reserve', { seconds, minutes: Math.round(pace.reserve / 60) });
  }
  if (pace.kind === 'slow') {
    const hours = Math.round(pace.seconds / 3600);
    return hours % 24 ? t('pace-slow-hours', { hours }) : t('pace-slow-days', { days: hours / 24 });
  }
  return t('pace-none');
}
