// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import type { Picture } from '../../../src/net/types';
import type { Legal, Reason } from '../../../src/net/types';
import { modeLock, reasonAt, reasonText } from '../../../src/table/decide/drafts/reasons';
import { table, view } from '../../fixtures/server';

beforeAll(() => learnWords('decide'));

const picture = { table: table(), you: { seat: 0 }, view: view() } as Picture;
const reason = (id: string, variables: Reason['variables'] = {}): Reason => ({ id, rule: '', variables });
const small = reason('illegal-bid-small', { needs: 4, mine: 0, seat: 1, size: 3 });

afterEach(() => vi.restoreAllMocks());

describe('a reason', () => {
  it.each([
    ['en', 'You need at least 4 to lead here: Dara has 3.'],
    ['fr', 'Il en faut au moins 4 pour passer en tête\u00a0: Dara en a 3.'],
    ['el', 'Για να περάσεις μπροστά χρειάζεσαι τουλάχιστον 4. Dara: 3.'],
    ['ro', 'Ca să treci în frunte ai nevoie de cel puțin 4: Dara are 3.'],
    ['zh-Hant', '要領先至少需要 4 個：Dara 有 3 個。'],
    ['fa', 'برای جلو افتادن دست‌کم ۴ کارگر لازم است: \u2068Dara\u2069 ۳ کارگر دارد.'],
  ])('is a sentence in %s', async (language, sentence) => {
    await speak(language);
    expect(reasonText(small, picture)).toBe(sentence);
  });

  it('names tiles, places, players and pieces as the screen does', async () => {
    const warned = vi.spyOn(console, 'warn');
    await speak('en');
    const costs = reason('illegal-upgrade-missing', { tile: 'miner', cost: '1 stone 2 wood', missing: '1 anvil' });
    expect(reasonText(costs, picture)).toBe('Upgrading Miner costs 1 stone and 2 wood; you’re missing 1 anvil.');
    expect(reasonText(reason('illegal-group-none', { at: 'turn:1' }), picture)).toBe(
      'You have no bid at Turn-order tile 1.',
    );
    expect(reasonText(reason('illegal-group-leads', { at: 'lot:keywood' }), picture)).toContain(
      'at Keywood is the largest',
    );
    const waiting = reason('illegal-waiting', { seats: '1', phase: 'pick_boat' });
    expect(reasonText(waiting, picture)).toBe('Not now: waiting for Dara to pick a boat.');
    const edge = reason('illegal-place-edge', { to: 'nw', edge: 'road', against: 'water', other: 'home_1' });
    expect(reasonText(edge, picture)).toBe('In the north-west its road would meet the water of Home.');
    expect(reasonText(reason('illegal-first', { phase: 'turn', tile: '' }))).toBe(
      'It’s your turn: bid, use a tile or pass.',
    );
    expect(warned).not.toHaveBeenCalled();
  });

  it('of a newer server is said in general', async () => {
    await speak('fr');
    expect(reasonText(reason('illegal-something-new'))).toBe('Les règles ne le permettent pas.');
  });
});

describe('a spot that cannot be chosen', () => {
  const short = (what: string, needs: number): Reason =>
    reason(`illegal-${what}-short`, { colour: 'red', needs, has: 1 });
  const never = reason('illegal-use-never', { what: 'side' });
  const at = (bid: Reason | null, use: Reason | null): Legal =>
    ({ bids: [], uses: [], blocked: [{ at: 'lot:miner', bid, use }] }) as unknown as Legal;

  it('says one thing where one is enough', async () => {
    await speak('en');
    expect(reasonAt(at(short('bid', 3), short('use', 2)), 'lot:miner')).toBe('Needs 2 red, you have 1.');
    expect(reasonAt(at(short('bid', 3), never), 'lot:miner')).toBe('To bid you need 3 red, you have 1.');
    expect(reasonAt(at(null, never), 'lot:miner')).toBe('This side of the tile has no action to use.');
    const full = reason('illegal-use-full', { needs: 4, room: 1 });
    expect(reasonAt(at(short('bid', 3), full), 'lot:miner')).toBe(
      'To bid you need 3 red, you have 1. The next use needs 4, but only 1 more fits.',
    );
    expect(reasonAt(at(null, null), 'lot:miner')).toBeNull();
  });

  it('locks a tab, unless it was never a question', () => {
    expect(modeLock(at(short('bid', 3), never), 'lot:miner', 'bid')).toBe('To bid you need 3 red, you have 1.');
    expect(modeLock(at(short('bid', 3), never), 'lot:miner', 'use')).toBeNull();
  });
});
