/** Checking the draws of a finished game, as docs/fairness.md describes it: the same as keyflower/fairness.py.
 *
 * What each draw was made from comes from the server, which knows the rules; all else from the game file.
 */

import type { Pool } from '../../net';
import { hexToBytes, hmac, lined, sha256, sha256OfBytes } from './hash';
import { openText, VERSION, type Noted } from './noted';

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

/** As in keyflower/game/fairness.py. */
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

/** A draw of a file, without the seat that saw it: `p1 red` is red. */
interface Drawn {
  entry: number;
  drew: string;
}

/** The first draw that isn't what its seal decides. */
function misfit(file: GameFile, seals: Seal[], made: Drawn[], pools: Pool[]): Said | null {
  if (made.length !== pools.length || made.some(({ entry }, i) => pools[i]?.entry !== entry)) return says('pools');
  let [seal, season, key, number]: [Seal | null, string, Uint8Array, number] = [null, '', new Uint8Array(), 0];
  for (const [i, { entry, drew }] of made.entries()) {
    const { season: turned, pieces } = pools[i]!;
    const latest = seals.findLast(({ since }) => since <= entry);
    if (!latest) continue;
    if (latest !== seal || (seal.covers === 'seasons' && turned !== season)) {
      [seal, season, key, number] = [latest, turned, sealKey(latest, turned), 0];
    }
    number += 1;
    const pool = pieces.flatMap(([word, count]) => Array<string>(count).fill(word));
    const expected = pool[choice(key, number, pool.length)] ?? '';
    if (expected === drew) continue;
    const at = file.deal ? entry : entry + 1;
    const move = file.moves[at - 1];
    const values = { number, drew, expected };
    return move ? says('misfit', { at, move: `p${move.seat}: ${move.do}`, ...values }) : says('misfit-deal', values);
  }
  return null;
}

/** Check the draws of a file, and compare it with what this browser noted. */
export function check(file: GameFile, pools: Pool[], known: Noted | null): Verdict {
  const seals = file.seals ?? [];
  const last = seals.at(-1);
  if (!last) return { outcome: 'incomparable', said: [says('unsealed')] };
  const made = [...(file.deal ? [file.deal] : []), ...file.moves.map((move) => move.drew ?? [])]
    .flatMap((words, entry) => words.map((word) => ({ entry, drew: word.replace(/^p\d /, '') })));
  const problem = sealsProblem(file, seals) ?? (known && notedProblem(file, last, known))
    ?? misfit(file, seals, made, pools);
  if (problem) return { outcome: 'different', said: [problem] };
  const before = made.filter(({ entry }) => entry < seals[0]!.since).length;
  const given = last.contributions.filter((value) => value).length;
  const [outcome, compared] = compare(last, known);
  const said = [
    ...(before ? [says('before', { draws: before })] : []),
    says('good', { draws: made.length - before }),
    given ? says('mixed', { count: given }) : says('unmixed'),
    ...(file.result ? [] : [says('unfinished')]),
    ...compared,
    says('scope'),
  ];
  return { outcome, said };
}
