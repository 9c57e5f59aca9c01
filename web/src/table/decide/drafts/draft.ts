/** What is being decided: a draft for each kind of decision, and the action that it stands for.
 *
 * Everything here is about what the server listed as legal; it knows no rules of the game.
 */

import type { Legal, Resource } from '../../../net/types';
import { rotationsAt, turned, type BuildDraft } from './building';
import { plain } from './legal';
import { actionOfTurn, modesAt, turnOf, type TurnDraft } from './turn';

/** One of a list: a payment, a resource, a boat, a tile to flip, or pass, done, keep. */
export interface OneDraft {
  kind: 'pay' | 'take' | 'boat' | 'flip' | 'plain';
  action: number;
}

export interface StepDraft {
  kind: 'step';
  tile: string;
  resource: Resource;
  /** Where it goes; none while the good is only held. */
  to: string | null;
}

export interface UpgradeDraft {
  kind: 'upgrade';
  tile: string;
  /** The action of the payment that was chosen. */
  payment: number | null;
}

export interface WinterDraft {
  kind: 'winter';
  tiles: readonly string[];
}

export type Draft = TurnDraft | OneDraft | StepDraft | UpgradeDraft | BuildDraft | WinterDraft;

/** The number to send; null while something is still to be chosen, or is no longer possible. */
export function actionOf(legal: Legal, draft: Draft): number | null {
  switch (draft.kind) {
    case 'turn':
      return actionOfTurn(legal, draft);
    case 'build':
      return turned(legal, draft)?.action ?? null;
    case 'step': {
      const found = legal.steps.find((step) => step.tile === draft.tile && step.resource === draft.resource);
      return found?.ways.find((way) => way.to === draft.to)?.action ?? null;
    }
    case 'upgrade': {
      const ways = legal.upgrades.find((upgrade) => upgrade.tile === draft.tile)?.payments ?? [];
      return ways.find((way) => way.action === draft.payment)?.action ?? null;
    }
    case 'winter':
      return legal.winter.find((pick) => sameTiles(pick.tiles, draft.tiles))?.action ?? null;
    default:
      return listed(legal, draft.kind).includes(draft.action) ? draft.action : null;
  }
}

function listed(legal: Legal, kind: OneDraft['kind']): number[] {
  const lists = {
    pay: legal.payments, take: legal.goods, boat: legal.boats, flip: legal.flips, plain: legal.plain,
  };
  return lists[kind].map((choice) => choice.action);
}

function sameTiles(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tile) => b.includes(tile));
}

/** Whether a draft can go on in what is legal now, complete or not. */
export function stands(legal: Legal, draft: Draft): boolean {
  if (actionOf(legal, draft) !== null) return true;
  switch (draft.kind) {
    case 'turn':
      return modesAt(legal, draft.at).includes(draft.mode) && fitsStill(legal, draft);
    case 'build':
      return legal.placements.some((place) => place.tile === draft.tile)
        && (draft.cell === null || rotationsAt(legal, draft.tile, draft.cell).length > 0);
    case 'step':
      return draft.to === null
        && legal.steps.some((step) => step.tile === draft.tile && step.resource === draft.resource);
    case 'upgrade':
      return draft.payment === null && legal.upgrades.some((upgrade) => upgrade.tile === draft.tile);
    case 'winter':
      return draft.tiles.every((tile) => legal.winter.some((pick) => pick.tiles.includes(tile)))
        && legal.winter.length > 0;
    default:
      return false;
  }
}

/** An incomplete placement stands while its losing bids are still there. */
function fitsStill(legal: Legal, draft: TurnDraft): boolean {
  return draft.groups.every((slot) => legal.losing.some((bid) => bid.slot === slot));
}

/** What is in hand before anything was chosen: where there is only one way, that one. */
export function opening(legal: Legal): Draft | null {
  const [tile] = legal.placements;
  if (tile) return { kind: 'build', tile: tile.tile, cell: null, preferred: 0 };
  const [payment, ...payments] = legal.payments;
  if (payment && !payments.length) return { kind: 'pay', action: payment.action };
  const [good, ...goods] = legal.goods;
  if (good && !goods.length) return { kind: 'take', action: good.action };
  const [boat, ...boats] = legal.boats;
  if (boat && !boats.length) return { kind: 'boat', action: boat.action };
  if (legal.winter.length) {
    const only = legal.winter.length === 1 ? legal.winter[0] : undefined;
    return { kind: 'winter', tiles: only?.tiles ?? [] };
  }
  return null;
}

/** The draft that stands for an action, as a hint or a test names it. */
export function draftOf(legal: Legal, action: number): Draft | null {
  if (plain(legal, 'pass') === action || plain(legal, 'done') === action || plain(legal, 'keep') === action) {
    return { kind: 'plain', action };
  }
  for (const kind of ['pay', 'take', 'boat', 'flip'] as const) {
    if (listed(legal, kind).includes(action)) return { kind, action };
  }
  for (const step of legal.steps) {
    const way = step.ways.find((found) => found.action === action);
    if (way) return { kind: 'step', tile: step.tile, resource: step.resource, to: way.to };
  }
  for (const upgrade of legal.upgrades) {
    if (upgrade.payments.some((way) => way.action === action)) {
      return { kind: 'upgrade', tile: upgrade.tile, payment: action };
    }
  }
  for (const place of legal.placements) {
    for (const { column, row } of place.cells) {
      const way = rotationsAt(legal, place.tile, { column, row }).find((found) => found.action === action);
      if (way) return { kind: 'build', tile: place.tile, cell: { column, row }, preferred: way.rotation };
    }
  }
  const pick = legal.winter.find((found) => found.action === action);
  if (pick) return { kind: 'winter', tiles: pick.tiles };
  return turnOf(legal, action);
}

/** Winter tiles to choose from, in the order in which they are listed. */
export function winterTiles(legal: Legal): string[] {
  return [...new Set(legal.winter.flatMap((pick) => pick.tiles))];
}

export function withWinterTile(draft: WinterDraft, tile: string): WinterDraft {
  const tiles = draft.tiles.includes(tile)
    ? draft.tiles.filter((other) => other !== tile)
    : [...draft.tiles, tile];
  return { kind: 'winter', tiles };
}
