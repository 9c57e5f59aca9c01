/** Moments of a game, fetched as they are needed: the wanted one first, then its neighbours.
 *
 * Only the latest wish counts. A request that nobody waits for any more is cancelled, and however
 * fast a slider is drawn, requests keep their distance: the server allows 20 a second.
 */

import { api, type Frame, isCode } from '../../net';

export type Ask = (viewer: string, at: number, signal: AbortSignal) => Promise<Frame>;

const REQUEST_GAP = 70; // ms between requests
const MAX_FRAMES = 600;
const TRIES = 4;

export const askServer = (table: string): Ask => (viewer, at, signal) => api.replay(table, at, viewer, signal);

interface Wish {
  viewer: string;
  at: number;
}

const key = ({ viewer, at }: Wish): string => `${viewer}@${at}`;

export class Frames {
  readonly #ask: Ask;
  readonly #arrived: (wish: Wish, frame: Frame) => void;
  readonly #failed: (error: unknown) => void;
  readonly #known = new Map<string, Frame>();
  #wanted: Wish | null = null;
  #ahead: Wish[] = [];
  #flight: { wish: Wish; stop: AbortController } | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #latest = -Infinity;
  #tries = 0;
  #closed = false;

  constructor(ask: Ask, arrived: (wish: Wish, frame: Frame) => void, failed: (error: unknown) => void) {
    this.#ask = ask;
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** A moment that is already here. */
  known(viewer: string, at: number): Frame | undefined {
    return this.#known.get(key({ viewer, at }));
  }

  /** Show this moment as soon as it is here; then fetch its neighbours. */
  want(viewer: string, at: number, neighbours: readonly number[] = []): void {
    const wish = { viewer, at };
    this.#wanted = wish;
    this.#ahead = neighbours.map((other) => ({ viewer, at: other }));
    this.#tries = 0;
    const here = this.known(viewer, at);
    if (here) {
      this.#wanted = null;
      this.#arrived(wish, here);
    }
    const wanted = this.#next();
    if (this.#flight && wanted && key(this.#flight.wish) !== key(wanted) && this.#wanted) {
      this.#flight.stop.abort();
      this.#flight = null;
    }
    this.#go();
  }

  again(): void {
    this.#tries = 0;
    this.#go();
  }

  close(): void {
    this.#closed = true;
    this.#flight?.stop.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #next(): Wish | null {
    if (this.#wanted) return this.#wanted;
    return this.#ahead.find((wish) => !this.#known.has(key(wish))) ?? null;
  }

  #go(wait = 0): void {
    if (this.#closed || this.#flight || this.#timer !== null || !this.#next()) return;
    const pause = Math.max(wait, this.#latest + REQUEST_GAP - performance.now(), 0);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#fetch();
    }, pause);
  }

  async #fetch(): Promise<void> {
    const wish = this.#next();
    if (!wish || this.#closed) return;
    const stop = new AbortController();
    const flight = { wish, stop };
    this.#flight = flight;
    this.#latest = performance.now();
    try {
      const frame = await this.#ask(wish.viewer, wish.at, stop.signal);
      this.#keep(wish, frame);
      this.#tries = 0;
      if (this.#wanted && key(this.#wanted) === key(wish)) {
        this.#wanted = null;
        this.#arrived(wish, frame);
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#flight = null;
      this.#tries += 1;
      if (isCode(error, 'too-many', 'offline') && this.#tries < TRIES) {
        this.#go(Math.max(400, error.wait * 1000));
      } else if (this.#wanted && key(this.#wanted) === key(wish)) {
        this.#failed(error);
      } else {
        this.#ahead = [];
      }
      return;
    } finally {
      if (this.#flight === flight) this.#flight = null;
    }
    this.#go();
  }

  #keep(wish: Wish, frame: Frame): void {
    this.#known.set(key(wish), frame);
    if (this.#known.size > MAX_FRAMES) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
  }
}
