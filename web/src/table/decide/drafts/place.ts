/** Places of a table in the picture: the tile at a spot, its colour, its owner. */

import { COLOURS } from '../../../lib/pieces/pieces';
import type { Colour, TileView, View } from '../../../net/types';
import { readSpot, tileId, type Place } from '../../../board/drawing/spots';

export function tileAt(view: View | null, spot: string): TileView | null {
  const place = readSpot(spot);
  if (!view || !place) return null;
  const tile = tileId(spot);
  const lists: Record<Place['kind'], TileView[] | undefined> = {
    lot: view.lots,
    turn: view.turn_order,
    village: view.seats[place.seat ?? -1]?.village,
    won: view.seats[view.seat ?? -1]?.won,
    boat: undefined,
    winter: undefined,
  };
  return lists[place.kind]?.map(full).find((found) => found.tile === tile) ?? null;
}

/** Tiles in a list may be written as their id alone. */
const full = (tile: TileView | string): TileView => (typeof tile === 'string' ? { tile } : tile);

/** The colour that a tile has this season; it is left out where its workers all show it. */
export function tileColour(tile: TileView | null): Colour | null {
  if (!tile) return null;
  if (tile.colour) return tile.colour;
  const standing = COLOURS.find((colour) => tile.workers?.[colour]);
  return standing ?? tile.bids?.[0]?.colour ?? null;
}
