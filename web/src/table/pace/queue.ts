/** Plays beats one after the other; nobody has to wait for them. */

export interface Timed {
  /** How long it is shown; Infinity: until `finish`. */
  ms: number;
}

export class Queue<T extends Timed> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  playing = false;

  /** show: called with each beat as it begins, and with null when all are over. */
  constructor(private readonly show: (beat: T | null) => void) {}

  /** How many beats are still to come. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** These beats follow those that are waiting. */
  add(beats: readonly T[]): void {
    this.#waiting.push(...beats);
    if (!this.playing) this.#next();
  }

  /** All of them are over now. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    if (this.playing) this.#next();
  }

  #next(): void {
    const beat = this.#waiting.shift();
    const played = this.playing;
    this.playing = beat !== undefined;
    if (beat || played) this.show(beat ?? null);
    if (beat && beat.ms < Infinity) this.#timer = setTimeout(() => this.#next(), beat.ms);
  }
}
