/** A turn in a few sentences, and what it is about. */

import type { GameEvent } from '../../net/types';
import { moveWords, placesOf, type Sentence } from '../../log/words';

const SMALL = new Set(['step', 'done', 'pay', 'pay-bid', 'take']);

/** What a turn starts with, and its upgrades: the small steps between them are for the replay. */
export const turnWords = (events: readonly GameEvent[]): Sentence[] =>
  events.filter(({ move }, i) => i === 0 || !SMALL.has(move.do)).map(moveWords);

/** The tile that a turn is about, to show a picture of it. */
export function tileOf(events: readonly GameEvent[]): { tile: string; side: 'front' | 'back' | 'a' | 'b' } | null {
  const [first] = events;
  if (!first) return null;
  if (first.move.do === 'winter' && first.move.tiles[0]) return { tile: first.move.tiles[0], side: 'front' };
  return placesOf(first).at(-1) ?? null;
}
