/** From what happens at a table to what is heard. */

import type { ChatLine, GameEvent, Picture, Season, View } from '../../net';
import { auctioned, leading, total } from '../../board/drawing';
import type { SoundKind } from './kinds';

export interface Cue {
  kind: SoundKind;
  /** My own doing, or about me: in full volume. */
  mine: boolean;
}

/** What one move sounds like, between the view before it and the one after. */
export function moveCue({ seat, move, drew }: GameEvent, before: View, after: View, me: number | null): Cue | null {
  const cue = (kind: SoundKind): Cue => ({ kind, mine: seat === me });
  switch (move.do) {
    case 'bid':
      return seat !== me && leads(before, move.place.at, me) ? { kind: 'outbid', mine: true } : cue('bid');
    case 'use':
    case 'pay':
    case 'pay-bid':
    case 'take':
      return cue(goods(after) > goods(before) || drew.length ? 'production' : 'bid');
    case 'step':
    case 'upgrade':
    case 'boat':
    case 'flip':
      return cue(move.do);
    case 'place':
      return cue('bid');
    default:
      return null;
  }
}

/** Whether my bid leads at a place. */
const leads = (view: View, at: string, me: number | null): boolean =>
  leading(auctioned(view).find((each) => each.at === at)?.tile.bids)?.seat === me;

/** How many resources lie in all villages. */
const goods = (view: View): number =>
  view.seats.flatMap(({ village }) => village).reduce((sum, tile) => sum + total(tile.goods), 0);

/** What the table shows besides moves. */
export interface Shown {
  season: Season;
  over: boolean;
  chat: readonly ChatLine[];
}

/** What changed since: the season, the end of the game, what others say. */
export function changeCues(before: Shown, after: Shown, me: number | null): Cue[] {
  const out: Cue[] = [];
  if (before.season !== after.season) out.push({ kind: after.season, mine: true });
  if (!before.over && after.over) out.push({ kind: 'win', mine: true });
  const known = before.chat.at(-1)?.number ?? -1;
  if (after.chat.some((line) => line.number > known && line.seat !== me)) out.push({ kind: 'chat', mine: false });
  return out;
}

/** Knows when a turn of mine begins: a transport is many decisions and one turn. */
export class Bell {
  /** My latest entry when I was last told; undefined: never. */
  #told: number | undefined;

  /** What is to be decided already was there before. */
  constructor(picture: Picture) {
    if (picture.legal) this.#told = latest(picture);
  }

  rings(picture: Picture): boolean {
    const goesOn = picture.events.at(-1)?.seat === picture.you.seat;
    if (!picture.legal || goesOn || this.#told === latest(picture)) return false;
    this.#told = latest(picture);
    return true;
  }
}

const latest = ({ events, you }: Picture): number => events.findLast((event) => event?.seat === you.seat)?.seq ?? -1;
