/** Checking the draws of a finished game, as docs/fairness.md describes it: the same as keyflower/fairness.py.
 *
 * What each draw was made from comes from the server, which knows the rules; all else from the game file.
 */

import type { Pools } from '../net/types';
import { hex } from './contribute';
import type { Noted } from './noted';

export interface Seal {
  game: string;
  since: number;
  commitment: string;
  secret: string;
  contributions: string[];
}

/** What a game file has that matters here. */
export interface GameFile {
  deal?: string[];
  moves: { seat: number; do: string; drew?: string[] }[];
  seals?: Seal[];
}

export interface Misfit {
  number: number;
  /** The number of the move; 0 is the deal. */
  at: number;
  drew: string;
  expected: string;
}

export type Verdict =
  | { kind: 'unsealed' }
  | { kind: 'secret' | 'other-commitment' | 'no-contribution'; commitment: string }
  | { kind: 'misfit'; misfit: Misfit }
  | { kind: 'pools' }
  | { kind: 'good'; draws: number; before: number; commitment: string; contributions: number };

const encoder = new TextEncoder();

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(value: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(value))));
}

async function hmac(key: BufferSource, message: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', imported, encoder.encode(message));
}

/** The key of all draws under a seal. */
export function sealKey(seal: Seal): Promise<ArrayBuffer> {
  const given = seal.contributions.flatMap((value, seat) => (value ? [`${seat} ${value}\n`] : []));
  return hmac(bytes(seal.secret), `keyflower draws 1\n${seal.game}\n${given.join('')}`);
}

/** Which of `count` pieces the draw with this number takes. */
export async function choice(key: ArrayBuffer, number: number, count: number): Promise<number> {
  const word = new DataView(await hmac(key, String(number))).getBigUint64(0);
  return Number((word * BigInt(count)) >> 64n);
}

/** The piece at a place of a pool, whose pieces are counted. */
function piece(pool: Pools['pools'][number], place: number): string {
  let left = place;
  for (const [word, count] of pool) {
    if (left < count) return word;
    left -= count;
  }
  return '';
}

/** A drawn piece without the seat that saw it: `p1 red` is red. */
const bare = (word: string): string => word.replace(/^p\d /, '');

export async function check(file: GameFile, pools: Pools[], known: Noted | null): Promise<Verdict> {
  const seals = file.seals ?? [];
  const latest = seals.at(-1);
  if (!latest) return { kind: 'unsealed' };
  for (const seal of seals) {
    if ((await sha256(seal.secret)) !== seal.commitment) return { kind: 'secret', commitment: seal.commitment };
  }
  if (known && known.table === latest.game) {
    const { commitment, contributions } = latest;
    if (known.commitment !== commitment) return { kind: 'other-commitment', commitment };
    if (known.contribution && !contributions.includes(known.contribution)) return { kind: 'no-contribution', commitment };
  }
  const drawn = new Map(pools.map((entry) => [entry.entry, entry.pools]));
  const first = file.deal ? 1 : 0;
  const entries = [...(file.deal ? [file.deal] : []), ...file.moves.map((move) => move.drew ?? [])];
  let key: ArrayBuffer | null = null;
  let number = 0;
  let draws = 0;
  let before = 0;
  for (const [entry, words] of entries.entries()) {
    const seal = seals.find((one) => one.since === entry);
    if (seal) [key, number] = [await sealKey(seal), 0];
    const made = drawn.get(entry) ?? [];
    if (made.length !== words.length) return { kind: 'pools' };
    for (const [i, word] of words.entries()) {
      if (key === null) {
        before += 1;
        continue;
      }
      number += 1;
      draws += 1;
      const pool = made[i] ?? [];
      const count = pool.reduce((sum, [, some]) => sum + some, 0);
      const expected = piece(pool, await choice(key, number, count));
      if (expected !== bare(word)) {
        const at = entry + 1 - first;
        return { kind: 'misfit', misfit: { number, at, drew: bare(word), expected } };
      }
    }
  }
  const contributions = latest.contributions.filter((value) => value).length;
  return { kind: 'good', draws, before, commitment: latest.commitment, contributions };
}
