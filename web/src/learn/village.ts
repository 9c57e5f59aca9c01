/** A village to score: what readers of Learn and players with a score sheet choose, as the server expects it. */

import type { Resource, SheetPlayer, SheetTile, Side } from '../net';
import { GROUPS, inGroup, TILES, type Group } from './tiles/tiles';

/** Body of POST /api/learn/score (docs/protocol.md), and a player of a score sheet without the name. */
export type Village = Omit<SheetPlayer, 'name'>;

/** The most tiles a village can have, including the home. */
export const MOST_TILES = 40;

export const HOMES: readonly string[] = inGroup('home');
const UPGRADABLE = new Set(TILES.filter((one) => one.cost).map((one) => one.tile));
const SUMMER_BOATS = new Set(inGroup('summer_boat'));
const BOATS = new Set(inGroup('boat'));

/** Tiles to choose from, by group. */
export const CHOICES: readonly { group: Group; tiles: readonly string[] }[] = GROUPS.filter((group) => group !== 'home')
  .map((group) => ({ group, tiles: inGroup(group) }));

const goods = { iron: 0, stone: 0, wood: 0, gold: 0 };
export const newTile = (tile: string, more: Partial<SheetTile> = {}): SheetTile => ({
  tile,
  side: null,
  goods,
  at: null,
  rotation: null,
  ...more,
});

export const newVillage = (home: string): Village => ({
  tiles: [newTile(home)],
  skills: { anvil: 0, pick: 0, saw: 0 },
  workers: { blue: 0, red: 0, yellow: 0, green: 0 },
  purple: false,
});

export const homeOf = (village: Village): SheetTile | undefined =>
  village.tiles.find((one) => HOMES.includes(one.tile));
export const has = (village: Village, tile: string): SheetTile | undefined =>
  village.tiles.find((one) => one.tile === tile);

/** The sides that a tile of a village can show, the first one first. */
export function sidesOf(tile: string): readonly Side[] {
  if (SUMMER_BOATS.has(tile)) return ['a', 'b'];
  return UPGRADABLE.has(tile) ? ['front', 'back'] : ['front'];
}

/** With a tile more, or without it. A village gets one boat in winter: a new one takes its place. */
export function toggled<V extends Village>(village: V, tile: string): V {
  const rest = village.tiles.filter((one) => one.tile !== tile);
  if (rest.length < village.tiles.length) return { ...village, tiles: rest };
  const room = BOATS.has(tile) ? rest.filter((one) => !BOATS.has(one.tile)) : rest;
  return { ...village, tiles: [...room, newTile(tile, SUMMER_BOATS.has(tile) ? { side: 'a' } : {})] };
}

export const changed = <V extends Village>(village: V, tile: string, more: Partial<SheetTile>): V => ({
  ...village,
  tiles: village.tiles.map((one) => (one.tile === tile ? { ...one, ...more } : one)),
});

/** The other side of a tile up. */
export function turnedOver<V extends Village>(village: V, tile: string): V {
  const [first = 'front', second = first] = sidesOf(tile);
  return changed(village, tile, { side: (has(village, tile)?.side ?? first) === first ? second : first });
}

export const withGoods = <V extends Village>(village: V, tile: string, kind: Resource, count: number): V =>
  changed(village, tile, { goods: { ...(has(village, tile)?.goods ?? goods), [kind]: count } });

/** Another home; what lay on the old one stays in the village. */
export const withHome = <V extends Village>(village: V, home: string): V =>
  changed(village, homeOf(village)?.tile ?? '', { tile: home });
