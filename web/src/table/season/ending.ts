/** The end of a season, told by player. */

import { homeWorkers, isTurn } from '../../log/words';
import type { HomeComing, SeasonEnd, ShownTile } from '../../generated/wire';
import type { Colour, Counts, GameEvent, View } from '../../net';

export interface Share {
  seat: number;
  won: ShownTile[];
  paid: number;
  home: Counts<Colour>;
}

/** The latest end of a season that was not taken back. */
export function latestEnd(events: readonly GameEvent[]): GameEvent | null {
  const undone = new Set(events.flatMap((event) => (event?.move.do === 'undo' ? [event.move.takes_back] : [])));
  return events.findLast((event) => event?.ends && !undone.has(event.seq)) ?? null;
}

/** What each player got, clockwise from the first to move. */
export function sharesOf(ends: SeasonEnd, order: readonly number[]): Share[] {
  return order.map((seat) => {
    const mine = ends.sales.filter(({ winner }) => winner === seat);
    const coming: HomeComing | undefined = ends.home.find((one) => one.seat === seat);
    return {
      seat,
      won: mine.map(({ place }) => place),
      paid: mine.reduce((sum, { count }) => sum + count, 0),
      home: coming ? homeWorkers(coming) : {},
    };
  });
}

/** The tiles that a player has won and not placed yet; while a season's end plays, those just won. */
export function tilesWon(view: View, me: number, playing: SeasonEnd | null): ShownTile[] {
  if (playing) return playing.sales.filter((sale) => sale.winner === me && !isTurn(sale)).map(({ place }) => place);
  return (view.seats[me]?.won ?? []).map(({ tile, side }) => ({ tile, side: side ?? 'front' }));
}
