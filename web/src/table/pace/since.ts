/** What changed since my last action: the turns of others, and the places they touched. */

import type { Entry } from '../../log/chronicle';
import { placesOf } from '../../log/words';
import type { GameEvent } from '../../net';
import type { Spot } from '../../board/drawing';

export type Turn = Extract<Entry, { kind: 'turn' }>;

/** Entries that this page made without a click. */
export type AutomaticEntries = { has(seq: number): boolean };
const NONE: AutomaticEntries = new Set();

/** Whether an entry was no decision: made without a click, by a pass mode or as a prepared bid. Those have
 * the time of the entry that led to them. */
export function automatic(events: readonly GameEvent[], seq: number, unasked: AutomaticEntries = NONE): boolean {
  if (unasked.has(seq)) return true;
  const event = events[seq];
  const kinds = ['pass', 'bid'];
  return !!event && kinds.includes(event.move.do) && event.at > 0 && events[seq - 1]?.at === event.at;
}

/** The number of the entry of my latest own decision; before the first of the deal for none. */
export const lastOwn = (events: readonly GameEvent[], me: number, unasked: AutomaticEntries = NONE): number =>
  events.findLast((event) => event?.seat === me && !automatic(events, event.seq, unasked))?.seq ?? -1;

/** The turns of others after an entry and my prepared bids, without what was taken back. */
export function turnsSince(entries: readonly Entry[], me: number, own: number): Turn[] {
  return entries.filter((entry): entry is Turn =>
    entry.kind === 'turn'
    && entry.seat >= 0
    && !entry.undone
    && entry.steps.some(({ event: { seq, move } }) =>
      seq > own && move.do !== 'undo' && (entry.seat !== me || move.do === 'bid')
    )
  );
}

/** All places touched by these turns after an entry, up to the one that is shown. */
export function changedSince(turns: readonly Turn[], own: number, until = Infinity): Set<Spot> {
  const steps = turns.flatMap((turn) => turn.steps)
    .filter(({ event, undone }) => event.seq > own && event.seq <= until && !undone);
  return new Set(steps.flatMap((step) => placesOf(step.event)).map(({ at }) => at));
}
