/** Pointer gestures on a village: drag to push, pinch or turn the wheel to enlarge. */

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../drawing';
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

/** free: nothing is down · pressed: it may become a click · dragging: with one pointer it pushes, two
 * pinch · released: all are up, and the click that follows is none. */
type State = 'free' | 'pressed' | 'dragging' | 'released';

class Pointers {
  #state: State = 'free';
  readonly #down = new Map<number, Point>();
  #travelled = 0;
  #span = 0;
  #turnedAt = 0;

  constructor(readonly place: HTMLElement, readonly gestures: Gestures) {}

  down(event: PointerEvent): void {
    // Who drags a piece doesn't mean the village.
    if (event.button !== 0 || (event.target as Element).closest('[data-drag], [data-rests]')) return;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size === 1) this.#travelled = 0;
    if (this.#state === 'free') this.#state = 'pressed';
    this.#span = this.#spanNow();
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    this.#travelled += Math.hypot(dx, dy);
    if (this.#travelled < THRESHOLD) return;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#state === 'pressed') {
      this.place.setPointerCapture(event.pointerId);
      this.#state = 'dragging';
      this.gestures.drag(true);
    }
    if (this.#down.size === 2) this.#pinch(dx / 2, dy / 2);
    else this.gestures.push(dx, dy, event.pointerType !== 'mouse');
  }

  #pinch(dx: number, dy: number): void {
    const [a, b] = [...this.#down.values()];
    const span = this.#spanNow();
    if (this.#span > 0 && a && b) {
      this.gestures.zoom(span / this.#span, ...this.#fromMiddle((a.x + b.x) / 2, (a.y + b.y) / 2));
    }
    this.#span = span;
    this.gestures.push(dx, dy, false);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#span = this.#spanNow();
    if (this.#down.size) return;
    if (this.#state === 'pressed') this.#state = 'free';
    if (this.#state !== 'dragging') return;
    this.#state = 'released';
    setTimeout(() => {
      this.#state = this.#down.size ? 'pressed' : 'free';
      this.gestures.drag(false);
    });
  }

  click(event: MouseEvent): void {
    if (this.#state !== 'dragging' && this.#state !== 'released') return;
    event.preventDefault();
    event.stopPropagation();
  }

  wheel(event: WheelEvent): void {
    if (this.gestures.holdsTile()) {
      event.preventDefault();
      if (event.timeStamp - this.#turnedAt < PER_TURN) return;
      this.#turnedAt = event.timeStamp;
      this.gestures.rotate(event.deltaY > 0 ? 1 : -1);
      return;
    }
    // Where the page itself scrolls, the wheel is for that.
    const scrolls = document.documentElement.scrollHeight > innerHeight + 4;
    if (scrolls && !event.ctrlKey) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    this.gestures.zoom(factor, ...this.#fromMiddle(event.clientX, event.clientY));
  }

  #fromMiddle(x: number, y: number): [number, number] {
    const seen = this.place.getBoundingClientRect();
    return [x - seen.x - seen.width / 2, y - seen.y - (seen.height + HEAD - 12) / 2];
  }

  #spanNow(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}

export function dragPinchAndWheel(gestures: Gestures): Attachment<HTMLElement> {
  return (place) => {
    const pointers = new Pointers(place, gestures);
    const gone = new AbortController();
    const { signal } = gone;
    place.addEventListener('pointerdown', (event) => pointers.down(event), { signal });
    place.addEventListener('pointermove', (event) => pointers.move(event), { signal });
    place.addEventListener('pointerup', (event) => pointers.up(event), { signal });
    place.addEventListener('pointercancel', (event) => pointers.up(event), { signal });
    place.addEventListener('click', (event) => pointers.click(event), { signal, capture: true });
    place.addEventListener('wheel', (event) => pointers.wheel(event), { signal, passive: false });
    return () => gone.abort();
  };
}
