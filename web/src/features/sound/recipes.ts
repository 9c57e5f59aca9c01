/** The sounds themselves: wood, felt, reed and water, made of a few oscillators and some noise.
 *
 * Each is shorter than 0.6 s and gentle; tests/browser/test_sound.py measures them.
 */

import type { SoundKind } from './kinds';

/** A tone, or noise in a band around its pitch. */
interface Sound {
  /** Seconds after the first one begins, and how long it lasts. */
  at: number;
  lasts: number;
  /** In hertz; `to`: where it glides. */
  pitch: number;
  to?: number;
  loud: number;
  wave?: OscillatorType;
  /** Seconds until it is loudest: 0.004 is a hit, more is a breath. */
  attack?: number;
  /** How narrow the band is: only of noise. */
  narrow?: number;
}

const rustle = (sound: Sound): Sound => ({ attack: 0.003, narrow: 1, ...sound });

/** A wooden bar that is struck: its tone, and a short one two octaves above. */
const bar = (at: number, pitch: number, loud: number, lasts = 0.28): Sound[] => [
  { at, lasts, pitch, loud },
  { at, lasts: lasts / 4, pitch: pitch * 3.93, loud: loud * 0.22 },
];

/** A wooden figure that is put on felt. */
const figure = (at: number, loud: number): Sound[] => [
  { at, lasts: 0.09, pitch: 330, to: 210, loud },
  rustle({ at, lasts: 0.05, pitch: 1300, loud: loud * 0.7 }),
];

export const RECIPES: Record<SoundKind, readonly Sound[]> = {
  /** Two notes, a fourth up. */
  turn: [...bar(0, 392, 0.34), ...bar(0.14, 523.25, 0.36, 0.42)],
  bid: figure(0, 0.42),
  outbid: [...figure(0, 0.4), { at: 0.14, lasts: 0.2, pitch: 150, to: 105, loud: 0.42 }],
  /** Three quick ticks, each higher. */
  production: [...bar(0, 587.33, 0.26, 0.12), ...bar(0.08, 698.46, 0.26, 0.12), ...bar(0.16, 880, 0.28, 0.2)],
  /** A hammer on a peg, then a bright bar. */
  upgrade: [
    rustle({ at: 0, lasts: 0.06, pitch: 900, loud: 0.6, narrow: 2 }),
    { at: 0, lasts: 0.07, pitch: 260, loud: 0.34 },
    ...bar(0.12, 783.99, 0.32, 0.4),
  ],
  /** A creak, then water. */
  boat: [
    { at: 0, lasts: 0.16, pitch: 190, to: 260, loud: 0.2, wave: 'sawtooth', attack: 0.05 },
    rustle({ at: 0.12, lasts: 0.44, pitch: 500, to: 1100, loud: 1.4, narrow: 1.2 }),
  ],
  /** Up. */
  spring: [...bar(0, 392, 0.28, 0.2), ...bar(0.12, 493.88, 0.28, 0.2), ...bar(0.24, 587.33, 0.32, 0.34)],
  /** Open. */
  summer: [...bar(0, 392, 0.24, 0.5), ...bar(0.06, 587.33, 0.24, 0.5), ...bar(0.12, 783.99, 0.24, 0.46)],
  /** Down. */
  autumn: [...bar(0, 587.33, 0.28, 0.2), ...bar(0.12, 466.16, 0.28, 0.2), ...bar(0.24, 392, 0.32, 0.34)],
  /** High and thin. */
  winter: [
    { at: 0, lasts: 0.4, pitch: 1174.66, loud: 0.28, attack: 0.01 },
    { at: 0.14, lasts: 0.44, pitch: 1567.98, loud: 0.24, attack: 0.01 },
  ],
  /** Five notes on a reed. */
  win: [523.25, 587.33, 659.25, 783.99, 1046.5].flatMap((pitch, n): Sound[] => {
    const [at, long] = [n * 0.085, n === 4 ? 0.12 : 0];
    return [
      { at, lasts: 0.12 + long, pitch, loud: 0.36, wave: 'triangle', attack: 0.02 },
      { at, lasts: 0.1 + long, pitch: pitch * 2, loud: 0.05, wave: 'square', attack: 0.03 },
    ];
  }),
  /** A bird. */
  chat: [{ at: 0, lasts: 0.12, pitch: 1300, to: 1900, loud: 0.26, attack: 0.02 }],
  /** A dull knock. */
  error: [
    { at: 0, lasts: 0.14, pitch: 170, to: 120, loud: 0.46 },
    { at: 0.13, lasts: 0.16, pitch: 150, to: 105, loud: 0.4 },
  ],
  step: [{ at: 0, lasts: 0.04, pitch: 700, loud: 0.3 }],
  flip: [rustle({ at: 0, lasts: 0.09, pitch: 1800, to: 3200, loud: 0.9 })],
};

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

/** Play a sound into `out`, beginning at `start` on the clock of the context. */
export function perform(kind: SoundKind, context: BaseAudioContext, out: AudioNode, start: number): void {
  for (const { at, lasts, pitch, to, loud, wave = 'sine', attack = 0.004, narrow } of RECIPES[kind]) {
    const begins = start + at;
    const ends = begins + lasts;
    const glide = (frequency: AudioParam): void => {
      frequency.setValueAtTime(pitch, begins);
      if (to !== undefined) frequency.exponentialRampToValueAtTime(to, ends);
    };
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, begins);
    envelope.gain.exponentialRampToValueAtTime(loud, begins + Math.min(attack, lasts / 3));
    envelope.gain.exponentialRampToValueAtTime(0.0001, ends);
    envelope.connect(out);
    if (narrow === undefined) {
      const tone = new OscillatorNode(context, { type: wave });
      glide(tone.frequency);
      tone.connect(envelope);
      tone.start(begins);
      tone.stop(ends);
    } else {
      const band = new BiquadFilterNode(context, { type: 'bandpass', Q: narrow });
      glide(band.frequency);
      const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
      source.connect(band).connect(envelope);
      source.start(begins, 0, lasts);
    }
  }
}
