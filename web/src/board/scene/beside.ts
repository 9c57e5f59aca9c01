/** Where a card stands beside what it is about, within the window. */

import type { Box, Point } from '../drawing';

const GAP = 10;

/** The card's top left corner: beside the thing where there is room, else above or below it; of what
 * stands in a row, always above or below, so that its neighbours can be seen. */
export function beside(
  thing: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
  inRow = false,
): Point {
  const within = (value: number, size: number, whole: number): number =>
    Math.max(GAP, Math.min(value, whole - size - GAP));
  const middleY = within(thing.y + thing.height / 2 - card.height / 2, card.height, window.height);
  const right = thing.x + thing.width + GAP;
  if (!inRow && right + card.width + GAP <= window.width) return { x: right, y: middleY };
  const left = thing.x - GAP - card.width;
  if (!inRow && left >= GAP) return { x: left, y: middleY };
  const x = within(thing.x + thing.width / 2 - card.width / 2, card.width, window.width);
  const above = thing.y - GAP - card.height;
  if (above >= GAP) return { x, y: above };
  return { x, y: within(thing.y + thing.height + GAP, card.height, window.height) };
}
