/** The draws of a finished game are checked as `./keyflower verify` does it: the fixture is from there. */

import { describe, expect, it } from 'vitest';
import { check, choice, promised, sealKey, type GameFile, type Seal } from '../../../src/features/fairness/check';
import type { Noted } from '../../../src/features/fairness/noted';
import { readFixture } from '../../fixtures/read';
import type { Case } from './same.test';

const { whole } = readFixture<{ whole: Case }>('fair.json');
const { pools } = whole;
const game = (): GameFile => structuredClone(whole.file);
const seal = game().seals![0]!;
const known = (more: Partial<Noted> = {}): Noted => ({ ...whole.noted, ...more });

describe('the draws of a game', () => {
  it('all match', () => {
    const draws = pools.length;
    expect(draws).toBeGreaterThan(60);
    const { outcome, said } = check(game(), pools, null);
    expect([outcome, said[0]]).toEqual(['unnoted', { kind: 'good', values: { draws } }]);
    expect(check(game(), pools, known()).outcome).toBe('same');
  });
  it('follow from the key as the document says', () => {
    // The same numbers as in the doctests of rules/draws.py and formats/seals.py.
    expect([1, 2, 3].map((number) => choice(new Uint8Array(32), number, 60))).toEqual([15, 41, 44]);
    const one: Seal = {
      ...seal,
      game: 'g1',
      contributors: [1],
      secret: '00'.repeat(32),
      contributions: ['', 'ff'.repeat(32)],
    };
    const key = sealKey({ ...one, commitment: promised(one) });
    expect([...key.slice(0, 4)]).toEqual([0xa8, 0x5d, 0x5c, 0x57]);
  });
  it('are not there to be checked in games of earlier versions', () => {
    const { seals: _, ...old } = game();
    expect(check(old, pools, null)).toEqual({ outcome: 'incomparable', said: [{ kind: 'unsealed', values: {} }] });
  });
});

describe('a file that was changed', () => {
  it('names the draw', () => {
    const file = game();
    const at = file.deal!.findIndex((word, i) =>
      word.startsWith('p0') && word !== file.deal![i + 1] && file.deal![i + 1]!.startsWith('p0')
    );
    [file.deal![at], file.deal![at + 1]] = [file.deal![at + 1]!, file.deal![at]!];
    const bare = (word: string) => word.replace('p0 ', '');
    const values = { number: at + 1, drew: bare(file.deal![at]!), expected: bare(file.deal![at + 1]!) };
    expect(check(file, pools, null)).toEqual({ outcome: 'different', said: [{ kind: 'misfit-deal', values }] });
  });
  it('names the move', () => {
    const file = game();
    const at = file.moves.findIndex((move) => move.drew?.length);
    const { seat, do: line, drew } = file.moves[at]!;
    const other = pools.find(({ entry }) => entry === at + 1)!.pieces.find(([word]) => !drew![0]!.endsWith(word))!;
    drew![0] = other[0];
    expect(check(file, pools, null).said).toMatchObject([{
      kind: 'misfit',
      values: { at: at + 1, drew: other[0], move: `p${seat}: ${line}` },
    }]);
  });
  it('does not match a list of other draws', () => {
    expect(check(game(), pools.slice(1), null).said).toEqual([{ kind: 'pools', values: {} }]);
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
    it.each(parts)('where %s was changed (%i)', (_, _part, change) => {
      for (let number = 0; number < 25; number += 1) {
        const file = game();
        change(file, file.seals![0]!);
        expect(check(file, pools, known()).outcome, `change ${number}`).not.toBe('same');
      }
    });
  });
});
