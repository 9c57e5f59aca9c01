/** Where an event happened: the places to look at, and the village that it is about. */

import type { Told } from '../log/chronicle';
import { placeWord, type Place } from '../log/notation';
import type { Spot } from '../table/contract';

export interface Touched {
  spots: Set<Spot>;
  /** The seat whose village changed. */
  village: number | null;
}

export function touched(told: Told | undefined): Touched {
  const spots = new Set<Spot>();
  let village: number | null = null;
  if (!told) return { spots, village };
  const { move, seat, says } = told;
  const at = (place: Place): void => {
    spots.add(placeWord(place));
    if (place.at === 'village') village = place.seat;
  };
  const own = (tile: string): void => at({ at: 'village', seat, tile });
  if (move.do === 'bid' || move.do === 'use') {
    at(move.place);
    for (const group of move.groups) at(group);
  } else if (move.do === 'pay-bid') {
    at(move.group);
  } else if (move.do === 'place' || move.do === 'upgrade' || move.do === 'flip') {
    own(move.tile);
  } else if (move.do === 'boat') {
    spots.add(`boat:${move.boat}`);
  } else if (move.do === 'step') {
    for (const tile of [says.args.from, says.args.to]) {
      if (typeof tile !== 'object') continue;
      if (tile.is === 'tile') own(tile.tile);
      if (tile.is === 'turn') own(`turn_order_tile_${tile.number}`);
    }
  }
  return { spots, village };
}
