/** Which winter tiles come out. */

import { list, t, tileName } from '../../../lib';
import type { Legal } from '../../../net';
import type { DraftKind } from './kind';

export interface WinterDraft {
  kind: 'winter';
  tiles: readonly string[];
}

/** Winter tiles to choose from, in the order in which they are listed. */
export const winterTiles = (legal: Legal): string[] => [...new Set(legal.winter.flatMap((pick) => pick.tiles))];

export function withWinterTile(draft: WinterDraft, tile: string): WinterDraft {
  const tiles = draft.tiles.includes(tile)
    ? draft.tiles.filter((other) => other !== tile)
    : [...draft.tiles, tile];
  return { kind: 'winter', tiles };
}

const sameTiles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tile) => b.includes(tile));

export const winter: DraftKind<WinterDraft> = {
  read: (legal, action) => {
    const pick = legal.winter.find((found) => found.action === action);
    return pick ? { kind: 'winter', tiles: pick.tiles } : null;
  },
  action: (legal, { tiles }) => legal.winter.find((pick) => sameTiles(pick.tiles, tiles))?.action ?? null,
  stands: (legal, { tiles }) =>
    legal.winter.length > 0 && tiles.every((tile) => legal.winter.some((pick) => pick.tiles.includes(tile))),
  open: ({ winter: [first, ...others] }) => first ? { kind: 'winter', tiles: others.length ? [] : first.tiles } : null,
  targets: (legal) => legal.winter.flatMap(({ tiles }) => tiles.map((tile) => `winter:${tile}`)),
  pick: (_, place, draft) => place.kind === 'winter' && draft ? withWinterTile(draft, place.name) : null,
  marks: (_, { tiles }) => tiles.map((tile) => `winter:${tile}`),
  go: (_, { tiles }) => (tiles.length ? t('go-winter', { count: tiles.length }) : t('go-winter-empty')),
  says: (_, { tiles }) => t('hint-winter', { tiles: list(tiles.map((tile) => tileName(tile))) }),
};
