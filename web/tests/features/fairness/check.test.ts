/** The draws of a finished game are checked as `./keyflower verify` does it: the fixture is from there. */

import { describe, expect, it } from 'vitest';
import { check, choice, promised, sealKey, type GameFile, type Good,
  type Seal } from '../../../src/features/fairness/check';
import type { Noted } from '../../../src/features/fairness/noted';
import type { Pools } from '../../../src/net/types';
import { readFixture } from '../../fixtures/read';

interface Case {
  file: GameFile;
  pools: Pools[];
  noted: Noted;
}

const fixture = readFixture<Case & { forged: (Case & { name: string; problem: string })[] }>('fair.json');

const { pools } = fixture;
const game = (): GameFile => structuredClone(fixture.file);
const seal = game().seals![0]!;
const known = (more: Partial<Noted> = {}): Noted => ({ ...fixture.noted, ...more });
const draws = pools.reduce((sum, entry) => sum + entry.pools.length, 0);
const good = (more: Partial<Good> = {}): Good => ({
  kind: 'good',
  draws,
  before: 0,
  contributions: 1,
  commitment: seal.commitment,
  old: false,
  compared: null,
  ...more,
});

describe('the draws of a game', () => {
  it('all match', async () => {
    expect(draws).toBeGreaterThan(60);
    expect(await check(game(), pools, null)).toEqual(good());
    expect(await check(game(), pools, known())).toEqual(good({ compared: { own: 'used', others: true } }));
  });
  it('follow from the key as the document says', async () => {
    // The same numbers as in the doctests of rules/draws.py and formats/seals.py.
    const zeros = new Uint8Array(32).buffer;
    expect(await Promise.all([1, 2, 3].map((number) => choice(zeros, number, 60)))).toEqual([15, 41, 44]);
    const one: Seal = {
      ...seal,
      game: 'g1',
      contributors: [1],
      secret: '00'.repeat(32),
      contributions: ['', 'ff'.repeat(32)],
    };
    const key = await sealKey({ ...one, commitment: await promised(one) });
    expect([...new Uint8Array(key).slice(0, 4)]).toEqual([0xd2, 0x0a, 0xea, 0x97]);
  });
  it('are not there to be checked in games of earlier versions', async () => {
    const { seals: _, ...old } = game();
    expect(await check(old, pools, null)).toEqual({ kind: 'unsealed' });
  });
});

describe('what this browser noted', () => {
  it.each([
    ['another commitment', { commitment: '00'.repeat(32) }, 'other-commitment'],
    ['another game', { game: 'table-9' }, 'other-game'],
    ['a daily game', { game: 'daily 2026-11-17' }, 'other-game'],
    ['other bytes', { contribution: 'b2'.repeat(32) }, 'no-contribution'],
    ['another seat', { seat: 1, hashes: [] }, 'no-contribution'],
    ['other bytes of another seat', { hashes: ['', 'b2'.repeat(32)] }, 'other-contribution'],
  ])('is compared and different: %s', async (_, more, problem) => {
    expect(await check(game(), pools, known(more))).toMatchObject({ kind: 'bad', problem });
  });
  it.each<[string, Partial<Noted>, Good['compared']]>([
    ['only the seat that starts the game notes the others', { hashes: [] }, { own: 'used', others: false }],
    ['notes of earlier versions', { game: '', seat: null, hashes: [] }, { own: 'used', others: false }],
    ['it sent nothing', { contribution: '', given: '' }, { own: 'none', others: true }],
    ['it was refused', { contribution: 'b2'.repeat(32), given: 'refused' }, { own: 'refused', others: true }],
    ['no answer came', { contribution: 'b2'.repeat(32), given: 'sent' }, { own: 'lost', others: true }],
    ['no answer came, but it arrived', { given: 'sent' }, { own: 'used', others: true }],
  ])('says what was not compared: %s', async (_, more, compared) => {
    expect(await check(game(), pools, known(more))).toEqual(good({ compared }));
  });
});

