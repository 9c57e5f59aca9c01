/** The sounds themselves: wood, felt, reed and water, made of a few oscillators and some noise.
 *
 * Each is shorter than 0.6 s and gentle; tests/browser/test_sound.py measures them.
 */

import type { Kind } from './kinds';

interface Note {
  /** Seconds after the sound begins, and how long it lasts. */
  at: number;
  lasts: number;
  /** In hertz; `to`: where it glides. */
  pitch: number;
  to?: number;
  loud: number;
  wave?: OscillatorType;
  /** Seconds until it is loudest: 0.004 is a hit, more is a breath. */
  attack?: number;
}

interface Rustle {
  at: number;
  lasts: number;
  /** The middle of the band, in hertz; `to`: where it glides. */
  pitch: number;
  to?: number;
  loud: number;
  /** How narrow the band is. */
  narrow?: number;
}

/** Writes one sound: its parts play into `out`, beginning at `start`. */
class Score {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #start: number;

  constructor(context: BaseAudioContext, out: AudioNode, start: number) {
    this.#context = context;
    this.#out = out;
    this.#start = start;
  }

  note({ at, lasts, pitch, to, loud, wave = 'sine', attack = 0.004 }: Note): this {
    const source = this.#context.createOscillator();
    source.type = wave;
    const begins = this.#start + at;
    source.frequency.setValueAtTime(pitch, begins);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    source.connect(this.#envelope(begins, lasts, loud, attack));
    source.start(begins);
    source.stop(begins + lasts);
    return this;
  }

  rustle({ at, lasts, pitch, to, loud, narrow = 1 }: Rustle): this {
    const source = this.#context.createBufferSource();
    source.buffer = noise(this.#context);
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    const begins = this.#start + at;
    band.frequency.setValueAtTime(pitch, begins);
    if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    source.connect(band).connect(this.#envelope(begins, lasts, loud, 0.003));
    source.start(begins, 0, lasts);
    return this;
  }

  /** A wooden bar that is struck: its tone, and a short one two octaves above. */
  bar(at: number, pitch: number, loud: number, lasts = 0.28): this {
    return this.note({ at, lasts, pitch, loud }).note({ at, lasts: lasts / 4, pitch: pitch * 3.93, loud: loud * 0.22 });
  }

  /** A wooden figure that is put on felt. */
  figure(at: number, loud: number): this {
    return this.note({ at, lasts: 0.09, pitch: 330, to: 210, loud }).rustle({
      at,
      lasts: 0.05,
      pitch: 1300,
      loud: loud * 0.7,
    });
  }

  #envelope(begins: number, lasts: number, loud: number, attack: number): AudioNode {
    const node = this.#context.createGain();
    node.gain.setValueAtTime(0.0001, begins);
    node.gain.exponentialRampToValueAtTime(loud, begins + Math.min(attack, lasts / 3));
    node.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    node.connect(this.#out);
    return node;
  }
}

/** A second of noise, the same each time. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 48271) % 2147483647;
    samples[n] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}

export const RECIPES: Record<Kind, (score: Score) => Score> = {
  /** Two notes, a fourth up. */
  turn: (score) => score.bar(0, 392, 0.34).bar(0.14, 523.25, 0.36, 0.42),
  bid: (score) => score.figure(0, 0.42),
  outbid: (score) => score.figure(0, 0.4).note({ at: 0.14, lasts: 0.2, pitch: 150, to: 105, loud: 0.42 }),
  /** Three quick ticks, each higher. */
  production: (score) => score.bar(0, 587.33, 0.26, 0.12).bar(0.08, 698.46, 0.26, 0.12).bar(0.16, 880, 0.28, 0.2),
  /** A hammer on a peg, then a bright bar. */
  upgrade: (score) =>
    score.rustle({ at: 0, lasts: 0.06, pitch: 900, loud: 0.6, narrow: 2 }).note({
      at: 0,
      lasts: 0.07,
      pitch: 260,
      loud: 0.34,
    })
      .bar(0.12, 783.99, 0.32, 0.4),
  /** A creak, then water. */
  boat: (score) =>
    score.note({ at: 0, lasts: 0.16, pitch: 190, to: 260, loud: 0.2, wave: 'sawtooth', attack: 0.05 })
      .rustle({ at: 0.12, lasts: 0.44, pitch: 500, to: 1100, loud: 1.4, narrow: 1.2 }),
  /** Up. */
  spring: (score) => score.bar(0, 392, 0.28, 0.2).bar(0.12, 493.88, 0.28, 0.2).bar(0.24, 587.33, 0.32, 0.34),
  /** Open. */
  summer: (score) => score.bar(0, 392, 0.24, 0.5).bar(0.06, 587.33, 0.24, 0.5).bar(0.12, 783.99, 0.24, 0.46),
  /** Down. */
  autumn: (score) => score.bar(0, 587.33, 0.28, 0.2).bar(0.12, 466.16, 0.28, 0.2).bar(0.24, 392, 0.32, 0.34),
  /** High and thin. */
  winter: (score) =>
    score.note({ at: 0, lasts: 0.4, pitch: 1174.66, loud: 0.28, attack: 0.01 })
      .note({ at: 0.14, lasts: 0.44, pitch: 1567.98, loud: 0.24, attack: 0.01 }),
  /** Five notes on a reed. */
  win: (score) =>
    [523.25, 587.33, 659.25, 783.99, 1046.5].reduce(
      (tune, pitch, n) =>
        tune.note({ at: n * 0.085, lasts: n === 4 ? 0.24 : 0.12, pitch, loud: 0.36, wave: 'triangle', attack: 0.02 })
          .note({
            at: n * 0.085,
            lasts: n === 4 ? 0.22 : 0.1,
            pitch: pitch * 2,
            loud: 0.05,
            wave: 'square',
            attack: 0.03,
          }),
      score,
    ),
  /** A bird. */
  chat: (score) => score.note({ at: 0, lasts: 0.12, pitch: 1300, to: 1900, loud: 0.26, attack: 0.02 }),
  /** A dull knock. */
  error: (score) =>
    score.note({ at: 0, lasts: 0.14, pitch: 170, to: 120, loud: 0.46 }).note({
      at: 0.13,
      lasts: 0.16,
      pitch: 150,
      to: 105,
      loud: 0.4,
    }),
  step: (score) => score.note({ at: 0, lasts: 0.04, pitch: 700, loud: 0.3 }),
  flip: (score) => score.rustle({ at: 0, lasts: 0.09, pitch: 1800, to: 3200, loud: 0.9 }),
};

/** Play a sound into `out`, beginning at `start` on the clock of the context. */
export function perform(kind: Kind, context: BaseAudioContext, out: AudioNode, start: number): void {
  RECIPES[kind](new Score(context, out, start));
}
