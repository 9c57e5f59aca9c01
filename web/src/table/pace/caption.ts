/** What a caption at the board says about a move. */

import { list, moveWords, placesOf, some, tileThing, type Sentence } from '../../log/words';
import type { GameEvent, View } from '../../net';
import { leading, tileAt } from '../../board/drawing';
import { sourceOf, type Flight } from './flights';

export interface CaptionWords {
  says: Sentence;
  /** A second line. */
  more: Sentence[];
}

/** Where the caption stands: the tile, else the mover's card. */
export const captionAnchor = (event: GameEvent, before: View): string =>
  placesOf(event).at(-1)?.at ?? sourceOf(before, event) ?? `seat:${event.seat}`;

/** What my own move brought. */
export const gotWords = (got: readonly Flight[]): CaptionWords => {
  const pieces = got.map(({ symbol, count }) => some(symbol.slice(symbol.indexOf('-') + 1), count));
  return { says: { id: 'pace-got', args: { pieces: list(pieces) } }, more: [] };
};

export function captionWords(event: GameEvent, before: View, draws: Sentence[], me: number | null): CaptionWords {
  const { seat, move } = event;
  if (move.do !== 'bid') return { says: moveWords(event), more: draws };
  const beaten = leading(tileAt(before, move.place.at)?.bids)?.seat;
  if (beaten === undefined || beaten === seat) return { says: moveWords(event), more: draws };
  const name = { is: 'seat', seat } as const;
  const says: Sentence = beaten === me
    ? { id: 'pace-outbid-you', args: { name } }
    : { id: 'pace-outbid', args: { name, other: { is: 'seat', seat: beaten } } };
  const workers = list([some(move.colour, move.total)]);
  return { says, more: [{ id: 'pace-for', args: { workers, place: tileThing(move.place) } }, ...draws] };
}
