/** Where an event happened: the places to look at, and the village that it is about. */

import { placesOf } from '../../log/words';
import type { GameEvent } from '../../net/types';
import type { Spot } from '../../board/drawing/contract';

export interface Touched {
  spots: Set<Spot>;
  /** The seat whose village changed. */
  village: number | null;
}

export function touched(event: GameEvent | undefined): Touched {
  const places = event ? placesOf(event) : [];
  return {
    spots: new Set(places.map(({ at }) => at)),
    village: places.findLast(({ owner }) => owner !== null)?.owner ?? null,
  };
}
