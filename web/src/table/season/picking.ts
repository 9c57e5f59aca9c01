/** Who picks a boat when, and why (E6, E7). */

import type { GameEvent, View } from '../../net';

/** The start player as soon as the purple worker has changed hands. */
const starter = (view: View): number => view.turn_winners?.at(-1) ?? view.start;

/** All seats as they pick: first who won turn-order tiles, then the others clockwise from the start player. */
export function pickOrder(view: View): number[] {
  const others = Array.from({ length: view.players }, (_, n) => (starter(view) + n) % view.players);
  return [...new Set([...(view.turn_winners ?? []).filter((seat) => seat !== null), ...others])];
}

/** The turn-order tile that lets a seat pick at its place, and the bid that won it; else the start player counts. */
export function pickWhy(view: View, ended: GameEvent | null, seat: number) {
  const number = (view.turn_winners ?? []).indexOf(seat) + 1;
  const won = number ? `turn_order_tile_${number}` : null;
  const count = ended?.ends?.sales.find(({ place }) => place.tile === won)?.count ?? 0;
  return { won, count, start: starter(view) };
}

/** Which boats were picked since an entry of the log, and by whom. */
export function takenBoats(events: readonly GameEvent[], since: number): Map<string, number> {
  const picks = events.flatMap(({ move, seat, seq }): [string, number][] =>
    seq > since && move.do === 'boat' ? [[move.place.tile, seat]] : []
  );
  return new Map(picks);
}
