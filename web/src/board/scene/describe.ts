/** A tile in sentences: the name of its button for screen readers, the text of its card. */

import { list, t, tileTitle } from '../../lib';
import { COLOURS, RESOURCES, SKILLS } from '../../lib/pieces/pieces';
import type { BoatView, Counts, TileView } from '../../net';
import { counted, leading, PLACES, type Spot, total } from '../drawing';
import { nameOf, type Scene } from './scene.svelte';

export const called = ({ tile, side }: Pick<TileView, 'tile' | 'side'>): string => tileTitle(tile, side);

/** Each kind with its count: "2 wood". */
export const each = <K extends string>(order: readonly K[], counts: Counts<K> | undefined): string[] =>
  counted(order, counts).map(({ kind, count }) => t(`count-${kind}`, { count }));

/** What stands and lies on a tile and beside it. */
export function stands(tile: TileView, shown: Pick<Scene, 'table' | 'me'>): string[] {
  const lines: string[] = [];
  if (tile.colour) lines.push(t(`board-colour-${tile.colour}`));
  const standing = total(tile.workers);
  if (standing >= PLACES) lines.push(t('board-full', { places: PLACES }));
  else if (standing) {
    lines.push(t('board-standing', { workers: list(each(COLOURS, tile.workers)), left: PLACES - standing }));
    lines.push(t('board-next-use', { least: (tile.used ?? standing) + 1 }));
  }
  if (total(tile.goods)) lines.push(t('board-goods', { goods: list(each(RESOURCES, tile.goods)) }));
  const lead = leading(tile.bids);
  for (const bid of (tile.bids ?? []).toSorted((a, b) => b.size - a.size)) {
    const id = `board-bid-${bid === lead ? 'leads' : 'loses'}${bid.seat === shown.me ? '-you' : ''}`;
    lines.push(t(id, { name: nameOf(shown, bid.seat), workers: t(`count-${bid.colour}`, { count: bid.size }) }));
  }
  return lines;
}

/** Whether it can be chosen, or why not; and whether it changed. */
export function state(spot: Spot, shown: Scene): string[] {
  const lines: string[] = [];
  if (shown.changed.has(spot)) lines.push(t(shown.past ? 'board-changed-move' : 'board-changed'));
  const idea = shown.decision.ideas.spots.get(spot);
  if (idea) lines.push(t('board-name', { name: t('decide-idea', { number: idea }) }));
  if (shown.decision.targets.has(spot)) lines.push(t('board-can-choose'));
  else if (shown.decision.active) lines.push(...[shown.decision.reason(spot)].filter((why) => why !== null));
  return lines;
}

/** Reasons that are about too few workers. */
const TOO_FEW_WORKERS = new Set(['illegal-bid-short', 'illegal-use-short']);

/** Why it cannot be chosen, in a few words for a caption: what the cheaper of bid and use needs. */
export function shortReason(spot: Spot, shown: Scene): string {
  const blocked = shown.blocked.find((place) => place.at === spot);
  const short = [blocked?.bid, blocked?.use].filter((why) => why != null).filter(({ id }) => TOO_FEW_WORKERS.has(id));
  const least = short.toSorted((a, b) => Number(a.variables.needs) - Number(b.variables.needs))[0];
  if (least) return t('board-needs', least.variables);
  return blocked ? (shown.decision.reason(spot) ?? '') : '';
}

/** The full sentence that names a tile's button. */
export function sentence(tile: TileView, spot: Spot, shown: Scene): string {
  const side = tile.side === 'back' ? [t('board-upgraded')] : [];
  return [t('board-name', { name: called(tile) }), ...side, ...stands(tile, shown), ...state(spot, shown)].join(' ');
}

/** What is on board, or that it is gone. */
export function onBoard(boat: BoatView): string[] {
  const load = list([...each(COLOURS, boat.workers), ...each(SKILLS, boat.skills)]);
  return [load ? t('board-load', { load }) : t('board-load-none'), ...(boat.picked ? [t('board-boat-gone')] : [])];
}

export function boatSentence(boat: BoatView, spot: Spot, shown: Scene): string {
  const name = t('board-name', { name: t(`tile-${boat.boat}`) });
  return [name, ...onBoard(boat), ...state(spot, shown)].join(' ');
}
