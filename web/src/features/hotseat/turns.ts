/** Who decides next at a device that several people share; no drawing, no requests. */

import type { Picture, SeatInfo } from '../../net';

export type Shared = Pick<Picture, 'table' | 'you' | 'events'>;

/** Whether several people play at this device. */
export const shared = ({ you }: Pick<Picture, 'you'>): boolean => you.here.length > 1;

/** Whether nobody's side is shown. */
export const curtained = (picture: Shared): boolean =>
  picture.table.status === 'playing' && shared(picture) && picture.you.seat === null;

/** Everyone at this device. */
export const peopleHere = ({ table, you }: Shared): SeatInfo[] =>
  table.seats.filter(({ seat }) => you.here.includes(seat));

/** Those here who owe a decision, in the order in which the server names them. Where a bot plays for somebody, it
 * decides. */
export function whoseTurn({ table, you }: Shared): SeatInfo[] {
  const owing = table.to_act.filter((seat) => you.here.includes(seat));
  return owing.flatMap((seat) => table.seats[seat] ?? []).filter((seat) => !seat.stand_in);
}

/** The player of the latest move, if they play at this device and it isn't already taken back. */
export function lastMover({ table, you, events }: Shared): SeatInfo | null {
  const latest = events.at(-1);
  if (!latest || latest.move.do === 'undo' || !you.here.includes(latest.seat)) return null;
  return table.seats[latest.seat] ?? null;
}
