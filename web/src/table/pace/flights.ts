/** Where pieces went: from what was shown before and what is shown now to a few short flights. */

import type { Bid, Boat, Skill, Use } from '../../generated/wire';
import { COLOURS, RESOURCES, SKILLS } from '../../lib/pieces/pieces';
import { symbolOf } from '../../log/words';
import type { Colour, Counts, GameEvent, Resource, View } from '../../net';
import { counted } from '../../board/drawing';

/** `from` and `to` are spots, `seat:2` for a player, or a supply of the top bar (`stock`). */
export interface Flight {
  symbol: string;
  count: number;
  from: string;
  to: string;
  /** Whose pieces: the colour of the path and the emblem; nobody's without. */
  seat?: number | undefined;
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

/** What a move of mine brought: resources into my village, workers and skills behind my screen. */
export function gained(before: View, after: View, event: GameEvent): Flight[] {
  const { move, seat: me } = event;
  const source = sourceOf(before, event);
  const [had, have] = [before.seats[me], after.seats[me]];
  if (!source || !had || !have) return [];
  const mine = { ...had.workers, ...had.skills };
  const spent = (kind: Colour | Skill): number => {
    if (move.do === 'use') return move.screen[kind as Colour] ?? 0;
    return move.do === 'pay' && move.what === kind ? 1 : 0;
  };
  const pieces = [...counted(COLOURS, have.workers), ...counted(SKILLS, have.skills)].flatMap(({ kind, count }) => {
    const more = count - (mine[kind] ?? 0) + spent(kind);
    return more > 0 ? [flight(symbolOf(kind), more, source, `seat:${me}`)] : [];
  });
  return [...gainsOf(before, after, event).filter(({ to }) => to.startsWith(`p${me}:`)), ...pieces];
}

/** The place that brings something: the tile in use, or the boat. */
export function sourceOf(before: View, { move }: GameEvent): string | null {
  if (move.do === 'use' || move.do === 'boat') return move.place.at;
  return move.do === 'pay' || move.do === 'pay-bid' || move.do === 'take' ? usedSpot(before) : null;
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
function gainsOf(before: View, after: View, event: GameEvent): Flight[] {
  const source = event.move.do === 'boat' ? null : sourceOf(before, event);
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
