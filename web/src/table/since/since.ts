/** What changed since my last action: the turns of others, and the places they touched. */

import type { Entry, Told } from '../../log/chronicle';
import { placeWord } from '../../log/notation';
import type { GameEvent, View } from '../../net/types';
import type { Spot } from '../contract';

export type Turn = Extract<Entry, { kind: 'turn' }>;

/** The number of my latest entry in the log; before the first of the deal for none. */
export function lastOwn(events: readonly GameEvent[], me: number): number {
  return events.findLast((event) => event?.seat === me)?.seq ?? -1;
}

/** The turns of others after an entry, without what was taken back. */
export function turnsSince(entries: readonly Entry[], me: number, own: number): Turn[] {
  return entries.filter(
    (entry): entry is Turn =>
      entry.kind === 'turn' &&
      entry.seat >= 0 &&
      entry.seat !== me &&
      !entry.undone &&
      entry.steps.some((step) => step.seq > own && step.move.do !== 'undo'),
  );
}

/** The places that an entry of the log touched. */
export function touched({ seat, move }: Pick<Told, 'seat' | 'move'>, view: View): Spot[] {
  switch (move.do) {
    case 'bid':
    case 'use':
      return [...move.groups.map(placeWord), placeWord(move.place)];
    case 'pay-bid':
      return [placeWord(move.group)];
    case 'upgrade':
    case 'place':
    case 'flip':
      return [`p${seat}:${move.tile}`];
    case 'boat':
      return [`boat:${move.boat}`];
    case 'step':
      return [move.from, move.to].flatMap((cell) => {
        const found = view.seats[seat]?.village.find(({ at }) => (at ?? [0, 0]).join(',') === cell);
        return found ? [`p${seat}:${found.tile}`] : [];
      });
    default:
      return [];
  }
}

/** All places touched by these turns after an entry. */
export function changedSince(turns: readonly Turn[], own: number, view: View): Set<Spot> {
  const steps = turns.flatMap((turn) => turn.steps).filter((step) => step.seq > own && !step.undone);
  return new Set(steps.flatMap((step) => touched(step, view)));
}
