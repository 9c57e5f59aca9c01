/** Checking the draws of a finished game, as docs/fairness.md describes it: the same as keyflower/fairness.py.
 *
 * What each draw was made from comes from the server, which knows the rules; all else from the game file.
 */

import type { Pools } from '../../net/types';
import { hexToBytes, hmac, lined, sha256, sha256OfBytes } from './hash';
import { VERSION, type Noted } from './noted';
import { openText } from './seen';

/** Those of version 1 have no `version`, `covers` and `contributors`: only the secret was committed to. */
export interface Seal {
  version?: number;
  game: string;
  covers?: 'deal' | 'seasons' | 'rest';
  since: number;
  past?: string;
  contributors?: number[];
  commitment: string;
  secret: string;
  contributions: string[];
}

/** What a game file has that matters here. */
export interface GameFile {
  deal?: string[];
  position?: unknown;
  moves: { seat: number; do: string; drew?: string[] }[];
  result?: number[] | null;
  seals?: Seal[];
}

/** As in keyflower/game/fairness.py: all as noted; nothing was noted; a proof of a change; notes that don't suffice
 * for a comparison; bytes of this browser that were not used, or not the first ones. */
export type Outcome = 'same' | 'unnoted' | 'different' | 'incomparable' | 'unused';

/** One sentence of a verdict: the id of its message without `fair-`, and its variables. */
export interface Said {
  kind: string;
  values: Record<string, string | number>;
}

export interface Verdict {
  outcome: Outcome;
  said: Said[];
}

const says = (kind: string, values: Said['values'] = {}): Said => ({ kind, values });

/** The commitment that everything in a seal asks for. */
export function promised({ version, game, covers, since, past = '', contributors = [], secret }: Seal): string {
  if (!version) return sha256OfBytes(secret);
  const lines = [`keyflower seal ${version}`, game, `${covers} ${since}`, ...(version > 2 ? [past] : [])];
  return sha256(lined([...lines, contributors.join(' '), secret]));
}

/** The key of all draws under a seal; of a season's, where it covers each by itself. */
export function sealKey(seal: Seal, season = ''): Uint8Array {
  const given = seal.contributions.flatMap((value, seat) => (value ? [`${seat} ${value}`] : []));
  const start = [`keyflower draws ${seal.version ?? 1}`, seal.version ? seal.commitment : seal.game];
  return hmac(hexToBytes(seal.secret), lined([...start, ...(seal.covers === 'seasons' ? [season] : []), ...given]));
}

/** The hash of everything before an entry of the log: the start, moves and draws. */
export function past(file: GameFile, entry: number): string {
  const start = file.deal ? `deal: ${file.deal.join(',')}` : JSON.stringify(file.position);
  const moves = file.moves.slice(0, entry - (file.deal ? 1 : 0));
  return sha256(lined([start, ...moves.map((move) => `p${move.seat}: ${move.do}: ${(move.drew ?? []).join(',')}`)]));
}

/** The running hash of what everyone saw before an entry of the log. */
export function seen(file: GameFile, entry: number): string {
  const lines = [...(file.deal ? ['deal'] : []), ...file.moves.map((move) => `p${move.seat}: ${openText(move.do)}`)];
  return lines.slice(0, entry).reduce((running, line) => sha256(lined([running, line])), '');
}

