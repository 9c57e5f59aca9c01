/** What can be dragged, and what happens where it is dropped: the same as with clicks. */

import { cellOf } from '../../../board/drawing/hexagon';
import { readSpot } from '../../../board/drawing/spots';
import type { Colour, Resource } from '../../../net/types';
import { colourLock, groupLock } from '../drafts/reasons';
import { colourOf } from '../drafts/turn';
import type { Deciding } from '../state/decision.svelte';

/** As `data-drag` says it, where it is pressed. */
export type Dragged =
  | { kind: 'good'; tile: string; resource: Resource }
  | { kind: 'worker'; colour: Colour }
  /** My losing bid at a spot. */
  | { kind: 'bid'; at: string }
  /** A tile that I have won. */
  | { kind: 'tile'; tile: string };

export function readDragged(text: string): Dragged {
  const [kind, what = '', more = ''] = text.split(' ');
  if (kind === 'good') return { kind, tile: what, resource: more as Resource };
  if (kind === 'worker') return { kind, colour: what as Colour };
  return kind === 'bid' ? { kind, at: what } : { kind: 'tile', tile: what };
}

/** Where it would be dropped: a spot, or a free cell of my village. */
export interface Target {
  spot: string | null;
  cell: string | null;
}

export function targetAt(x: number, y: number): Target {
  const found = document.elementFromPoint(x, y)?.closest('[data-at], [data-cell]');
  return { spot: found?.getAttribute('data-at') ?? null, cell: found?.getAttribute('data-cell') ?? null };
}

export function lift(decision: Deciding, dragged: Dragged): void {
  const { transport, building } = decision;
  if (dragged.kind === 'tile') building.lift(dragged.tile);
  if (dragged.kind !== 'good') return;
  const { tile, resource } = dragged;
  transport.dragged = true;
  if (transport.held?.tile !== tile || transport.held.resource !== resource) transport.pick(tile, resource);
}

export function drop(decision: Deciding, dragged: Dragged, { spot, cell }: Target): void {
  if (dragged.kind === 'tile') {
    decision.building.leave();
    if (cell) decision.building.pick(...cellOf(cell));
  } else if (dragged.kind === 'good') {
    const name = spot && readSpot(spot)?.name;
    decision.transport.dragged = false;
    if (name && decision.transport.targets.has(name)) decision.transport.move(name);
    else decision.cancel();
  } else if (spot && readSpot(spot) && !(dragged.kind === 'bid' && dragged.at === spot)) {
    put(decision, dragged, spot);
  }
}

/** One worker of a colour, or a whole losing bid, goes to a spot. */
function put(decision: Deciding, dragged: Extract<Dragged, { kind: 'worker' | 'bid' }>, spot: string): void {
  const { picture, legal, turn } = decision;
  const more = decision.drafted('turn')?.at === spot;
  if (!more) decision.pick(spot);
  const draft = decision.drafted('turn');
  if (!legal || draft?.at !== spot) return; // it can't be picked, and the hand says why
  if (dragged.kind === 'worker') {
    const { colour } = dragged;
    const lock = colourLock(picture, legal, draft, colour);
    if (lock) decision.locked = lock;
    else if (more && colourOf(legal, draft) === colour) turn.count(colour, (draft.counts[colour] ?? 0) + 1);
    else turn.colour(colour);
    return;
  }
  const bid = legal.losing.find(({ at }) => at === dragged.at);
  if (!bid || draft.groups.includes(bid.slot)) return;
  const lock = groupLock(picture, legal, draft, bid);
  if (lock) decision.locked = lock;
  else turn.group(bid.slot);
}
