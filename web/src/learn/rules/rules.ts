/** Which rules there are, and what is drawn beside them. Texts: locale/LANGUAGE/rules.ftl. */

import type { Bid, Resource, Side, TileView } from '../../net';

const COUNTS = { I: 7, S: 5, T: 6, B: 7, C: 3, U: 11, M: 6, E: 9, V: 3, X: 8, F: 14, O: 2 };

export interface Part {
  letter: string;
  rules: string[];
}

export const PARTS: readonly Part[] = Object.entries(COUNTS).map(([letter, count]) => ({
  letter,
  rules: Array.from({ length: count }, (_, n) => `${letter}${n + 1}`),
}));

export const RULES: readonly string[] = PARTS.flatMap(({ rules }) => rules);

/** A rule is referred to as (B4). */
const REFERENCE = new RegExp(`(?<=[(（])(${RULES.join('|')})(?=[)）])`);

/** A text cut at its references: every second part is the rule that is referred to. */
export const withReferences = (text: string): string[] => text.split(REFERENCE);

/** A side of a tile: `barn`, `barn/back`. */
export type Face = string;

export function faceOf(face: Face): { tile: string; side: Side } {
  const [tile = '', side = 'front'] = face.split('/');
  return { tile, side: side as Side };
}

export const YARDS: readonly string[] = ['barn', 'blacksmith', 'stone_yard', 'timber_yard'];
const BOATS = ['keyflower', 'sea_bastion', 'sea_breese', 'flipper', 'ianvincible', 'white_wind'];

/** The tiles that a rule is about, as drawn below it. */
export const TILES_OF: Record<string, readonly Face[]> = {
  I4: ['home_1', 'keywood', 'tavern', 'summer_boat_2/a', 'barn', 'scribes', 'keyflower', 'turn_order_tile_1'],
  S1: ['home_1'],
  S3: BOATS,
  T3: ['jeweller', 'key_guild', 'village_hall'],
  B1: ['miner', 'summer_boat_1/a', 'keythedral', 'turn_order_tile_1'],
  U2: [...YARDS, 'forge', 'goldsmith', 'sawmill', 'sculptor', 'well'],
  U7: ['fair', 'peddler', 'store', 'tavern', 'brewer', 'hiring_fair', 'carpenter', 'mason', 'smelter'],
  U8: ['alehouse', 'inn', 'peddler'],
  U9: ['tavern', 'hiring_fair'],
  U10: ['workshop', 'workshop/back'],
  M1: ['home_1', 'stable', 'farrier', 'wainwright'],
  E8: BOATS,
  X1: ['summer_boat_1/a'],
  X2: ['summer_boat_1/b'],
  X3: ['summer_boat_2/a'],
  X4: ['summer_boat_2/b', 'keyflower'],
  X5: ['summer_boat_3/a'],
  X6: ['summer_boat_3/b'],
  X7: ['summer_boat_4/a'],
  X8: ['summer_boat_4/b'],
  F1: ['flipper'],
  F2: ['stable/back', 'mason/back', 'sawmill', 'sawmill/back', 'keythedral'],
  F3: YARDS,
  F5: ['jeweller', 'mercers_guild', 'watermill', 'windmill'],
  F6: ['key_guild', 'scholar', 'scribes'],
  F7: ['apothecary', 'craftsmans_guild', 'key_market', 'village_hall', 'white_wind'],
  F8: ['keythedral', 'ianvincible', 'flipper'],
  F10: ['keyflower'],
  F11: ['sea_bastion'],
  F12: ['sea_breese'],
  O1: ['summer_boat_4/a'],
  O2: ['summer_boat_3/b'],
};

/** Pieces that a rule is about: symbols of the sprite. */
export const PIECES_OF: Record<string, readonly string[]> = {
  I1: ['worker-blue', 'worker-red', 'worker-yellow', 'worker-green', 'worker-purple'],
  I2: ['good-gold', 'good-iron', 'good-stone', 'good-wood'],
  I3: ['skill-anvil', 'skill-pick', 'skill-saw'],
  C2: ['worker-green'],
  S5: ['worker-purple'],
  F9: ['worker-purple'],
};

/** Some tiles as they lie together, with what the drawing is about. */
export interface Scene {
  tiles: readonly TileView[];
  /** Bids at the first tile, by two players. */
  bids?: readonly Bid[];
  step?: { good: Resource; from: [number, number]; to: [number, number] };
  /** Tiles that count: their corners are marked. */
  counted?: readonly string[];
  /** The start player's worker stands on the first tile. */
  purple?: boolean;
  /** What the first tile, a boat, carries. */
  load?: { workers: readonly { colour: string; count: number }[]; skills: readonly string[] };
}

/** Drawings beside rules; `learn-drawing-b4` says what is to be seen. */
export const SCENES: Record<string, Scene> = {
  S4: { tiles: [{ tile: 'turn_order_tile_4' }], purple: true },
  T1: {
    tiles: [{ tile: 'sea_breese' }],
    load: {
      workers: [{ colour: 'blue', count: 3 }, { colour: 'red', count: 1 }, { colour: 'yellow', count: 2 }],
      skills: ['saw'],
    },
  },
  B4: {
    tiles: [{ tile: 'miner' }],
    bids: [{ seat: 0, size: 2, colour: 'yellow' }, { seat: 1, size: 4, colour: 'yellow' }],
  },
  C1: { tiles: [{ tile: 'quarryman', colour: 'red', workers: { red: 1 }, used: 1 }] },
  U3: { tiles: [{ tile: 'keywood', colour: 'blue', workers: { blue: 6 }, used: 3 }] },
  U6: { tiles: [{ tile: 'keywood', side: 'back', goods: { wood: 3 } }] },
  M2: {
    tiles: [
      { tile: 'keywood', side: 'back', at: [0, 0], rotation: 1, goods: { wood: 1 } },
      { tile: 'sawmill', at: [1, 0], rotation: 2 },
    ],
    step: { good: 'wood', from: [0, 0], to: [1, 0] },
  },
  M4: { tiles: [{ tile: 'stable' }, { tile: 'stable', side: 'back', at: [2, -1] }] },
  V2: {
    tiles: [
      { tile: 'home_1', at: [0, 0] },
      { tile: 'summer_boat_1', side: 'a', at: [0, 1] },
      { tile: 'quarryman', at: [1, 0] },
      { tile: 'tavern', at: [-1, 1], rotation: 3 },
      { tile: 'stable', at: [1, -1] },
    ],
  },
  F3: { tiles: [{ tile: 'timber_yard', goods: { wood: 4 } }] },
  F11: {
    tiles: [
      { tile: 'home_1', at: [0, 0] },
      { tile: 'keywood', at: [1, -1], rotation: 1 },
      { tile: 'miner', at: [0, -1] },
    ],
    counted: ['home_1', 'keywood', 'miner'],
  },
  F12: {
    tiles: [
      { tile: 'home_6', at: [0, 0] },
      { tile: 'summer_boat_1', side: 'b', at: [1, 0], rotation: 2 },
      { tile: 'summer_boat_3', side: 'a', at: [2, 0], rotation: 2 },
      { tile: 'sea_breese', at: [3, 0], rotation: 2 },
    ],
    counted: ['summer_boat_1', 'summer_boat_3', 'sea_breese'],
  },
  F13: {
    tiles: [
      { tile: 'turn_order_tile_2', at: [0, 0] },
      { tile: 'alehouse', at: [-1, 0] },
      { tile: 'inn', at: [0, -1] },
      { tile: 'farrier', at: [1, -1], rotation: 4 },
    ],
    counted: ['alehouse', 'inn', 'farrier'],
  },
};