/** Which of `count` pieces the draw with this number takes. */
export function choice(key: Uint8Array, number: number, count: number): number {
  const { buffer, byteOffset } = hmac(key, String(number));
  return Number((new DataView(buffer, byteOffset).getBigUint64(0) * BigInt(count)) >> 64n);
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

/** What is wrong with the seals of a file, whatever this browser noted. */
function sealsProblem(file: GameFile, seals: Seal[]): Said | null {
  for (const seal of seals) {
    const { commitment, version = 1, covers, since } = seal;
    if (version > VERSION || promised(seal) !== commitment) return says('secret', { commitment });
    const may = seal.version ? (seal.contributors ?? []) : seal.contributions.map((_, seat) => seat);
    const outsider = seal.contributions.findIndex((value, seat) => value && !may.includes(seat));
    if (outsider >= 0) return says('outsider', { seat: `p${outsider}` });
    if (version > 1 && covers !== 'rest' && !(since === 0 && file.deal)) return says('start');
    if (version > 2 && seal.past !== (covers === 'rest' ? past(file, since) : '')) return says('past');
  }
  return null;
}

/** Where a file contradicts what this browser noted. */
function notedProblem(file: GameFile, last: Seal, known: Noted): Said | null {
  if (known.commitment !== last.commitment) return says('other-commitment', { commitment: last.commitment });
  if (known.version < VERSION) return null;
  // Only for seals of today browsers send hashes first.
  if ((last.version ?? 1) < VERSION) return known.contribution ? says('old-seal') : null;
  if (known.game !== last.game) return says('other-game', { game: last.game });
  for (const [seat, hash] of known.hashes.entries()) {
    const value = last.contributions[seat] ?? '';
    if (seat === known.seat && !value) continue; // it wasn't used, which is no contradiction
    if (hash !== (value && sha256OfBytes(value))) return says('other-contribution', { seat: `p${seat}` });
  }
  if (known.entries > file.moves.length + (file.deal ? 1 : 0)) return says('cut', { entries: known.entries });
  return known.seen === seen(file, known.entries) ? null : says('other-moves');
}

/** What the notes of this browser add, where the file doesn't contradict them. */
function compare(last: Seal, known: Noted | null): [Outcome, Said[]] {
  if (!known) return ['unnoted', [says('not-noted', { commitment: last.commitment })]];
  const said = [says('same-commitment')];
  if (Math.min(known.version, last.version ?? 1) < VERSION) return ['incomparable', [...said, says('old')]];
  said.push(known.entries ? says('same-moves', { moves: known.entries }) : says('no-moves'));
  const outcome = known.entries ? 'same' : 'incomparable';
  if (!known.contribution) return [known.seat === null ? outcome : 'incomparable', [...said, says('own-none')]];
  const used = known.hashes.length > 0 && last.contributions[known.seat ?? 0] === known.contribution;
  said.push(...(used ? [says('own-used'), says('others-same')] : [says('own-unused')]));
  if (known.earlier.length) said.push(says('repeated', { count: known.earlier.length }));
  return [used && !known.earlier.length ? outcome : 'unused', said];
}

/** Every draw of a file, as the seals decide it. -> how many were checked, how many can't be, the first that differs */
function checkDraws(file: GameFile, seals: Seal[], pools: Pools[]): { draws: number; before: number; wrong?: Said } {
  const first = file.deal ? 1 : 0;
  const entries = [...(file.deal ? [file.deal] : []), ...file.moves.map((move) => move.drew ?? [])];
  let [seal, season, key, number]: [Seal | null, string, Uint8Array | null, number] = [null, '', null, 0];
  let [draws, before] = [0, 0];
  for (const [entry, words] of entries.entries()) {
    // An entry that starts a season may have draws of two.
    const made = pools.filter((part) => part.entry === entry);
    const from = made.flatMap((part) => part.pools.map((pool) => ({ turned: part.season, pool })));
    if (from.length !== words.length) return { draws, before, wrong: says('pools') };
    const next = seals.find((other) => other.since === entry);
    if (next) [seal, key] = [next, null];
    for (const [i, word] of words.entries()) {
      const { turned, pool } = from[i]!;
      if (seal === null) {
        before += 1;
        continue;
      }
      if (key === null || (seal.covers === 'seasons' && turned !== season)) {
        [key, number] = [sealKey(seal, turned), 0];
      }
      season = turned;
      number += 1;
      draws += 1;
      const count = pool.reduce((sum, [, some]) => sum + some, 0);
      const expected = piece(pool, choice(key, number, count));
      if (expected === bare(word)) continue;
      const at = entry + 1 - first;
      const move = file.moves[at - 1];
      const values = { number, drew: bare(word), expected };
      const wrong = move
        ? says('misfit', { at, move: `p${move.seat}: ${move.do}`, ...values })
        : says('misfit-deal', values);
      return { draws, before, wrong };
    }
  }
  return { draws, before };
}

/** Check the draws of a file, and compare it with what this browser noted. */
export function check(file: GameFile, pools: Pools[], known: Noted | null): Verdict {
  const seals = file.seals ?? [];
  const last = seals.at(-1);
  if (!last) return { outcome: 'incomparable', said: [says('unsealed')] };
  const problem = sealsProblem(file, seals) ?? (known && notedProblem(file, last, known));
  if (problem) return { outcome: 'different', said: [problem] };
  const { draws, before, wrong } = checkDraws(file, seals, pools);
  if (wrong) return { outcome: 'different', said: [wrong] };
  const given = last.contributions.filter((value) => value).length;
  const [outcome, compared] = compare(last, known);
  const said = [
    ...(before ? [says('before', { draws: before })] : []),
    says('good', { draws }),
    given ? says('mixed', { count: given }) : says('unmixed'),
    ...(file.result ? [] : [says('unfinished')]),
    ...compared,
    says('scope'),
  ];
  return { outcome, said };
}
