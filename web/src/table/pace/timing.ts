/** How long things take at normal speed, in milliseconds. */

import type { Speed } from '../../lib';

export const TAKES = {
  /** The mover's card lights up. */
  light: 120,
  fly: 420,
  /** The chip settles; a caption appears. */
  settle: 160,
  caption: 900,
  /** A pass says little. */
  pass: 450,
  gap: 250,
  /** After a move of mine that brought something, before others answer. */
  breath: 500,
  /** A resource moves over one edge. */
  step: 160,
  /** Season's end: one sale after the other, all of them, and a moment to read. */
  sale: 260,
  sales: 2600,
  read: 700,
  /** The same without motion. */
  still: 2600,
  glide: 380,
  home: 520,
  purple: 700,
  /** A look at the boats that are picked next. */
  boats: 900,
} as const;

export const FACTOR: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** How far apart the winners of that many tiles appear. */
export const saleEvery = (sales: number): number => Math.min(TAKES.sale, TAKES.sales / Math.max(1, sales));
