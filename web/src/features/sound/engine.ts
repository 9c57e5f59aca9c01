/** Plays sounds. Loaded after the first click: browsers allow no sound before. */

import type { SoundKind } from './kinds';
import { perform } from './recipes';

/** No sound lasts longer. */
export const LONGEST_S = 0.6;

export class Engine {
  readonly #context = new AudioContext();
  /** When the latest of each kind is over. */
  readonly #until = new Map<SoundKind, number>();

  resume(): void {
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** One at a time of a kind; `volume` from 0 to 1, `delay` in seconds. */
  play(kind: SoundKind, volume: number, delay = 0): void {
    const context = this.#context;
    this.resume();
    const start = context.currentTime + delay;
    if (volume <= 0 || start < (this.#until.get(kind) ?? 0)) return;
    this.#until.set(kind, start + LONGEST_S / 2);
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    perform(kind, context, out, start);
    setTimeout(() => out.disconnect(), (delay + LONGEST_S + 0.2) * 1000);
  }
}
