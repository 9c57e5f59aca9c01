/** Names that tell all tiles of a village apart. */

import { t } from '../../i18n/index.svelte';
import { tileName } from '../../lib/names';
import type { Side } from '../../net/types';

/** As everywhere, but turn-order tiles with their number. */
export function nameOf(tile: string, side: Side = 'front'): string {
  const turn = /^turn_order_tile_(\d)$/.exec(tile);
  return turn ? t('turn-order-tile', { number: Number(turn[1]) }) : tileName(tile, side);
}
