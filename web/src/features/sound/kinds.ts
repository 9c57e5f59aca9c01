/** What can be heard at a table. */

export type SoundKind = 'turn' | 'bid' | 'outbid' | 'production' | 'upgrade' | 'boat' | 'spring' | 'summer' | 'autumn'
  | 'winter' | 'win' | 'chat' | 'error' | 'step' | 'flip';

/** On phones, in milliseconds: on, off, on. */
export const VIBRATIONS: Partial<Record<SoundKind, number[]>> = { turn: [20], outbid: [15, 40, 15], error: [30] };
