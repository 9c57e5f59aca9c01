/** Decisions in words: places, amounts, what a choice brings. Why something can't be is in reasons.ts. */

import { has, list, number, t, tileName } from '../../../lib';
import { COLOURS, RESOURCES, SKILLS } from '../../../lib/pieces/pieces';
import type { BoatChoice, Colour, Counts, NewSide, Payment, Picture, Resource, Shown, Side,
  SkillKind } from '../../../net';
import { each, nameOf } from '../../../board/scene';
import { tileAt, tileId } from '../../../board/drawing';

// ---- Amounts

/** "4 red", or "1 blue and 2 red": workers as what is bid or placed. */
export const amounts = (counts: Counts<Colour>): string =>
  list(COLOURS.filter((c) => counts[c]).map((c) => t(`amount-${c}`, { count: counts[c] ?? 0 })));

export function paidText(way: { resources: Counts<Resource>; skills: Counts<SkillKind> }): string {
  const paid = [...each(RESOURCES, way.resources), ...each(SKILLS, way.skills)];
  return paid.length ? list(paid) : t('decide-free');
}

export function loadText(boat: Pick<BoatChoice, 'workers' | 'skills'>): string {
  const load = [...each(COLOURS, boat.workers), ...each(SKILLS, boat.skills)];
  return load.length ? list(load) : t('decide-boat-empty');
}

/** What a side gives: "2 wood", "3 steps and 1 upgrade". */
export function givesText(shown: Shown): string {
  const goods = each(RESOURCES, shown.resources);
  const out = shown.choose ? (goods.length ? [list(goods, 'disjunction')] : []) : goods;
  if (shown.greens) out.push(t('count-green', { count: shown.greens }));
  if (shown.workers) out.push(t('decide-from-bag', { count: shown.workers }));
  if (shown.skills) out.push(t('count-skills', { count: shown.skills }));
  if (shown.steps) out.push(t('count-steps', { count: shown.steps }));
  if (shown.upgrades) out.push(t('count-upgrades', { count: shown.upgrades }));
  return list(out);
}

export const takesText = (takes: string): string => t('decide-takes', { what: takes });

/** What turning a tile changes: points, and what its use gives then. `worth`: the points for me now, with what
 * I pay; without it, those that the side shows. */
export function gainsText(gains: NewSide, worth?: number): string[] {
  const out: string[] = [];
  const points = worth ?? gains.points[1] - gains.points[0];
  const more = gains.each[1] - gains.each[0];
  if (points || worth !== undefined) out.push(t('decide-gain-points', { points, sign: signed(points) }));
  if (more) out.push(t('decide-gain-each', { before: gains.each[0], after: gains.each[1] }));
  if (gains.shows) {
    const gives = givesText(gains.shows);
    if (gives) out.push(t('decide-gain-use', { gives }));
  }
  return out;
}

export const signed = (value: number): string => number(value, { signDisplay: 'exceptZero' });

// ---- Places and people

/** The name of the tile at a spot; turn-order tiles with their number. */
export const spotName = (picture: Picture | null, spot: string): string => tileWord(tileId(spot), picture);

/** The colour that the tile at a spot has this season; it is left out where its workers all show it. */
export function colourAt(picture: Picture | null, spot: string): Colour | undefined {
  const tile = tileAt(picture?.view ?? null, spot);
  return tile?.colour ?? COLOURS.find((colour) => tile?.workers?.[colour]) ?? tile?.bids?.[0]?.colour;
}

export function tileWord(tile: string, picture: Picture | null = null): string {
  const turn = /^turn_order_tile_(\d)$/.exec(tile)?.[1];
  return turn ? t('decide-turn-tile', { number: Number(turn) }) : tileName(tile, sideOf(tile, picture));
}

/** The side that a tile shows now, wherever it lies. */
export function sideOf(tile: string, picture: Picture | null): Side {
  const view = picture?.view;
  const villages = view?.seats.flatMap((seat) => [...seat.village, ...(seat.won ?? [])]) ?? [];
  return [...(view?.lots ?? []), ...villages].find((seen) => seen.tile === tile)?.side ?? 'front';
}

export const who = (picture: Picture | null, seat: number): string =>
  picture ? nameOf({ table: picture.table, me: picture.you.seat }, seat) : '';

/** Warnings before confirming; where workers go is said with what a use brings. */
export function warnings(words: readonly string[]): string[] {
  return words
    .filter((word) => !word.startsWith('workers-go-to'))
    .map((word) => (has(`warning-${word}`) ? t(`warning-${word}`) : word));
}

/** What a lot would score now: in winter any, before that those that score at all. */
export function worthText(picture: Picture | null, at: string): string {
  const points = picture?.standing?.worth[at] ?? 0;
  return points || (picture?.view?.season === 'winter' && at.startsWith('lot:')) ? t('decide-worth', { points }) : '';
}

export function paymentText(picture: Picture | null, way: Payment): string {
  if (way.worker) return t(`count-${way.worker}`, { count: 1 });
  if (way.skill) return t(`count-${way.skill}`, { count: 1 });
  if (!way.bid) return '';
  const workers = amounts({ [way.bid.colour]: way.bid.size });
  return t('decide-pay-group', { workers, tile: spotName(picture, way.bid.at) });
}
