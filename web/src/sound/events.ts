/** From what was shown before and what is shown now to what is heard. */

import type { Picture } from '../net/picture';
import type { GameEvent, View } from '../net/types';
import { lotSpot, turnSpot } from '../table/spots';
import type { Kind } from './kinds';

export interface Cue {
  kind: Kind;
  /** My own doing, or about me: in full volume. */
  mine: boolean;
}

/** More than this at once isn't a turn: somebody is back at the table. */
const MANY = 12;

export function cues(before: Picture | null, after: Picture): Cue[] {
  if (!before) return [];
  const me = after.you.seat;
  const out: Cue[] = [];
  const fresh = after.events.slice(before.seq, after.seq).filter(Boolean);
  if (before.view && after.view && fresh.length <= MANY) {
    const led = leading(before.view, me);
    for (const event of fresh) out.push(...heard(event, before.view, after.view, me, led));
  }
  if (before.view && after.view && before.view.season !== after.view.season) {
    out.push({ kind: after.view.season, mine: true });
  }
  if (before.table.status === 'playing' && after.table.status === 'finished') out.push({ kind: 'win', mine: true });
  // A transport is many decisions and one turn.
  if (!before.legal && after.legal && fresh.at(-1)?.seat !== me) out.push({ kind: 'turn', mine: true });
  const known = before.chat.at(-1)?.number ?? -1;
  if (after.chat.some((line) => line.number > known && line.seat !== me)) out.push({ kind: 'chat', mine: false });
  return loudest(out);
}

/** Each kind once: mine, if one of them is. */
function loudest(all: readonly Cue[]): Cue[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, mine: all.some((cue) => cue.kind === kind && cue.mine) }));
}

/** What one move sounds like. */
function heard({ seat, move }: GameEvent, before: View, after: View, me: number | null, led: Set<string>): Cue[] {
  const cue = (kind: Kind): Cue[] => [{ kind, mine: seat === me }];
  switch (move.do) {
    case 'bid':
      return seat !== me && led.has(move.place.at) ? [{ kind: 'outbid', mine: true }] : cue('bid');
    case 'use':
    case 'pay':
    case 'pay-bid':
    case 'take':
      return cue(goods(after) > goods(before) ? 'production' : 'bid');
    case 'step':
    case 'upgrade':
    case 'boat':
    case 'flip':
      return cue(move.do);
    case 'place':
      return cue('bid');
    default:
      return [];
  }
}

/** Places where my bid leads: the largest one does. */
function leading(view: View, me: number | null): Set<string> {
  const out = new Set<string>();
  const look = (at: string, bids: readonly { seat: number; size: number }[] = []): void => {
    const mine = bids.find(({ seat }) => seat === me);
    if (mine && bids.every((bid) => bid === mine || bid.size < mine.size)) out.add(at);
  };
  for (const lot of view.lots ?? []) look(lotSpot(lot.tile), lot.bids);
  for (const tile of view.turn_order ?? []) look(turnSpot(tile.tile), tile.bids);
  return out;
}

/** How many resources lie in all villages. */
function goods(view: View): number {
  const tiles = view.seats.flatMap(({ village }) => village);
  return tiles.flatMap((tile) => Object.values(tile.goods ?? {})).reduce((sum, count) => sum + count, 0);
}
