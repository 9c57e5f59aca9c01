/** Adding tiles to a village: cells that glow, and rotations that are possible there. */

import type { Legal, PlaceChoice } from '../../net/types';

export interface Cell {
  column: number;
  row: number;
}

export interface BuildDraft {
  kind: 'build';
  tile: string;
  cell: Cell | null;
  /** The rotation that is wished for; where it is not possible, the next one clockwise is. */
  wish: number;
}

const TURNS = 6;

export const cellKey = (cell: Cell): string => `${cell.column},${cell.row}`;

export function placeOf(legal: Legal, tile: string): PlaceChoice | undefined {
  return legal.placements.find((place) => place.tile === tile);
}

export function cellsOf(legal: Legal, tile: string): Set<string> {
  return new Set(placeOf(legal, tile)?.cells.map(cellKey) ?? []);
}

export interface Rotation {
  rotation: number;
  warnings: string[];
  action: number;
}

export function rotationsAt(legal: Legal, tile: string, cell: Cell): Rotation[] {
  const place = placeOf(legal, tile);
  const found = place?.cells.find((other) => cellKey(other) === cellKey(cell));
  if (!place || !found) return [];
  return found.rotations.map((rotation) => ({
    rotation,
    warnings: Object.keys(found.warnings).filter((id) => found.warnings[id]?.includes(rotation)),
    action: found.base + rotation * place.step,
  }));
}

/** The possible rotation nearest to a wish, going on clockwise (or back). */
export function snap(possible: readonly number[], wish: number, by: 1 | -1 = 1): number | null {
  for (let turn = 0; turn < TURNS; turn++) {
    const tried = (wish + by * turn + TURNS * TURNS) % TURNS;
    if (possible.includes(tried)) return tried;
  }
  return null;
}

/** The rotation shown for a draft, with its action; null where the tile cannot lie. */
export function turned(
  legal: Legal,
  draft: BuildDraft,
  cell: Cell | null = draft.cell,
): Rotation | null {
  if (!cell) return null;
  const found = rotationsAt(legal, draft.tile, cell);
  const rotation = snap(found.map((way) => way.rotation), draft.wish);
  return found.find((way) => way.rotation === rotation) ?? null;
}

/** The draft turned to the next possible rotation; without a cell, by 60 degrees. */
export function rotated(legal: Legal, draft: BuildDraft, by: 1 | -1, cell: Cell | null = draft.cell): BuildDraft {
  const now = turned(legal, draft, cell);
  if (!cell || !now) return { ...draft, wish: (draft.wish + by + TURNS) % TURNS };
  const possible = rotationsAt(legal, draft.tile, cell).map((way) => way.rotation);
  const next = snap(possible, now.rotation + by, by);
  return { ...draft, wish: next ?? draft.wish };
}
