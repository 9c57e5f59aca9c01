/** Bids that can be prepared while others have their turn; no drawing, no requests. */

import type { Colour, PreparedBid, TileView, View } from '../../net';
import { auctioned, leading, type Spot } from '../../board/drawing';
import { COLOURS } from '../../lib/pieces/pieces';

/** As the server allows (server/tables/routes/wire.py). */
export const MOST_PREPARED = 4;

export interface Offer {
  at: Spot;
  tile: TileView;
  /** The colours in which I can bid there: those that I have, and that the tile takes. */
  colours: Colour[];
  /** With what I would lead now, in all. */
  least: number;
}

/** Where a seat can prepare a bid, in the order of the table; not where it has prepared one. */
export function offers(view: View, seat: number, prepared: PreparedBid[]): Offer[] {
  const workers = view.seats[seat]?.workers ?? {};
  const taken = new Set(prepared.map(({ at }) => at));
  const all = auctioned(view).map(({ at, tile }): Offer => {
    const mine = tile.bids?.find((bid) => bid.seat === seat);
    const best = leading(tile.bids)?.size ?? 0;
    const only = mine?.colour ?? tile.colour;
    return {
      at,
      tile,
      colours: COLOURS.filter((colour) => workers[colour] && (!only || only === colour)),
      least: best === mine?.size ? best : best + 1,
    };
  });
  return all.filter(({ at, colours }) => colours.length && !taken.has(at));
}

/** The most that a seat could bid in a colour, with what it has there. */
export function mostOf(view: View, seat: number, offer: Offer, colour: Colour): number {
  const mine = offer.tile.bids?.find((bid) => bid.seat === seat)?.size ?? 0;
  return mine + (view.seats[seat]?.workers?.[colour] ?? 0);
}
