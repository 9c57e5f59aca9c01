/** A game that was played with the box, as it is entered: what the server keeps and scores. */

import { GROUPS, TILES, type Group } from '../learn/tiles';
import type { Resource, Sheet, SheetPlayer, SheetTile, Side } from '../net/types';
import { cellKey, cellOf } from '../table/board/hexagon';

export const FEWEST = 2;
export const MOST_PLAYERS = 6;
export const MOST_TILES = 40;
/** Of the home, in columns and rows. */
const FAR = 20;

export const YARDS: readonly string[] = ['barn', 'blacksmith', 'stone_yard', 'timber_yard'];
export const HOMES: readonly string[] = TILES.filter((one) => one.group === 'home').map((one) => one.tile);
const UPGRADABLE = new Set(TILES.filter((one) => one.cost).map((one) => one.tile));
const SUMMER_BOATS = new Set(TILES.filter((one) => one.group === 'summer_boat').map((one) => one.tile));
const BOATS = new Set(TILES.filter((one) => one.group === 'boat').map((one) => one.tile));

/** Tiles to choose from, by group, with the sides that they can lie with. */
export const CHOICES: readonly { group: Group; tiles: readonly string[] }[] = GROUPS.filter((group) => group !== 'home').map(
  (group) => ({ group, tiles: TILES.filter((one) => one.group === group).map((one) => one.tile) }),
);

const goods = { iron: 0, stone: 0, wood: 0, gold: 0 };
const newTile = (tile: string, side: Side | null = null): SheetTile => ({ tile, side, goods, at: null, rotation: null });

export function newPlayer(name: string, home: string): SheetPlayer {
  return {
    name,
    tiles: [newTile(home)],
    skills: { anvil: 0, pick: 0, saw: 0 },
    workers: { blue: 0, red: 0, yellow: 0, green: 0 },
    purple: false,
  };
}

export const newSheet = (names: readonly string[]): Sheet => ({
  players: names.map((name, seat) => newPlayer(name, HOMES[seat] ?? '')),
});

export const homeOf = (player: SheetPlayer): SheetTile | undefined => player.tiles.find((one) => HOMES.includes(one.tile));
export const has = (player: SheetPlayer, tile: string): SheetTile | undefined => player.tiles.find((one) => one.tile === tile);
export const canUpgrade = (tile: string): boolean => UPGRADABLE.has(tile);

/** The sides that a tile of a village can show, the first one first. */
export function sidesOf(tile: string): readonly Side[] {
  if (SUMMER_BOATS.has(tile)) return ['a', 'b'];
  return canUpgrade(tile) ? ['front', 'back'] : ['front'];
}

/** With a tile more, or without it. A village gets one boat in winter: a new one takes its place. */
export function toggled(player: SheetPlayer, tile: string): SheetPlayer {
  const rest = player.tiles.filter((one) => one.tile !== tile);
  if (rest.length < player.tiles.length) return { ...player, tiles: rest };
  const room = BOATS.has(tile) ? rest.filter((one) => !BOATS.has(one.tile)) : rest;
  return { ...player, tiles: [...room, newTile(tile, SUMMER_BOATS.has(tile) ? 'a' : null)] };
}

export function changed(player: SheetPlayer, tile: string, more: Partial<SheetTile>): SheetPlayer {
  return { ...player, tiles: player.tiles.map((one) => (one.tile === tile ? { ...one, ...more } : one)) };
}

/** The other side of a tile up. */
export function turnedOver(player: SheetPlayer, tile: string): SheetPlayer {
  const [first = 'front', second = first] = sidesOf(tile);
  return changed(player, tile, { side: (has(player, tile)?.side ?? first) === first ? second : first });
}

export function withGoods(player: SheetPlayer, tile: string, kind: Resource, count: number): SheetPlayer {
  return changed(player, tile, { goods: { ...(has(player, tile)?.goods ?? goods), [kind]: count } });
}

/** Another home; what lay on the old one stays in the village. */
export function withHome(player: SheetPlayer, home: string): SheetPlayer {
  return { ...player, tiles: player.tiles.map((one) => (HOMES.includes(one.tile) ? { ...one, tile: home } : one)) };
}

/** The seat of another player who has a tile. */
export function ownerOf(sheet: Sheet, seat: number, tile: string): number | null {
  const found = sheet.players.findIndex((player, other) => other !== seat && has(player, tile));
  return found < 0 ? null : found;
}

// ---- The map

const AROUND = [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0]] as const;

/** Where a tile lies on the map: the home in the middle. */
export const placeOf = (tile: SheetTile): [number, number] | null => (HOMES.includes(tile.tile) ? [0, 0] : tile.at);

/** Cells beside those that are taken. */
export function freeCells(player: SheetPlayer): [number, number][] {
  const taken = new Set(player.tiles.map(placeOf).filter((at) => at !== null).map((at) => cellKey(...at)));
  const free = new Set<string>();
  for (const key of taken) {
    const [column, row] = cellOf(key);
    for (const [right, down] of AROUND) {
      const beside: [number, number] = [column + right, row + down];
      if (!taken.has(cellKey(...beside)) && beside.every((far) => Math.abs(far) <= FAR)) free.add(cellKey(...beside));
    }
  }
  return [...free].map(cellOf);
}
