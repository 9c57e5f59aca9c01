/** A game that was played with the box, as it is entered: what the server keeps and scores. */

import { has, HOMES, newVillage } from '../../learn/village';
import type { Sheet, SheetPlayer, SheetTile } from '../../net';
import { cellKey, cellOf } from '../../board/drawing';

/** Of the home, in columns and rows. */
const MAX_DISTANCE = 20;

export const newSheet = (names: readonly string[]): Sheet => ({
  players: names.map((name, seat) => ({ name, ...newVillage(HOMES[seat] ?? '') })),
});

/** Another player who has a tile. */
export const ownerOf = (sheet: Sheet, seat: number, tile: string): string | null =>
  sheet.players.find((player, other) => other !== seat && has(player, tile))?.name ?? null;

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
      if (!taken.has(cellKey(...beside)) && beside.every((far) => Math.abs(far) <= MAX_DISTANCE)) {
        free.add(cellKey(...beside));
      }
    }
  }
  return [...free].map(cellOf);
}
