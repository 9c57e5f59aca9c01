/** Adding tiles to a village: the possible cells, and the rotations that are possible there. */

import { t } from '../../../i18n/index.svelte';
import type { Legal, PlaceChoice } from '../../../net';
import type { DraftKind } from './kind';
import { tileWord } from './words';

export interface Cell {
  column: number;
  row: number;
}

export interface BuildDraft {
  kind: 'build';
  tile: string;
  cell: Cell | null;
  /** The preferred rotation; where it is not possible, the next one clockwise is used. */
  preferred: number;
}

const TURNS = 6;

export const cellKey = (cell: Cell): string => `${cell.column},${cell.row}`;

export const placeOf = (legal: Legal, tile: string): PlaceChoice | undefined =>
  legal.placements.find((place) => place.tile === tile);

export const cellsOf = (legal: Legal, tile: string): Set<string> =>
  new Set(placeOf(legal, tile)?.cells.map(cellKey) ?? []);

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

/** The possible rotation nearest to the preferred one, clockwise (or counterclockwise). */
export function snap(possible: readonly number[], preferred: number, by: 1 | -1 = 1): number | null {
  for (let turn = 0; turn < TURNS; turn++) {
    const tried = (preferred + by * turn + TURNS * TURNS) % TURNS;
    if (possible.includes(tried)) return tried;
  }
  return null;
}

/** The rotation shown for a draft, with its action; null where the tile does not fit. */
export function turned(legal: Legal, draft: BuildDraft, cell: Cell | null = draft.cell): Rotation | null {
  if (!cell) return null;
  const found = rotationsAt(legal, draft.tile, cell);
  const rotation = snap(found.map((way) => way.rotation), draft.preferred);
  return found.find((way) => way.rotation === rotation) ?? null;
}

/** The draft turned to the next possible rotation; without a cell, by 60 degrees. */
export function rotated(legal: Legal, draft: BuildDraft, by: 1 | -1, cell: Cell | null = draft.cell): BuildDraft {
  const now = turned(legal, draft, cell);
  if (!cell || !now) return { ...draft, preferred: (draft.preferred + by + TURNS) % TURNS };
  const possible = rotationsAt(legal, draft.tile, cell).map((way) => way.rotation);
  const next = snap(possible, now.rotation + by, by);
  return { ...draft, preferred: next ?? draft.preferred };
}

/** The draft at the next possible cell, or at the one before. */
export function movedOn(legal: Legal, draft: BuildDraft, by: 1 | -1): BuildDraft {
  const cells = placeOf(legal, draft.tile)?.cells ?? [];
  const now = cells.findIndex((cell) => draft.cell && cellKey(cell) === cellKey(draft.cell));
  const start = now < 0 && by < 0 ? 0 : now;
  const next = cells[(start + by + cells.length) % cells.length];
  return next ? { ...draft, cell: { column: next.column, row: next.row } } : draft;
}

/** Another tile in hand, at the same cell if it fits there. */
export function inHand(legal: Legal, draft: BuildDraft, tile: string): BuildDraft {
  if (draft.tile === tile || !placeOf(legal, tile)) return draft;
  const cell = draft.cell && cellsOf(legal, tile).has(cellKey(draft.cell)) ? draft.cell : null;
  return { ...draft, tile, cell };
}

export const build: DraftKind<BuildDraft> = {
  read: (legal, action) => {
    for (const { tile, cells } of legal.placements) {
      for (const { column, row } of cells) {
        const way = rotationsAt(legal, tile, { column, row }).find((found) => found.action === action);
        if (way) return { kind: 'build', tile, cell: { column, row }, preferred: way.rotation };
      }
    }
    return null;
  },
  action: (legal, draft) => turned(legal, draft)?.action ?? null,
  stands: (legal, { tile, cell }) =>
    !!placeOf(legal, tile) && (cell === null || rotationsAt(legal, tile, cell).length > 0),
  open: ({ placements: [first] }) => (first ? { kind: 'build', tile: first.tile, cell: null, preferred: 0 } : null),
  targets: (legal) => legal.placements.map(({ tile }) => `won:${tile}`),
  pick: (legal, place, draft) => place.kind === 'won' && draft ? inHand(legal, draft, place.name) : null,
  marks: (_, { tile }) => [`won:${tile}`],
  go: (legal, draft) => t(turned(legal, draft) ? 'go-build' : 'go-build-empty'),
  says: (_, { tile }, picture) => t('hint-build', { tile: tileWord(tile, picture) }),
};
