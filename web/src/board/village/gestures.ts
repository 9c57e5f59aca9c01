/** Pointer gestures on a village: drag to push, pinch or turn the wheel to enlarge. */

import type { Attachment } from 'svelte/attachments';
import { HEAD } from './viewport';

export interface Gestures {
  /** A drag has started or ended. */
  drag(on: boolean): void;
  /** Enlarge by `factor` about a point, given in px from the middle. */
  zoom(factor: number, x: number, y: number): void;
  push(dx: number, dy: number, touch: boolean): void;
  /** A tile is in hand: the wheel turns it. */
  holdsTile(): boolean;
  rotate(by: 1 | -1): void;
}

/** A pointer that moves less than this many px clicks. */
const THRESHOLD = 6;
/** The wheel turns a tile at most once in this many ms. */
const PER_TURN = 90;

export function dragPinchAndWheel(gestures: Gestures): Attachment<HTMLElement> {
  return (place) => {
    const down = new Map<number, { x: number; y: number }>();
    let dragging = false;
    let travelled = 0;
    let pinch = 0;
    let turnedAt = 0;

    const fromMiddle = (x: number, y: number): [number, number] => {
      const seen = place.getBoundingClientRect();
      return [x - seen.x - seen.width / 2, y - seen.y - (seen.height + HEAD - 12) / 2];
    };
    const span = (): number => {
      const [a, b] = [...down.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const drag = (on: boolean): void => {
      dragging = on;
      gestures.drag(on);
    };
    const ondown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 1) travelled = 0;
      pinch = span();
    };
    const onmove = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const dx = event.clientX - before.x;
      const dy = event.clientY - before.y;
      travelled += Math.hypot(dx, dy);
      if (travelled < THRESHOLD) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!dragging) {
        place.setPointerCapture(event.pointerId);
        drag(true);
      }
      if (down.size === 2) {
        const now = span();
        const [a, b] = [...down.values()];
        if (pinch > 0 && a && b) gestures.zoom(now / pinch, ...fromMiddle((a.x + b.x) / 2, (a.y + b.y) / 2));
        pinch = now;
        gestures.push(dx / 2, dy / 2, false);
      } else {
        gestures.push(dx, dy, event.pointerType !== 'mouse');
      }
    };
    const onup = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      pinch = span();
      if (!down.size && dragging) setTimeout(() => drag(false));
    };
    const onclick = (event: MouseEvent): void => {
      if (!dragging) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onwheel = (event: WheelEvent): void => {
      if (gestures.holdsTile()) {
        event.preventDefault();
        if (event.timeStamp - turnedAt < PER_TURN) return;
        turnedAt = event.timeStamp;
        gestures.rotate(event.deltaY > 0 ? 1 : -1);
        return;
      }
      // Where the page itself scrolls, the wheel is for that.
      const scrolls = document.documentElement.scrollHeight > innerHeight + 4;
      if (scrolls && !event.ctrlKey) return;
      event.preventDefault();
      gestures.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...fromMiddle(event.clientX, event.clientY));
    };
    place.addEventListener('pointerdown', ondown);
    place.addEventListener('pointermove', onmove);
    place.addEventListener('pointerup', onup);
    place.addEventListener('pointercancel', onup);
    place.addEventListener('click', onclick, true);
    place.addEventListener('wheel', onwheel, { passive: false });
    return () => {
      place.removeEventListener('pointerdown', ondown);
      place.removeEventListener('pointermove', onmove);
      place.removeEventListener('pointerup', onup);
      place.removeEventListener('pointercancel', onup);
      place.removeEventListener('click', onclick, true);
      place.removeEventListener('wheel', onwheel);
    };
  };
}
