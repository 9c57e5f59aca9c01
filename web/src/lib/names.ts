/** What things are called on screen. */

import { has, t } from '../i18n/index.svelte';
import type { SeatInfo, Side, TableInfo } from '../net/types';
import { session } from '../session.svelte';

/** A tile's name. All homes are Home; summer boats are named with their side. */
export function tileName(tile: string, side: Side = 'front'): string {
  if (tile.startsWith('home_')) return t('tile-home');
  if (tile.startsWith('turn_order_tile_')) return t('tile-turn_order_tile');
  if (tile.startsWith('summer_boat_')) {
    return t(`tile-${tile}${side === 'b' || side === 'back' ? 'b' : 'a'}`);
  }
  return t(`tile-${tile}`);
}

/** How strong a bot is, in words; a bot that isn't offered keeps its own name. */
export function strengthName(spec: string): string {
  const offered = session.bots.find((bot) => bot.spec === spec);
  return offered && has(`strength-${offered.id}`) ? t(`strength-${offered.id}`) : (spec.split(':')[0] ?? spec);
}

/** Who sits there, as others call them; `mine` is the user's seat. */
export function seatName(seat: SeatInfo, mine: number | null = null): string {
  if (seat.seat === mine) return t('seat-you');
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return t('seat-bot', { strength: strengthName(seat.bot) });
  return seat.name || t('me-guest');
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