describe('a dishonest server', () => {
  it.each(fixture.forged.map((forged) => [forged.name, forged] as const))('is found out: %s', async (_, forged) => {
    const found = await check(forged.file, forged.pools, forged.noted);
    expect(found).toMatchObject({ kind: 'bad', problem: forged.problem });
  });
  it('can choose draws where nobody noted anything', async () => {
    const forged = fixture.forged.find(({ name }) => name === 'all-invented')!;
    expect(await check(forged.file, forged.pools, null)).toMatchObject({ kind: 'good', compared: null });
  });
});

describe('a file that was changed', () => {
  it('names the draw', async () => {
    const file = game();
    const at = file.deal!.findIndex((word, i) =>
      word.startsWith('p0') && word !== file.deal![i + 1] && file.deal![i + 1]!.startsWith('p0')
    );
    [file.deal![at], file.deal![at + 1]] = [file.deal![at + 1]!, file.deal![at]!];
    const bare = (word: string) => word.replace('p0 ', '');
    expect(await check(file, pools, null)).toEqual({
      kind: 'bad',
      problem: 'misfit-deal',
      values: { number: at + 1, drew: bare(file.deal![at]!), expected: bare(file.deal![at + 1]!) },
    });
  });
  it('names the move', async () => {
    const file = game();
    const at = file.moves.findIndex((move) => move.drew?.length);
    const { seat, do: line, drew } = file.moves[at]!;
    const other = pools.find((entry) => entry.entry === at + 1)!.pools[0]!.find(([word]) => !drew![0]!.endsWith(word))!;
    drew![0] = other[0];
    expect(await check(file, pools, null)).toMatchObject({
      problem: 'misfit',
      values: { at: at + 1, drew: other[0], move: `p${seat}: ${line}` },
    });
  });
  it('does not match a list of other draws', async () => {
    expect(await check(game(), pools.slice(1), null)).toMatchObject({ problem: 'pools' });
  });

  /** The same numbers each time. */
  function chance(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  describe('is noticed', () => {
    const below = chance(27);
    const digits = (value: string): string => {
      const at = below(value.length);
      return value.slice(0, at) + ((Number.parseInt(value[at]!, 16) + 1 + below(15)) % 16).toString(16)
        + value.slice(at + 1);
    };
    const words = (file: GameFile) => [file.deal!, ...file.moves.flatMap(({ drew }) => (drew?.length ? [drew] : []))];
    const pieces = [...new Set(words(game()).flat().map((word) => word.replace(/^p\d /, '')))];
    const changes: Record<string, (file: GameFile, one: Seal) => unknown> = {
      'the game': (_, one) => (one.game += 'x'),
      'what it covers': (_, one) => (one.covers = below(2) ? 'seasons' : 'rest'),
      'where it begins': (_, one) => (one.since += 1 + below(300)),
      'who contributed': (_, one) => (one.contributors = [[], [1], [0, 1]][below(3)]!),
      'the commitment': (_, one) => (one.commitment = digits(one.commitment)),
      'the secret': (_, one) => (one.secret = digits(one.secret)),
      'a contribution': (_, one) => (one.contributions[0] = digits(one.contributions[0]!)),
      'the contribution of another': (_, one) => (one.contributions[1] = digits(one.contributions[0]!)),
      'a draw': (file) => {
        const drew = words(file)[below(words(file).length)]!;
        const at = below(drew.length);
        const piece = drew[at]!.replace(/^p\d /, '');
        drew[at] = drew[at]!.replace(piece, pieces.filter((other) => other !== piece)[below(pieces.length - 1)]!);
      },
      'two pieces of the deal': (file) => {
        const drew = file.deal!;
        const one = below(drew.length);
        const two = drew.findIndex((word) => word.replace(/^p\d /, '') !== drew[one]!.replace(/^p\d /, ''));
        [drew[one], drew[two]] = [drew[two]!, drew[one]!];
      },
    };
    // Four tests of 25 each: one of all would be too slow on a busy machine.
    const parts = Object.entries(changes).flatMap(([name, change]) =>
      [1, 2, 3, 4].map((part) => [name, part, change] as const)
    );
    it.each(parts)('where %s was changed (%i)', async (_, _part, change) => {
      for (let number = 0; number < 25; number += 1) {
        const file = game();
        change(file, file.seals![0]!);
        const { kind } = await check(file, pools, known());
        expect(kind, `change ${number}`).toBe('bad');
      }
    });
  });
});
