/** What changed since my last action: the turns of others, and the places they touched. */

import type { Entry } from '../../log/chronicle';
import { placesOf } from '../../log/words';
import type { GameEvent } from '../../net/types';
import type { Spot } from '../contract';

export type Turn = Extract<Entry, { kind: 'turn' }>;

/** Whether a pass was made by a pass mode: such entries have the time of the one that led to them. */
export function automatic(events: readonly GameEvent[], seq: number): boolean {
  const event = events[seq];
  return event?.move.do === 'pass' && event.at > 0 && events[seq - 1]?.at === event.at;
}

/** The number of the entry of my latest own decision; before the first of the deal for none. */
export function lastOwn(events: readonly GameEvent[], me: number): number {
  return events.findLast((event) => event?.seat === me && !automatic(events, event.seq))?.seq ?? -1;
}

/** The turns of others after an entry, without what was taken back. */
export function turnsSince(entries: readonly Entry[], me: number, own: number): Turn[] {
  return entries.filter(
    (entry): entry is Turn =>
      entry.kind === 'turn' &&
      entry.seat >= 0 &&
      entry.seat !== me &&
      !entry.undone &&
      entry.steps.some(({ event }) => event.seq > own && event.move.do !== 'undo'),
  );
}

/** All places touched by these turns after an entry, up to the one that is shown. */
export function changedSince(turns: readonly Turn[], own: number, until = Infinity): Set<Spot> {
  const steps = turns.flatMap((turn) => turn.steps)
    .filter(({ event, undone }) => event.seq > own && event.seq <= until && !undone);
  return new Set(steps.flatMap((step) => placesOf(step.event)).map(({ at }) => at));
}
