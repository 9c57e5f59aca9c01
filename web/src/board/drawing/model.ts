/** From what the server shows to what the board draws: order, sides, groups, sizes. No drawing. */

import { COLOURS } from '../../lib/pieces/pieces';
import type { Bid, BoatView, Colour, Counts, Resource, TileView, View } from '../../net';
import type { Spot } from './contract';
import { lotSpot, turnSpot } from './spots';

/** No more workers than these stand on a tile. */
export const PLACES = 6;

/** Seats clockwise, the viewer's first. */
export const fromMe = (players: number, me: number | null): number[] =>
  Array.from({ length: players }, (_, n) => ((me ?? 0) + n) % players);

/** The bid that leads: the largest. */
export const leading = (bids: readonly Bid[] | undefined): Bid | null =>
  (bids ?? []).reduce<Bid | null>((best, bid) => (!best || bid.size > best.size ? bid : best), null);

/** A bid of mine, and how it stands. */
export interface MyBid {
  at: Spot;
  tile: TileView;
  bid: Bid;
  leads: boolean;
  /** How many lead there. */
  most: number;
}

/** What can be bid for: lots and turn-order tiles. */
export const auctioned = (view: View): { tile: TileView; at: Spot }[] => [
  ...(view.lots ?? []).map((tile) => ({ tile, at: lotSpot(tile.tile) })),
  ...(view.turn_order ?? []).map((tile) => ({ tile, at: turnSpot(tile.tile) })),
];

export const bidsOf = (view: View, seat: number): MyBid[] =>
  auctioned(view).flatMap(({ tile, at }) => {
    const bid = tile.bids?.find((each) => each.seat === seat);
    const lead = leading(tile.bids);
    return bid && lead ? [{ at, tile, bid, leads: bid === lead, most: lead.size }] : [];
  });

export interface Counted<K> {
  kind: K;
  count: number;
}

export const counted = <K extends string>(order: readonly K[], counts: Counts<K> | undefined): Counted<K>[] =>
  order.map((kind) => ({ kind, count: counts?.[kind] ?? 0 })).filter(({ count }) => count > 0);

export const total = (counts: Counts<string> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** How much of a resource lies in a village. */
export const lying = (kind: Resource, village: readonly TileView[]): number =>
  village.reduce((sum, tile) => sum + (tile.goods?.[kind] ?? 0), 0);

/** Workers on a tile, one group for each use: each use takes more than the one before (U3). */
export function useGroups(tile: Pick<TileView, 'workers' | 'used'>): Colour[][] {
  const all = counted(COLOURS, tile.workers).flatMap(({ kind, count }) => Array<Colour>(count).fill(kind));
  const latest = Math.min(tile.used ?? all.length, all.length);
  const earlier = all.length - latest;
  // Three before the latest three can only have come as one and two.
  const sizes = earlier === 3 && latest === 3 ? [1, 2, 3] : [earlier, latest];
  return sizes.filter((size) => size > 0).map((size) => all.splice(0, size));
}

export interface LotLayout {
  columns: number;
  tile: number;
}

/** How many columns give the largest tiles, between `least` and `most` px; a lot takes `box(tile)`. */
export function lotLayout(
  lots: number,
  width: number,
  height: number,
  box: (tile: number) => { width: number; height: number },
  least = 60,
  most = 230,
): LotLayout {
  // Where even the smallest don't fit, as many beside each other as there is room for.
  const across = Math.max(4, Math.floor(width / box(least).width));
  let best: LotLayout = { columns: Math.max(1, Math.min(lots, across)), tile: least };
  for (let columns = 1; columns <= Math.max(1, lots); columns++) {
    const rows = Math.ceil(lots / columns);
    let tile = most;
    while (tile > least && (box(tile).width * columns > width || box(tile).height * rows > height)) tile -= 1;
    if (tile > best.tile) best = { columns, tile };
  }
  return best;
}

/** The turn-order tile with the purple worker: the highest in play (S4). */
export const purpleTile = (view: View): string | null => view.turn_order?.at(-1)?.tile ?? null;

export const isEmpty = (boat: BoatView): boolean => total(boat.workers) + total(boat.skills) === 0;
