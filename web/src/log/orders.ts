/** A turn as what to do, step by step; equal steps as one. */

import type { TileData } from '../generated/wire';
import { counted, list, moveWords, places, some, tileThing, type Sentence, type Thing } from './words';
import type { GameEvent } from '../net';

/** What to do, each with the number of actions after which it is done. */
type Orders = { says: Sentence; until: number }[];

/** village: that of the seat, with or without what the turn places. */
export function orders(events: readonly GameEvent[], village: readonly TileData[]): Orders {
  const out: Orders = [];
  const placed = new Set(events.flatMap(({ move }) => (move.do === 'place' ? [move.place.tile] : [])));
  const there = village.filter(({ tile }) => !placed.has(tile)).map(({ tile, side, at }) => ({ tile, side, at }));
  let same = 0;
  for (const [i, event] of events.entries()) {
    const { move } = event;
    const until = i + 1;
    const last = out.at(-1);
    same = event.text === events[i - 1]?.text ? same + 1 : 1;
    if (last && (same > 1 || move.do === 'done')) out.pop();
    if (move.do === 'done') out.push(...(last ? [{ ...last, until }] : []));
    else if (move.do === 'place') {
      const at: [number, number] = [move.column, move.row];
      const beside = there.filter((other) => distance(at, other.at ?? at) === 1);
      const tiles = list(beside.map(({ tile, side }) => tileThing({ tile, side: side ?? 'front' })));
      out.push({ says: { id: 'puzzle-place', args: { tile: tileThing(move.place), tiles } }, until });
      there.push({ ...move.place, at });
    } else out.push({ says: order(event, same), until });
  }
  return out;
}

const distance = ([a, b]: [number, number], [c, d]: [number, number]): number =>
  Math.max(Math.abs(a - c), Math.abs(b - d), Math.abs(a + b - c - d));

/** What to do, of an action that isn't placing. */
export function order(event: GameEvent, count = 1): Sentence {
  const { move } = event;
  switch (move.do) {
    case 'bid': {
      const { place, colour, groups, added, total } = move;
      const id = groups.length ? 'turn-bid-from' : total > added ? 'hint-raise' : 'hint-bid';
      return { id, args: { tile: tileThing(place), workers: list([some(colour, total)]), from: places(groups) } };
    }
    case 'use': {
      const owner: Thing = { is: 'seat', seat: move.place.owner ?? event.seat };
      const from = places(move.groups);
      const whose = owner.seat === event.seat ? 'own' : 'use';
      const id = move.groups.length ? `turn-${whose}-from` : whose === 'own' ? 'hint-use' : 'turn-use';
      return { id, args: { tile: tileThing(move.place), workers: list(counted(move.workers)), owner, from } };
    }
    case 'step':
      return { id: 'hint-step', args: { tile: tileThing(move.target), good: list([some(move.resource, count)]) } };
    case 'upgrade':
      return { id: 'hint-upgrade', args: { tile: tileThing(move.place), cost: list(counted(move.cost)) } };
    case 'pass':
      return { id: 'go-pass', args: {} };
    default:
      return moveWords(event);
  }
}
