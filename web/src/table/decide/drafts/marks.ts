/** What the board marks for a decision. */

import { COLOURS } from '../../../lib/pieces/pieces';
import type { Legal } from '../../../net/types';
import type { Planned, Spot } from '../../../board/drawing/contract';
import { draftOf, type Draft } from './draft';
import { actionOfTurn, bidAt, placed, size, type TurnDraft } from './turn';
import { villageSpot } from '../../../board/drawing/spots';

/** Spots that can be picked. */
export function targetsOf(legal: Legal): Set<Spot> {
  return new Set([
    ...[...legal.bids, ...legal.uses].map(({ at }) => at),
    ...legal.boats.map(({ boat }) => `boat:${boat}`),
    ...[...legal.upgrades, ...legal.flips].map(({ tile }) => villageSpot(legal.seat, tile)),
    ...legal.winter.flatMap(({ tiles }) => tiles.map((tile) => `winter:${tile}`)),
    ...legal.placements.map(({ tile }) => `won:${tile}`),
  ]);
}

/** The spot that a draft is about; null where it is not about one. */
export function spotOf(legal: Legal, draft: Draft): Spot | null {
  switch (draft.kind) {
    case 'turn':
      return draft.at;
    case 'boat': {
      const boat = legal.boats.find(({ action }) => action === draft.action);
      return boat ? `boat:${boat.boat}` : null;
    }
    case 'flip': {
      const flip = legal.flips.find(({ action }) => action === draft.action);
      return flip ? villageSpot(legal.seat, flip.tile) : null;
    }
    case 'upgrade':
      return villageSpot(legal.seat, draft.tile);
    default:
      return null;
  }
}

/** The workers of a bid or use as they would stand there; null while there are none. */
export function plannedOf(legal: Legal, draft: TurnDraft): Planned | null {
  const workers = placed(legal, draft);
  const [colour, ...others] = COLOURS.filter((each) => workers[each]);
  if (!colour) return null;
  const bids = draft.mode === 'bid';
  const there = bids ? (bidAt(legal, draft.at)?.mine ?? 0) : 0;
  return {
    at: draft.at,
    mode: draft.mode,
    seat: legal.seat,
    colour: others.length ? 'any' : colour,
    size: there + size(legal, draft),
    leads: bids && actionOfTurn(legal, draft) !== null,
  };
}

/** Where ideas are marked, and their numbers from 1 on: the first of several at one spot. */
export function ideaSpots(legal: Legal, actions: readonly number[]): Map<Spot, number> {
  const out = new Map<Spot, number>();
  actions.forEach((action, index) => {
    const draft = draftOf(legal, action);
    const spots = draft ? ideaSpotsOf(legal, draft) : [];
    for (const spot of spots) if (!out.has(spot)) out.set(spot, index + 1);
  });
  return out;
}

function ideaSpotsOf(legal: Legal, draft: Draft): Spot[] {
  if (draft.kind === 'winter') return draft.tiles.map((tile) => `winter:${tile}`);
  if (draft.kind === 'build') return [`won:${draft.tile}`];
  if (draft.kind === 'step') return [villageSpot(legal.seat, draft.to ?? draft.tile)];
  const spot = spotOf(legal, draft);
  return spot === null ? [] : [spot];
}
