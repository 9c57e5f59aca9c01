/** The tiles in groups, and the messages that describe them. */

import { tiles as facts } from '../../generated/facts.json';
import { tiles as drawn } from '../../generated/manifest.json';
import type { TileFacts as Drawn } from '../../board/drawing';
import type { Side } from '../../net';
import { faceOf, RULES, TILES_OF } from '../rules/rules';

export const GROUPS = ['home', 'spring', 'summer', 'summer_boat', 'autumn', 'winter', 'boat', 'turn_order'] as const;
export type Group = (typeof GROUPS)[number];

interface Facts {
  players: number;
  /** What its use gives. */
  use?: string;
  /** The message that says what the upgrade costs. */
  cost?: string;
  /** Workers and skills in spring, summer and autumn. */
  loads?: number[][];
}

export interface DescribedTile extends Drawn, Facts {
  tile: string;
  group: Group;
}

const drawings = drawn as unknown as Record<string, Drawn>;
export const TILES: readonly DescribedTile[] = Object.entries(drawings).map(([tile, one]) => ({
  ...one,
  ...(facts as Record<string, Facts>)[tile]!,
  tile,
  group: (one.kind === 'village' ? one.season : one.kind) as Group,
}));

export const inGroup = (group: Group): string[] => TILES.filter((one) => one.group === group).map((one) => one.tile);

/** What a side does: homes share their words, and so do turn-order tiles. */
export function doesId(tile: string, side: Side): string {
  const shared = tile.replace(/^(home|turn_order_tile)_\d$/, '$1');
  return `does-${shared}-${side}`;
}

/** Homes and turn-order tiles differ in little: each of these groups is described once. */
export const TOLD_TOGETHER: readonly Group[] = ['home', 'turn_order'];

const [homes, turns] = [inGroup('home'), inGroup('turn_order')];
const [boats, summerBoats] = [inGroup('boat'), inGroup('summer_boat')];

/** Rules that matter to tiles which are not drawn there, or not all of them. */
const ALSO: Record<string, readonly string[]> = {
  S1: homes,
  S4: turns,
  S5: homes,
  T1: [...summerBoats, ...boats],
  T3: inGroup('winter'),
  U6: TILES.filter(({ use }) => use === 'goods').map(({ tile }) => tile),
  U8: ['apprentice_hall', 'tavern', 'brewer', 'store', 'fair'],
  U9: ['brewer'],
  M1: homes,
  E6: [...boats, ...turns],
  E7: turns,
  E8: turns,
  F4: inGroup('winter'),
  F10: [...homes, 'stable', 'farrier', 'wainwright'],
  F12: summerBoats,
  F13: turns,
};

/** Where tiles only stand for others of their kind. */
const SAMPLES = ['I4', 'B1', 'F2'];

/** The rules that matter to a tile. */
export function rulesOf({ tile, cost, points }: DescribedTile): string[] {
  const about = (faces: readonly string[] = []): boolean => faces.some((face) => faceOf(face).tile === tile);
  return RULES.filter((rule) => {
    if (rule === 'M4') return cost !== undefined;
    if (rule === 'F2') return Object.values(points).some(Boolean);
    return (!SAMPLES.includes(rule) && about(TILES_OF[rule])) || about(ALSO[rule]);
  });
}
