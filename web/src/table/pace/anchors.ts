/** Where things lie on the screen: spots, players' cards, supplies. */

import { type Point, written } from '../../board/drawing';

export const EDGE = 8;

/** The largest box in sight of a spot, or of a player (`seat:2`); null: none is in sight. */
export function boxOf(anchor: string, me: number | null): DOMRect | null {
  const seat = /^seat:(\d+)$/.exec(anchor)?.[1];
  if (seat === undefined) return largest(`[data-at="${CSS.escape(anchor)}"]`);
  if (Number(seat) === me) return largest('[data-at="screen"]') ?? largest(`[data-seat-bar="${seat}"]`);
  return largest(`[data-seat="${seat}"]`) ?? largest(`[data-seat-bar="${seat}"]`);
}

function largest(query: string): DOMRect | null {
  let best: DOMRect | null = null;
  for (const element of document.querySelectorAll(query)) {
    const box = element.getBoundingClientRect();
    const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (seen && (!best || box.width > best.width)) best = box;
  }
  return best;
}

/** The boxes of all tiles and players' cards. */
export function occupied(): DOMRect[] {
  return Array.from(
    document.querySelectorAll('.lot, .spot, [data-seat]'),
    (element) => element.getBoundingClientRect(),
  );
}

/** How much of the boxes something would cover there, in px²; a tile's outermost corners are free. */
export function covers(boxes: readonly DOMRect[], { x, y }: Point, width: number, height: number): number {
  let sum = 0;
  for (const box of boxes) {
    const across = Math.min(box.right, x + width) - Math.max(box.left, x) - EDGE;
    const down = Math.min(box.bottom, y + height) - Math.max(box.top, y) - EDGE;
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}

/** An arc from one point to another, at most 90 px high. */
export function arc(from: Point, to: Point): string {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.35);
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 2 * lift };
  return `M${written(from)}Q${written(top)} ${written(to)}`;
}
