/** The card about a tile, a boat or a piece: on hover, on focus, on a long press. */

import type { Attachment } from 'svelte/attachments';
import type { BoatView, TileView } from '../../net/types';
import type { Spot } from '../drawing/contract';

/** A tile, a boat with its load, or a piece. */
export type Subject =
  | {
      tile: TileView;
      spot: Spot | null;
      /** Whose village it lies in. */
      owner?: number | undefined;
    }
  | { boat: BoatView; spot: Spot }
  | {
      /** The word for it in `piece-…`. */
      piece: string;
      symbol: string;
      /** How many I hold; undefined where nobody holds it. */
      mine?: number | undefined;
    };

export interface Shown {
  about: Subject;
  /** Beside what the card stands. */
  box: DOMRect;
  /** Opened by touch: it stays until a tap elsewhere. */
  held: boolean;
}

/** The id of the card, for screen readers. */
export const CARD = 'board-card';

const HOVER = 420;
const PRESS = 450;
/** A finger that moves this far scrolls. */
const STILL = 8;

export class Cards {
  shown = $state.raw<Shown | null>(null);
  /** Whether a card was ever requested: only then is it loaded. */
  asked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Element | null = null;

  hide(): void {
    clearTimeout(this.#timer);
    this.#from?.removeAttribute('aria-describedby');
    this.shown = null;
    this.#from = null;
  }

  /** Something was scrolled: a card goes if what it is about has moved. */
  scrolled(): void {
    const before = this.shown?.box;
    const now = this.#from?.getBoundingClientRect();
    if (before && now && (before.top !== now.top || before.left !== now.left)) this.hide();
  }

  /** `{@attach cards.about(() => ({ tile, spot }))}` on whatever shows one; `press`: a click shows it too. */
  about(subject: () => Subject | null, press = false): Attachment<Element> {
    return (place) => {
      let pressed: { x: number; y: number } | null = null;
      let hovered = false;
      const later = (wait: number, held: boolean): void => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#show(place, subject(), held), wait);
      };
      const leave = (): void => {
        clearTimeout(this.#timer);
        if (this.#from === place && !this.shown?.held) this.hide();
      };
      const onleave = (): void => {
        hovered = false;
        leave();
      };
      const ondown = (event: Event): void => {
        const pointer = event as PointerEvent;
        clearTimeout(this.#timer);
        if (pointer.pointerType === 'mouse') {
          leave();
          return;
        }
        pressed = { x: pointer.clientX, y: pointer.clientY };
        later(PRESS, true);
      };
      const onmove = (event: Event): void => {
        const pointer = event as PointerEvent;
        // Something that moves under a resting pointer was not pointed at.
        if (!hovered && pointer.pointerType === 'mouse' && pointer.buttons === 0) {
          hovered = true;
          later(HOVER, false);
        }
        if (pressed && Math.hypot(pointer.clientX - pressed.x, pointer.clientY - pressed.y) > STILL) {
          pressed = null;
          clearTimeout(this.#timer);
        }
      };
      const onup = (): void => {
        if (pressed) clearTimeout(this.#timer);
        pressed = null;
      };
      // The click that ends a long press chooses nothing.
      const onclick = (event: Event): void => {
        if (press) {
          if (this.#from !== place) this.#show(place, subject(), true);
          return;
        }
        if (this.shown?.held && this.#from === place) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      };
      const onmenu = (event: Event): void => {
        if (pressed || this.shown?.held) event.preventDefault();
      };
      const onfocus = (): void => {
        if (place.matches(':focus-visible')) later(700, false);
      };
      const on: [string, (event: Event) => void, boolean][] = [
        ['pointerleave', onleave, false],
        ['pointerdown', ondown, false],
        ['pointermove', onmove, false],
        ['pointerup', onup, false],
        ['pointercancel', onup, false],
        ['click', onclick, true],
        ['contextmenu', onmenu, false],
        ['focus', onfocus, false],
        ['blur', leave, false],
      ];
      for (const [name, listener, capture] of on) place.addEventListener(name, listener, capture);
      return () => {
        for (const [name, listener, capture] of on) place.removeEventListener(name, listener, capture);
        leave();
      };
    };
  }

  #show(place: Element, subject: Subject | null, held: boolean): void {
    if (!subject || !place.isConnected) return;
    this.hide();
    this.#from = place;
    this.asked = true;
    place.setAttribute('aria-describedby', CARD);
    this.shown = { about: subject, box: place.getBoundingClientRect(), held };
  }
}
