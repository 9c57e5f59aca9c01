/** Whom the table waits for, and since when. */

import type { Picture, SeatInfo } from './types';

/** Seconds after which a reminder is offered, and between two of them. */
export const NUDGE_AFTER = 60;

/** Other people who owe a decision; bots need no reminder. */
export function peopleWaitedFor({ table, you }: Picture): SeatInfo[] {
  if (table.status !== 'playing') return [];
  return table.seats.filter(({ kind, seat, stand_in }) =>
    kind === 'person' && !stand_in && !you.here.includes(seat) && table.to_act.includes(seat)
  );
}

/** Whether a player has kept the table waiting for long; `now` in seconds of the server's clock. */
export function mayNudge(picture: Picture, now: number): boolean {
  if (picture.you.seat === null || !peopleWaitedFor(picture).length) return false;
  const moved = picture.events.at(-1)?.at ?? 0;
  const nudged = picture.chat.findLast(({ phrase }) => phrase === 'nudge')?.at ?? 0;
  return now - Math.max(moved, nudged) >= NUDGE_AFTER;
}
