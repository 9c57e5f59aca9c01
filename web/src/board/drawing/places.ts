/** Where things lie on and beside a tile: the drawer's manifest, and rows laid out with its numbers. */

import { RESOURCES, SEASONS } from '../../lib/pieces/pieces';
import * as drawn from '../../generated/manifest.json';
import type { Colour, Counts, Direction, Resource, Side, View } from '../../net';
import { counted } from './model';

/** L from 110 px on, S below; Mini (under 70 px) is S without the strip. */
export type Drawing = 'L' | 'S';
export const FULL = 110;
export const MINI = 70;
export const drawingFor = (px: number): Drawing => (px >= FULL ? 'L' : 'S');

type Shape = 'house' | 'winter' | 'boat' | 'stone';
type BySide<T> = Partial<Record<Side, T>>;

export interface TileFacts {
  kind: 'home' | 'village' | 'summer_boat' | 'boat' | 'turn_order';
  season: string;
  number: number;
  shape: Shape;
  sides: Side[];
  points: BySide<number>;
  strip: boolean;
}

type Disc = { x: number; y: number; size: number };
type Workers = { y: number; height: number; xs: number[] };

interface Manifest {
  tiles: Record<string, TileFacts>;
  places: {
    emblem: Record<Drawing, Disc>;
    purple: Disc;
    workers: Record<Drawing, Record<string, { normal: Workers; tight: Workers }>>;
    goods: Record<Shape, Record<Drawing, Partial<Record<string, { y: number; size: number; room: number }>>>>;
    goods_gap: number;
  };
  bids: {
    seats: Record<string, Direction[]>;
    at: Record<Drawing, Record<Direction, [number, number]>>;
    grow: Record<Drawing, number>;
    reach: Record<Drawing, number>;
    chip: Record<
      'height' | 'width' | 'second_digit' | 'emblem_x' | 'emblem' | 'worker_x' | 'worker' | 'number_x' | 'number'
        | 'crown_x' | 'crown_y' | 'crown',
      number
    >;
  };
}

const { tiles, places, bids } = drawn as unknown as Manifest;
export const CHIP = bids.chip;
export const EMBLEM_AT = places.emblem;
export const PURPLE_AT = places.purple;

export const facts = (tile: string): TileFacts | undefined => tiles[tile];

/** The side that lies up, in the manifest's words. */
export function upSide(tile: string, side: Side | undefined): Side {
  const sides = tiles[tile]?.sides ?? ['front'];
  return side && sides.includes(side) ? side : (sides[0] ?? 'front');
}

/** The side that lies down; null where there is none to be seen. */
export function otherSide(tile: string, side: Side | undefined): Side | null {
  const up = upSide(tile, side);
  return tiles[tile]?.sides.find((each) => each !== up) ?? null;
}

/** What to draw of a tile at a width of `px`. */
export function symbolsOf(
  tile: string,
  side: Side | undefined,
  px: number,
): { land: string; sign: string; strip: boolean } {
  const up = upSide(tile, side);
  const strip = up === 'front' && tiles[tile]?.strip === true;
  const plain = px < MINI;
  return {
    land: `land-${tile}`,
    sign: `${plain && strip ? 'face' : 'sign'}-${tile}-${up}-${drawingFor(px)}`,
    strip: strip && !plain,
  };
}

/** The pictures that may be needed soon: lots of this season and the next, and what lies in villages. */
export function soonNeeded(view: View, narrow: boolean): Set<string> {
  const soon = SEASONS.slice(SEASONS.indexOf(view.season)).slice(0, 2) as readonly string[];
  const lots = Object.keys(tiles).filter((tile) =>
    tiles[tile]?.kind === 'village' && soon.includes(tiles[tile].season)
  );
  const out = new Set<string>();
  const add = (tile: string, side: Side | undefined, px: number): void => {
    const { land, sign } = symbolsOf(tile, side, px);
    out.add(land).add(sign);
  };
  for (const tile of lots) add(tile, 'front', narrow ? MINI : FULL);
  for (const { village } of view.seats) {
    for (const { tile, side } of village) for (const px of [0, MINI, FULL]) add(tile, side, px);
  }
  return out;
}

