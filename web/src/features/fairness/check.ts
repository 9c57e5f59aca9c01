/** Checking the draws of a finished game, as docs/fairness.md describes it: the same as keyflower/fairness.py.
 *
 * What each draw was made from comes from the server, which knows the rules; all else from the game file.
 */

import type { Pools } from '../../net/types';
import { hex } from './contribute';
import type { Noted } from './noted';

/** Those of version 1 have no `version`, `covers` and `contributors`: only the secret was committed to. */
export interface Seal {
  version?: number;
  game: string;
  covers?: 'deal' | 'seasons' | 'rest';
  since: number;
  contributors?: number[];
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

/** Why a file isn't what was committed to: messages `fair-…`, and their variables. */
export interface Problem {
  kind: 'bad';
  problem: string;
  values: Record<string, string | number>;
}

export interface Good {
  kind: 'good';
  draws: number;
  /** Draws before the first seal. */
  before: number;
  /** Browsers that contributed. */
  contributions: number;
  commitment: string;
  /** Whether an earlier version made the commitment. */
  old: boolean;
  /** What was compared with the notes of this browser; null: there are none. */
  compared: { own: 'used' | 'refused' | 'lost' | 'none'; others: boolean } | null;
}

export type Verdict = { kind: 'unsealed' } | Problem | Good;

const DAILY = 'daily ';
const encoder = new TextEncoder();

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const sha256 = async (value: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', value)));

async function hmac(key: BufferSource, message: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', imported, encoder.encode(message));
}

const lined = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');

/** The commitment that everything in a seal asks for. */
export async function promised(seal: Seal): Promise<string> {
  if (!seal.version) return sha256(bytes(seal.secret));
  const { game, covers, since, contributors = [], secret } = seal;
  const lines = ['keyflower seal 2', game, `${covers} ${since}`, contributors.join(' '), secret];
  return sha256(encoder.encode(lined(lines)));
}

/** The key of all draws under a seal; of a season's, where it covers each by itself. */
export function sealKey(seal: Seal, season = ''): Promise<ArrayBuffer> {
  const given = seal.contributions.flatMap((value, seat) => (value ? [`${seat} ${value}`] : []));
  const start = seal.version ? ['keyflower draws 2', seal.commitment] : ['keyflower draws 1', seal.game];
  return hmac(bytes(seal.secret), lined([...start, ...(seal.covers === 'seasons' ? [season] : []), ...given]));
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

const bad = (problem: string, values: Problem['values'] = {}): Problem => ({ kind: 'bad', problem, values });
/** Whether a seal decides a game from its deal on. */
const atDeal = (file: GameFile, seal: Seal): boolean => seal.since === 0 && file.deal !== undefined;
/** Whether a seal has the draws of one season of a daily game: those of version 1 did. */
const ofOneSeason = (seal: Seal): boolean => !seal.version && seal.game.startsWith(DAILY);

/** What is wrong with the seals of a file, whatever this browser noted. */
async function sealsProblem(file: GameFile, seals: Seal[]): Promise<Problem | null> {
  for (const seal of seals) {
    const { commitment } = seal;
    if ((seal.version ?? 2) !== 2 || (await promised(seal)) !== commitment) return bad('secret', { commitment });
    if (!seal.version) continue;
    const outsider = seal.contributions.findIndex((value, seat) => value && !seal.contributors?.includes(seat));
    if (outsider >= 0) return bad('outsider', { seat: `p${outsider}` });
    if (seal.covers !== 'rest' && !atDeal(file, seal)) return bad('start');
  }
  return null;
}

/** Where the last seal of a file isn't what this browser noted. */
async function notedProblem(last: Seal, known: Noted): Promise<Problem | null> {
  if (known.commitment !== last.commitment) return bad('other-commitment', { commitment: last.commitment });
  const game = ofOneSeason(last) ? last.game.slice(0, last.game.lastIndexOf(' ')) : last.game;
  if (known.game && known.game !== game) return bad('other-game', { game });
  if (known.given === 'used' && !isUsed(last, known)) return bad('no-contribution');
  for (const [other, hash] of known.hashes.entries()) {
    const value = last.contributions[other] ?? '';
    if (other !== known.seat && hash !== (value && (await sha256(bytes(value))))) {
      return bad('other-contribution', { seat: `p${other}` });
    }
  }
  return null;
}

/** Whether what this browser sent is at its seat. */
const isUsed = ({ contributions }: Seal, { contribution, seat }: Noted): boolean =>
  contribution !== '' && (seat === null ? contributions.includes(contribution) : contributions[seat] === contribution);

/** Whether the seals that this browser noted decide all draws that they should. */
function reachProblem(file: GameFile, seals: Seal[], known: Noted, deciding: Set<Seal>): Problem | null {
  const first = seals.findIndex((seal) => seal.commitment === known.commitment);
  const named = seals.slice(first);
  if (named.some((seal) => seal.commitment !== known.commitment)) return bad('unnamed');
  if (named.some((seal) => !deciding.has(seal))) return bad('idle');
  const start = named[0];
  // A seal of version 1 doesn't say that it continues something.
  return start && !start.version && !atDeal(file, start) ? bad('start') : null;
}

export async function check(file: GameFile, pools: Pools[], known: Noted | null): Promise<Verdict> {
  const seals = file.seals ?? [];
  const last = seals.at(-1);
  if (!last) return { kind: 'unsealed' };
  const problem = (await sealsProblem(file, seals)) ?? (known && (await notedProblem(last, known)));
  if (problem) return problem;
  const made = new Map(pools.map((entry) => [entry.entry, entry]));
  const first = file.deal ? 1 : 0;
  const entries = [...(file.deal ? [file.deal] : []), ...file.moves.map((move) => move.drew ?? [])];
  const deciding = new Set<Seal>();
  let [seal, season, key, number]: [Seal | null, string, ArrayBuffer | null, number] = [null, '', null, 0];
  let [draws, before] = [0, 0];
  for (const [entry, words] of entries.entries()) {
    const from = made.get(entry);
    if ((from?.pools.length ?? 0) !== words.length) return bad('pools');
    const next = seals.find((one) => one.since === entry);
    const turned = seal?.covers === 'seasons' && from !== undefined && from.season !== season;
    season = from?.season ?? season;
    if (next || turned) {
      seal = next ?? seal;
      [key, number] = [seal && (await sealKey(seal, season)), 0];
    }
    for (const [i, word] of words.entries()) {
      if (seal === null || key === null) {
        before += 1;
        continue;
      }
      deciding.add(seal);
      number += 1;
      draws += 1;
      if (ofOneSeason(seal) && !seal.game.endsWith(` ${season}`)) return bad('start');
      const pool = from?.pools[i] ?? [];
      const count = pool.reduce((sum, [, some]) => sum + some, 0);
      const expected = piece(pool, await choice(key, number, count));
      if (expected === bare(word)) continue;
      const at = entry + 1 - first;
      const move = file.moves[at - 1];
      const values = { number, drew: bare(word), expected };
      return move ? bad('misfit', { ...values, at, move: `p${move.seat}: ${move.do}` }) : bad('misfit-deal', values);
    }
  }
  const late = known && reachProblem(file, seals, known, deciding);
  if (late) return late;
  return {
    kind: 'good',
    draws,
    before,
    contributions: last.contributions.filter((value) => value).length,
    commitment: last.commitment,
    old: !last.version,
    compared: known && { own: ownPart(last, known), others: known.hashes.length > 0 },
  };
}

/** What became of what this browser sent. */
function ownPart(last: Seal, known: Noted): NonNullable<Good['compared']>['own'] {
  if (isUsed(last, known)) return 'used';
  if (known.given === 'refused') return 'refused';
  return known.contribution ? 'lost' : 'none';
}
