/** What a tile or a boat does and means now, in sentences: the text of its card. */

import { SKILLS } from '../../lib/pieces/pieces';
import { tiles as printed } from '../../generated/facts.json';
import { has, list, t } from '../../i18n/index.svelte';
import type { Counts, Resource, Side, SkillKind, TileView } from '../../net';
import { facts, type Spot, total } from '../drawing';
import { nameOf, type Scene } from './scene.svelte';

interface Printed {
  /** The message that says what the upgrade costs. */
  cost?: string;
  /** What a use brings: resources, or something else. */
  use?: 'goods' | 'other';
}

const known = (tile: string): Printed => (printed as Record<string, Printed>)[tile] ?? {};

/** What a side does, its points, and under the front what the upgrade costs. */
export function does(tile: string, side: Side): string[] {
  const shared = tile.replace(/^(home|turn_order_tile)_\d$/, '$1');
  const points = facts(tile)?.points[side] ?? 0;
  const { cost } = known(tile);
  return [
    ...said(`does-${shared}-${side}`),
    ...(points ? said('tile-points', { points }) : []),
    ...(cost && side === 'front' ? said(cost) : []),
  ];
}

/** Nothing while the words are on their way. */
const said = (id: string, args?: Record<string, string | number>): string[] => has(id) ? [t(id, args)] : [];

/** What it would mean for me to use it or to have it, as things stand. */
export function now(tile: TileView, spot: Spot | null, owner: number | undefined, shown: Scene): string[] {
  const { me } = shown;
  if (me === null || shown.past || shown.table.status !== 'playing') return [];
  const { use, cost } = known(tile.tile);
  const lines: string[] = [];
  if (owner !== undefined) {
    if (use === 'goods') lines.push(...said(owner === me ? 'now-goods-stay' : 'now-goods-home'));
    if (use && owner === me) lines.push(...said('now-workers-yours'));
    else if (use) lines.push(...said('now-workers-theirs', { name: nameOf(shown, owner) }));
    if (cost && owner === me) lines.push(...upgrade(cost, tile, shown));
  } else if (use && spot?.startsWith('lot:')) {
    if (use === 'goods') lines.push(...said('now-goods-home'));
    lines.push(...said(tile.bids?.length ? 'now-workers-winner' : 'now-workers-winner-none'));
  }
  return lines;
}

function upgrade(cost: string, tile: TileView, shown: Scene): string[] {
  if (tile.side === 'back') return said('now-upgraded');
  const mine = shown.me === null ? undefined : shown.view.seats[shown.me];
  const swaps = mine?.village.some((each) => each.tile === 'summer_boat_3' && (each.side ?? 'a') === 'a') ?? false;
  const lack = lacking(cost, tile.goods ?? {}, mine?.skills ?? {}, swaps);
  const goods = list(lack.map(({ kind, count }) => t(`count-${kind}`, { count })));
  return goods ? said('now-upgrade-lacks', { goods }) : said('now-upgrade-ready');
}

export interface Lack {
  kind: Resource | SkillKind | 'resources' | 'skills';
  count: number;
}

/** What an upgrade still needs, read from the name of its cost (`cost-3-wood`, `cost-any-1-any-skill`).
 * Gold counts as any resource; with `swaps` (X5) every resource does. */
export function lacking(cost: string, goods: Counts<Resource>, skills: Counts<SkillKind>, swaps = false): Lack[] {
  const words = cost.replace(/^cost-/, '').replace('any-skill', 'skills').replace(/any-(\d)/, '$1-resources').split(
    '-',
  );
  const needs: Lack[] = [];
  let count = 1;
  for (const word of words) {
    if (/^\d$/.test(word)) count = Number(word);
    else {
      needs.push({ kind: word as Lack['kind'], count });
      count = 1;
    }
  }
  const isSkill = (kind: Lack['kind']): kind is SkillKind => (SKILLS as readonly string[]).includes(kind);
  const resources = needs.filter(({ kind }) => kind !== 'skills' && !isSkill(kind));
  const out: Lack[] = [];
  if (swaps && resources.length) {
    const all = resources.reduce((sum, need) => sum + need.count, 0);
    out.push({ kind: 'resources', count: all - total(goods) });
  } else {
    const golden = resources.find(({ kind }) => kind === 'gold')?.count ?? 0;
    let gold = Math.max(0, (goods.gold ?? 0) - golden);
    for (const need of resources) {
      const have = need.kind === 'resources' ? total(goods) : (goods[need.kind as Resource] ?? 0);
      const spare = need.kind === 'gold' || need.kind === 'resources'
        ? 0
        : Math.min(gold, Math.max(0, need.count - have));
      gold -= spare;
      out.push({ kind: need.kind, count: need.count - have - spare });
    }
  }
  for (const { kind, count: wanted } of needs) {
    if (kind === 'skills') out.push({ kind, count: wanted - total(skills) });
    else if (isSkill(kind)) out.push({ kind, count: wanted - (skills[kind] ?? 0) });
  }
  return out.filter((need) => need.count > 0);
}

export const boatDoes = (boat: string): string[] => said(`does-${boat}-front`);

/** What a piece is for. */
export const pieceWords = (piece: string): string => said(`piece-${piece}`).join('');

/** How many of a piece I hold, in words. */
export function holding(mine: number | undefined): string[] {
  if (mine === undefined) return [];
  return mine ? said('now-holding', { count: mine }) : said('now-none');
}