/** A seat's side of a tile: clockwise, the viewer at S. */
export function sideOf(seat: number, players: number, me: number | null): Direction {
  const sides = bids.seats[String(players)] ?? [];
  return sides[(seat - (me ?? 0) + players) % players] ?? 'S';
}

/** Where the workers on a tile stand: a row, the groups of its uses apart. */
export function workerRow(
  groups: readonly (readonly Colour[])[],
  drawing: Drawing,
  tight: boolean,
): { y: number; height: number; row: { colour: Colour; x: number }[] } {
  const known = places.workers[drawing];
  const all = groups.flat();
  const found = known[groups.map((group) => group.length).join('+')] ?? known[String(Math.min(6, all.length))];
  if (!found || !all.length) return { y: 0, height: 0, row: [] };
  const { y, height, xs } = found[tight ? 'tight' : 'normal'];
  return { y, height, row: all.map((colour, n) => ({ colour, x: xs[n] ?? 0 })) };
}

export interface Pill {
  kind: Resource;
  count: number;
  x: number;
  width: number;
}

/** Where the goods on a tile lie: light pills in a row, with a number from two on. */
export function goodsRow(
  tile: string,
  goods: Counts<Resource> | undefined,
  drawing: Drawing,
  strip: boolean,
  workers: boolean,
): { y: number; size: number; row: Pill[] } {
  const found = counted(RESOURCES, goods);
  const rows = places.goods[tiles[tile]?.shape ?? 'house'][drawing];
  const place = rows[(strip ? 'strip' : 'bare') + (workers ? '_workers' : '')] ?? rows.bare;
  if (!place || !found.length) return { y: 0, size: 0, row: [] };
  const digits = (count: number): number => (count > 1 ? String(count).length * 0.48 + 0.06 : 0);
  const widths = found.map(({ count }) => place.size * (1.24 + digits(count)));
  const length = widths.reduce((sum, width) => sum + width, 0) + places.goods_gap * (found.length - 1);
  const shrink = Math.min(1, place.room / length);
  let x = (-length * shrink) / 2;
  const row = found.map(({ kind, count }, n) => {
    const width = (widths[n] ?? 0) * shrink;
    const pill = { kind, count, x, width };
    x += width + places.goods_gap * shrink;
    return pill;
  });
  return { y: place.y, size: place.size * shrink, row };
}

/** A bid's chip: its left edge, its middle line, its width (of a chip that has not grown). */
export function chipPlace(
  side: Direction,
  count: number,
  drawing: Drawing,
): { x: number; y: number; width: number; grow: number } {
  const [x, y] = bids.at[drawing][side];
  const grow = bids.grow[drawing];
  const width = CHIP.width + (count > 9 ? CHIP.second_digit : 0);
  const reach = bids.reach[drawing];
  const left = Math.min(Math.max(x - (width * grow) / 2, -reach), reach - width * grow);
  return { x: left, y, width, grow };
}

/** What the chips of so many players reach over a tile, in its units, with their crowns. */
export function chipRoom(players: number, drawing: Drawing): { side: number; top: number; bottom: number } {
  const grow = bids.grow[drawing];
  const half = CHIP.width / 2 + 1;
  const room = { side: 4, top: 4, bottom: 4 };
  for (const side of bids.seats[String(players)] ?? []) {
    const [x, y] = bids.at[drawing][side];
    room.side = Math.max(room.side, Math.abs(x) + half * grow - 102);
    room.top = Math.max(room.top, (CHIP.height / 2 - CHIP.crown_y + CHIP.crown / 2) * grow - y - 88.6);
    room.bottom = Math.max(room.bottom, y + (CHIP.height / 2 + 2) * grow - 88.6);
  }
  return room;
}

/** How high the caption of a lot is, in px, and its winner's line at the end of a season. */
export const CAPTION = 28;
export const WINNER = 28;

/** What a lot takes in px: a tile of `size`, room for the chips around it, and what stands below. */
export const lotBox = (size: number, below = CAPTION): { width: number; height: number } => ({
  width: size * (bids.reach[drawingFor(size)] + 1) / 100,
  height: size / 0.813 + below,
});
