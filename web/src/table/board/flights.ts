/** Where pieces went: from what was shown before and what is shown now to a few short flights. */

import { COLOURS, RESOURCES, SKILLS } from '../../lib/pieces';
import { placeWord, readMove, type Move, type Place } from '../../log/notation';
import type { Colour, Counts, GameEvent, Resource, View } from '../../net/types';
import { counted } from './model';

/** `from` and `to` are spots, `seat:2` for a player, or a supply of the top bar (`stock`). */
export interface Flight {
  symbol: string;
  count: number;
  from: string;
  to: string;
  /** In milliseconds (look.md: workers 280, goods 160 for each edge). */
  takes: number;
}

const WORKERS = 280;
const STEP = 160;

export function flights(before: View, after: View, events: readonly GameEvent[]): Flight[] {
  const out: Flight[] = [];
  for (const event of events) {
    if (event.seat < 0) continue;
    const move = readMove(event.move);
    out.push(...workersOf(before, event.seat, move), ...stepOf(before, event.seat, move), ...loadOf(before, event.seat, move));
  }
  const last = events.at(-1);
  if (last && last.seat >= 0) out.push(...gainsOf(before, after, last));
  return out;
}

function workersOf(before: View, seat: number, move: Move): Flight[] {
  if (move.do !== 'bid' && move.do !== 'use') return [];
  const to = placeWord(move.place);
  const screen: Counts<Colour> =
    move.do === 'use' ? move.workers : move.colour ? { [move.colour]: move.count } : {};
  const own = counted(COLOURS, screen).map(({ kind, count }) => flight(`worker-${kind}`, count, `seat:${seat}`, to));
  const moved = move.groups.flatMap((place) => {
    const group = bidAt(before, seat, place);
    return group ? [flight(`worker-${group.colour}`, group.size, placeWord(place), to)] : [];
  });
  return [...moved, ...own];
}

function bidAt(view: View, seat: number, place: Place): { size: number; colour: Colour } | undefined {
  const tiles =
    place.at === 'turn'
      ? view.turn_order?.filter(({ tile }) => tile.endsWith(`_${place.number}`))
      : view.lots?.filter(({ tile }) => place.at === 'lot' && tile === place.tile);
  return tiles?.[0]?.bids?.find((bid) => bid.seat === seat);
}

function stepOf(before: View, seat: number, move: Move): Flight[] {
  if (move.do !== 'step') return [];
  const spot = (cell: string): string | undefined => {
    const found = before.seats[seat]?.village.find(({ at }) => (at ?? [0, 0]).join(',') === cell);
    return found && `p${seat}:${found.tile}`;
  };
  const from = spot(move.from);
  const to = spot(move.to);
  return from && to ? [flight(`good-${move.good}`, 1, from, to, STEP)] : [];
}

function loadOf(before: View, seat: number, move: Move): Flight[] {
  if (move.do !== 'boat') return [];
  const boat = before.boats?.find((each) => each.boat === move.boat);
  const from = `boat:${move.boat}`;
  return [
    ...counted(COLOURS, boat?.workers).map(({ kind, count }) => flight(`worker-${kind}`, count, from, `seat:${seat}`)),
    ...counted(SKILLS, boat?.skills).map(({ kind, count }) => flight(`skill-${kind}`, count, from, `seat:${seat}`)),
  ];
}

/** Goods that a use brought: they come from the tile that was used. */
function gainsOf(before: View, after: View, event: GameEvent): Flight[] {
  const move = readMove(event.move);
  if (move.do !== 'use' && move.do !== 'pay' && move.do !== 'pay-bid' && move.do !== 'take') return [];
  const source = move.do === 'use' ? placeWord(move.place) : usedSpot(before);
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

function flight(symbol: string, count: number, from: string, to: string, takes = WORKERS): Flight {
  return { symbol, count, from, to, takes };
}

/** All one after the other within `limit` ms: what does not fit flies with the last that does. */
export function timed(all: readonly Flight[], limit = 1200): { flight: Flight; at: number }[] {
  let at = 0;
  return all.map((each) => {
    const begins = Math.min(at, limit - each.takes);
    at = begins + each.takes;
    return { flight: each, at: begins };
  });
}
