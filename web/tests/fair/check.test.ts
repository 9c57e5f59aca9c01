/** The draws of a finished game are checked as `./keyflower verify` does it: the fixture is from there. */

import { describe, expect, it } from 'vitest';
import { check, choice, sealKey, type GameFile } from '../../src/fair/check';
import type { Noted } from '../../src/fair/noted';
import type { Pools } from '../../src/net/types';
import fixture from '../fixtures/fair.json';

const pools = fixture.pools as Pools[];
const game = (): GameFile => structuredClone(fixture.file) as GameFile;
const seal = game().seals![0]!;
const MINE = 'a1'.repeat(32);
const known = (more: Partial<Noted> = {}): Noted => ({
  table: seal.game, commitment: seal.commitment, contribution: MINE, ...more,
});

describe('the draws of a game', () => {
  it('all fit', async () => {
    const draws = pools.reduce((sum, entry) => sum + entry.pools.length, 0);
    expect(draws).toBeGreaterThan(60);
    const good = { kind: 'good', draws, before: 0, commitment: seal.commitment, contributions: 1 };
    expect(await check(game(), pools, null)).toEqual(good);
    expect(await check(game(), pools, known())).toEqual(good);
  });
  it('follow from the key as the document says', async () => {
    // The same numbers as in the doctests of rules/draws.py and formats/seals.py.
    const zeros = new Uint8Array(32).buffer;
    expect(await Promise.all([1, 2, 3].map((number) => choice(zeros, number, 60)))).toEqual([15, 41, 44]);
    const key = await sealKey({ ...seal, game: 'g1', secret: '00'.repeat(32), contributions: ['', 'ff'.repeat(32)] });
    expect([...new Uint8Array(key).slice(0, 4)]).toEqual([0xf5, 0xd5, 0xeb, 0x60]);
  });
  it('are compared with what this browser noted during the game', async () => {
    expect(await check(game(), pools, known({ commitment: '00'.repeat(32) }))).toMatchObject({ kind: 'other-commitment' });
    expect(await check(game(), pools, known({ contribution: 'b2'.repeat(32) }))).toMatchObject({ kind: 'no-contribution' });
    expect(await check(game(), pools, known({ contribution: '' }))).toMatchObject({ kind: 'good' });
    // Notes about another table say nothing about this file.
    expect(await check(game(), pools, known({ table: 'x', commitment: '' }))).toMatchObject({ kind: 'good' });
  });
  it('are not there to be checked in games of earlier versions', async () => {
    const { seals: _, ...old } = game();
    expect(await check(old, pools, null)).toEqual({ kind: 'unsealed' });
  });
});

describe('a file that was changed', () => {
  it('names the draw', async () => {
    const file = game();
    const at = file.deal!.findIndex((word, i) => word.startsWith('p0') && word !== file.deal![i + 1] && file.deal![i + 1]!.startsWith('p0'));
    [file.deal![at], file.deal![at + 1]] = [file.deal![at + 1]!, file.deal![at]!];
    const found = await check(file, pools, null);
    const bare = (word: string) => word.replace('p0 ', '');
    expect(found).toEqual({
      kind: 'misfit',
      misfit: { number: at + 1, at: 0, drew: bare(file.deal![at]!), expected: bare(file.deal![at + 1]!) },
    });
  });
  it('names the move', async () => {
    const file = game();
    const at = file.moves.findIndex((move) => move.drew?.length);
    const drew = file.moves[at]!.drew!;
    const other = pools.find((entry) => entry.entry === at + 1)!.pools[0]!.find(([word]) => !drew[0]!.endsWith(word))!;
    drew[0] = other[0];
    expect(await check(file, pools, null)).toMatchObject({ kind: 'misfit', misfit: { at: at + 1, drew: other[0] } });
  });
  it.each([
    ['secret', { secret: '77'.repeat(32) }, 'secret'],
    ['game', { game: 'another' }, 'misfit'],
    ['contribution', { contributions: ['', ''] }, 'misfit'],
    ['contribution of another seat', { contributions: [MINE, MINE] }, 'misfit'],
  ])('does not fit another %s', async (_, change, kind) => {
    const file = game();
    file.seals = [{ ...seal, ...change }];
    expect(await check(file, pools, null)).toMatchObject({ kind });
  });
  it('does not fit a list of other draws', async () => {
    expect(await check(game(), pools.slice(1), null)).toEqual({ kind: 'pools' });
  });
  it('counts the draws before its first seal apart', async () => {
    const file = game();
    file.seals = [{ ...seal, since: 100_000 }];
    expect(await check(file, pools, null)).toMatchObject({ kind: 'good', draws: 0 });
  });
});
