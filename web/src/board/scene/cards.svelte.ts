/** The card about a tile, a boat or a piece: on hover, on focus, on a long press. */

import type { Attachment } from 'svelte/attachments';
import type { BoatView, TileView } from '../../net';
import type { Spot } from '../drawing';

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
const FOCUS = 700;
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
      const pointed = new Pointed(this, place, subject, press);
      const gone = new AbortController();
      for (const name of EVENTS) {
        const listener = (event: Event): void => pointed[name](event as PointerEvent);
        place.addEventListener(name, listener, { signal: gone.signal, capture: name === 'click' });
      }
      return () => {
        gone.abort();
        pointed.blur();
      };
    };
  }

  /** Whether the card is about this place. */
  isAt(place: Element): boolean {
    return this.#from === place;
  }

  /** Show a place's card in a moment. */
  later(wait: number, place: Element, subject: () => Subject | null, held: boolean): void {
    this.stop();
    this.#timer = setTimeout(() => this.show(place, subject(), held), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing points at this place any more. */
  leave(place: Element): void {
    this.stop();
    if (this.isAt(place) && !this.shown?.held) this.hide();
  }

  show(place: Element, subject: Subject | null, held: boolean): void {
    if (!subject || !place.isConnected) return;
    this.hide();
    this.#from = place;
    this.asked = true;
    place.setAttribute('aria-describedby', CARD);
    this.shown = { about: subject, box: place.getBoundingClientRect(), held };
  }
}

const EVENTS = [
  'pointerleave',
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'contextmenu',
  'focus',
  'blur',
] as const;

/** away: no pointer is here · over: a mouse rests here · pressed: a finger is down, since there. */
type State = { name: 'away' | 'over' } | { name: 'pressed'; x: number; y: number };

/** What points at a place that has a card. */
class Pointed implements Record<(typeof EVENTS)[number], (event: PointerEvent) => void> {
  #state: State = { name: 'away' };

  constructor(
    readonly cards: Cards,
    readonly place: Element,
    readonly subject: () => Subject | null,
    readonly press: boolean,
  ) {}

  pointerleave(): void {
    this.#state = { name: 'away' };
    this.cards.leave(this.place);
  }

  pointerdown({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType === 'mouse') return this.cards.leave(this.place);
    this.#state = { name: 'pressed', x, y };
    this.cards.later(PRESS, this.place, this.subject, true);
  }

  pointermove({ pointerType, buttons, clientX, clientY }: PointerEvent): void {
    // Something that moves under a resting pointer was not pointed at.
    if (this.#state.name === 'away' && pointerType === 'mouse' && buttons === 0) {
      this.#state = { name: 'over' };
      this.cards.later(HOVER, this.place, this.subject, false);
    } else if (this.#state.name === 'pressed') {
      if (Math.hypot(clientX - this.#state.x, clientY - this.#state.y) > STILL) this.pointerup();
    }
  }

  pointerup(): void {
    if (this.#state.name !== 'pressed') return;
    this.#state = { name: 'away' };
    this.cards.stop();
  }

  pointercancel(): void {
    this.pointerup();
  }

  /** The click that ends a long press chooses nothing. */
  click(event: Event): void {
    const shown = this.cards.isAt(this.place);
    if (this.press && !shown) this.cards.show(this.place, this.subject(), true);
    if (this.press || !shown || !this.cards.shown?.held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  contextmenu(event: Event): void {
    if (this.#state.name === 'pressed' || this.cards.shown?.held) event.preventDefault();
  }

  focus(): void {
    if (this.place.matches(':focus-visible')) this.cards.later(FOCUS, this.place, this.subject, false);
  }

  blur(): void {
    this.cards.leave(this.place);
  }
}
