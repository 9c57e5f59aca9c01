/** The tiles in groups, and the messages that describe them. */

import { tiles as facts } from '../../generated/facts.json';
import { tiles as drawn } from '../../generated/manifest.json';
import type { Side } from '../../net/types';

export const GROUPS = ['home', 'spring', 'summer', 'summer_boat', 'autumn', 'winter', 'boat', 'turn_order'] as const;
export type Group = (typeof GROUPS)[number];

interface Drawn {
  kind: string;
  season: string;
  number: number;
  sides: Side[];
  points: Partial<Record<Side, number>>;
}

interface Facts {
  players: number;
  /** The message that says what the upgrade costs. */
  cost?: string;
  /** Workers and skills in spring, summer and autumn. */
  loads?: number[][];
}

export interface TileFacts extends Drawn, Facts {
  tile: string;
  group: Group;
}

export const TILES: readonly TileFacts[] = Object.entries(drawn as unknown as Record<string, Drawn>).map((
  [tile, one],
) => ({
  ...one,
  ...(facts as Record<string, Facts>)[tile]!,
  tile,
  group: (one.kind === 'village' ? one.season : one.kind) as Group,
}));

/** What a side does: homes share their words, and so do turn-order tiles. */
export function doesId(tile: string, side: Side): string {
  const shared = tile.replace(/^(home|turn_order_tile)_\d$/, '$1');
  return `does-${shared}-${side}`;
}

/** Homes and turn-order tiles differ in little: each of these groups is described once. */
export const TOLD_TOGETHER: readonly Group[] = ['home', 'turn_order'];
