/** Where pieces went: from what was shown before and what is shown now to a few short flights. */

import type { Bid, Boat, Use } from '../../generated/wire';
import { COLOURS, RESOURCES, SKILLS } from '../../lib/pieces/pieces';
import { symbolOf } from '../../log/words';
import type { Colour, Counts, GameEvent, Resource, View } from '../../net/types';
import { counted } from '../../board/drawing/model';

/** `from` and `to` are spots, `seat:2` for a player, or a supply of the top bar (`stock`). */
export interface Flight {
  symbol: string;
  count: number;
  from: string;
  to: string;
}

export function flights(before: View, after: View, events: readonly GameEvent[]): Flight[] {
  const out: Flight[] = [];
  for (const { seat, move } of events) {
    if (move.do === 'bid' || move.do === 'use') out.push(...workersOf(seat, move));
    if (move.do === 'step') out.push(flight(symbolOf(move.resource), 1, move.source.at, move.target.at));
    if (move.do === 'boat') out.push(...loadOf(before, seat, move));
  }
  const last = events.at(-1);
  if (last) out.push(...gainsOf(before, after, last));
  return out;
}

function workersOf(seat: number, move: Bid | Use): Flight[] {
  const to = move.place.at;
  const screen: Counts<Colour> = move.do === 'use' ? move.screen : { [move.colour]: move.screen };
  const moved = move.groups.map(({ place, colour, count }) => flight(symbolOf(colour), count, place.at, to));
  const own = counted(COLOURS, screen).map(({ kind, count }) => flight(symbolOf(kind), count, `seat:${seat}`, to));
  return [...moved, ...own];
}

function loadOf(before: View, seat: number, { place }: Boat): Flight[] {
  const load = before.boats.find((each) => each.boat === place.tile);
  const pieces = [...counted(COLOURS, load?.workers), ...counted(SKILLS, load?.skills)];
  return pieces.map(({ kind, count }) => flight(symbolOf(kind), count, place.at, `seat:${seat}`));
}

/** Goods that a use brought: they come from the tile that was used. */
function gainsOf(before: View, after: View, { move }: GameEvent): Flight[] {
  if (move.do !== 'use' && move.do !== 'pay' && move.do !== 'pay-bid' && move.do !== 'take') return [];
  const source = move.do === 'use' ? move.place.at : usedSpot(before);
  if (!source) return [];
  const out: Flight[] = [];
  after.seats.forEach((seat, number) => {
    for (const tile of seat.village) {
      const had = before.seats[number]?.village.find((each) => each.tile === tile.tile)?.goods;
      const to = `p${number}:${tile.tile}`;
      for (const { kind, count } of counted<Resource>(RESOURCES, tile.goods)) {
        const more = count - (had?.[kind] ?? 0);
        if (more > 0) out.push(flight(`good-${kind}`, more, source === to ? 'stock' : source, to));
      }
    }
  });
  return out;
}

/** Where the tile in use lies. */
function usedSpot(view: View): string | null {
  const tile = view.use?.tile;
  if (!tile) return null;
  if (view.lots?.some((lot) => lot.tile === tile)) return `lot:${tile}`;
  const seat = view.seats.findIndex(({ village }) => village.some((each) => each.tile === tile));
  return seat < 0 ? null : `p${seat}:${tile}`;
}

const flight = (symbol: string, count: number, from: string, to: string): Flight => ({ symbol, count, from, to });
