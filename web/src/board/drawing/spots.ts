/** Names of places of a table as the server writes them: `lot:miner`, `turn:2`, `p0:home_1`. */

import type { TileView, View } from '../../net';
import type { Spot } from './contract';

export interface Place {
  /** Where: a lot, beside the board, in the village of a seat. */
  kind: 'lot' | 'turn' | 'village' | 'boat' | 'winter' | 'won';
  seat: number | null;
  /** A tile's id, or the number of a turn-order tile. */
  name: string;
}

export function readSpot(spot: Spot): Place | null {
  const [where = '', name = ''] = spot.split(':');
  if (!name) return null;
  if (where === 'lot' || where === 'turn' || where === 'boat' || where === 'winter' || where === 'won') {
    return { kind: where, seat: null, name };
  }
  const seat = /^p(\d)$/.exec(where)?.[1];
  return seat === undefined ? null : { kind: 'village', seat: Number(seat), name };
}

export const lotSpot = (tile: string): Spot => `lot:${tile}`;
export const winterSpot = (tile: string): Spot => `winter:${tile}`;
export const boatSpot = (boat: string): Spot => `boat:${boat}`;
export const villageSpot = (seat: number, tile: string): Spot => `p${seat}:${tile}`;

export const turnNumber = (tile: string): number => Number(tile.slice(tile.lastIndexOf('_') + 1));
export const turnSpot = (tile: string): Spot => `turn:${turnNumber(tile)}`;

export function tileId(spot: Spot): string {
  const place = readSpot(spot);
  if (!place) return spot;
  return place.kind === 'turn' ? `turn_order_tile_${place.name}` : place.name;
}

export function tileAt(view: View | null, spot: Spot): TileView | null {
  const place = readSpot(spot);
  if (!view || !place) return null;
  const lists: Record<Place['kind'], TileView[] | undefined> = {
    lot: view.lots,
    turn: view.turn_order,
    village: view.seats[place.seat ?? -1]?.village,
    won: view.seats[view.seat ?? -1]?.won,
    boat: undefined,
    winter: undefined,
  };
  return lists[place.kind]?.find(({ tile }) => tile === tileId(spot)) ?? null;
}
