/** The village with which readers try out scoring: what they choose, as the server expects it. */

import { call } from '../net/api';
import type { Colour, Counts, Resource, Scores, Side, SkillKind, TileView } from '../net/types';

export interface ExampleTile {
  tile: string;
  side?: Side;
  goods?: Counts<Resource>;
}

/** Body of POST /api/learn/score (docs/protocol.md). */
export interface Example {
  tiles: ExampleTile[];
  skills: Counts<SkillKind>;
  workers: Counts<Colour>;
  purple: boolean;
}

export interface ScoredExample {
  village: TileView[];
  aside: string[];
  scores: Scores;
}

export const score = (example: Example, signal: AbortSignal): Promise<ScoredExample> =>
  call<ScoredExample>('POST', '/learn/score', example, signal);

/** The most tiles a village can have here, including the home. */
export const MOST_TILES = 24;
/** The highest number here; the game has more of some pieces. */
export const MOST = 16;

export const YARDS: readonly string[] = ['barn', 'blacksmith', 'stone_yard', 'timber_yard'];
export const BOATS: readonly string[] = ['keyflower', 'sea_bastion', 'sea_breese', 'flipper', 'ianvincible', 'white_wind'];

/** Tiles to choose from, by group; a summer boat is named with its side. */
export const CHOICES: readonly { group: string; faces: readonly string[] }[] = [
  {
    group: 'winter',
    faces: [
      'jeweller', 'mercers_guild', 'watermill', 'windmill', 'key_guild', 'scholar', 'scribes', 'apothecary',
      'craftsmans_guild', 'key_market', 'village_hall', 'keythedral',
    ],
  },
  { group: 'yards', faces: YARDS },
  { group: 'boats', faces: [...BOATS, 'summer_boat_1/a', 'summer_boat_2/b', 'summer_boat_3/b', 'summer_boat_4/a'] },
  { group: 'turns', faces: [1, 2, 3, 4].map((number) => `turn_order_tile_${number}`) },
  {
    group: 'points',
    faces: ['sawmill', 'sculptor', 'forge', 'goldsmith', 'well', 'stable', 'farrier', 'wainwright', 'miner', 'keywood', 'gold_mine', 'mason'],
  },
];

const none = { skills: {}, workers: {}, purple: false };

export const EXAMPLES: Record<string, Example> = {
  winter: {
    tiles: [
      { tile: 'home_1', side: 'back', goods: { iron: 2, stone: 2, wood: 3, gold: 3 } },
      { tile: 'stable', side: 'back' }, { tile: 'miner', side: 'back' }, { tile: 'gold_mine' },
      { tile: 'sawmill', side: 'back' }, { tile: 'jeweller' }, { tile: 'mercers_guild' }, { tile: 'scribes' },
      { tile: 'keyflower' }, { tile: 'turn_order_tile_1' },
    ],
    skills: { anvil: 2, pick: 1, saw: 1 },
    workers: { blue: 3, red: 2, yellow: 1 },
    purple: true,
  },
  smith: {
    ...none,
    tiles: [
      { tile: 'home_3', goods: { iron: 1, stone: 2, gold: 1 } },
      { tile: 'keywood', side: 'back' }, { tile: 'wainwright' },
      { tile: 'blacksmith', side: 'back', goods: { iron: 3, gold: 1 } },
      { tile: 'timber_yard', goods: { wood: 4 } },
      { tile: 'barn', goods: { stone: 2, wood: 1 } },
      { tile: 'mercers_guild' }, { tile: 'ianvincible' },
    ],
  },
  crowd: {
    tiles: [
      { tile: 'home_2' }, { tile: 'keywood', side: 'back' }, { tile: 'farrier' },
      { tile: 'apothecary' }, { tile: 'craftsmans_guild' }, { tile: 'village_hall' }, { tile: 'key_market' },
      { tile: 'white_wind' },
    ],
    skills: {},
    workers: { blue: 6, red: 4, yellow: 5, green: 3 },
    purple: true,
  },
  river: {
    ...none,
    tiles: [
      { tile: 'home_6' }, { tile: 'stable' }, { tile: 'miner' }, { tile: 'gold_mine', side: 'back' },
      { tile: 'summer_boat_1', side: 'a' }, { tile: 'summer_boat_2', side: 'b' }, { tile: 'summer_boat_4', side: 'a' },
      { tile: 'sea_breese' }, { tile: 'turn_order_tile_2' },
    ],
    workers: { blue: 2 },
  },
  empty: { ...none, tiles: [{ tile: 'home_1' }] },
};

/** With a tile more, or without it. A village gets one boat in winter: a new one takes its place. */
export function toggled(tiles: readonly ExampleTile[], tile: string, side: Side): ExampleTile[] {
  const rest = tiles.filter((one) => one.tile !== tile);
  if (rest.length < tiles.length) return rest;
  const room = BOATS.includes(tile) ? rest.filter((one) => !BOATS.includes(one.tile)) : rest;
  return [...room, side === 'front' ? { tile } : { tile, side }];
}
