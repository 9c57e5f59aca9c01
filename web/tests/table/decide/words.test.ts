// @vitest-environment jsdom
/** Sentences about bids and uses. */

import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import type { Legal, Picture } from '../../../src/net/types';
import { bidSituation, useSituation } from '../../../src/table/decide/drafts/bidding';
import { gainsText, worthText } from '../../../src/table/decide/drafts/words';
import { readFixture } from '../../fixtures/read';

const legal = readFixture<{ legal: Legal }[]>('legal.json').map((form) => form.legal);
const of = (uses: object): Legal => {
  const found = legal.find((each) => each.uses.length);
  const [use] = found?.uses ?? [];
  if (!found || !use) throw new Error('no form has uses');
  return { ...found, uses: [{ ...use, owner: null, at: 'lot:miner', ...uses }] } as Legal;
};

beforeAll(async () => {
  await speak('en');
  await learnWords('decide');
});

it('says in winter what a lot would score, and of a tile that is used nothing', () => {
  const picture = { view: { season: 'winter' }, standing: { worth: { 'lot:scholar': 3 } } } as unknown as Picture;
  expect(worthText(picture, 'lot:scholar')).toBe('It would score 3 points now.');
  expect(worthText(picture, 'lot:windmill')).toBe('It would score 0 points now.');
  expect(worthText(picture, 'p1:mason')).toBe('');
});

describe('the next use of a tile', () => {
  it.each([
    [{ used: 0, least: 1, most: 6 }, 'Not used this season: 1 to 6 workers.'],
    [{ used: 1, least: 2, most: 5 }, 'Last used with 1: 2 to 5 now.'],
    [{ used: 2, least: 3, most: 3 }, 'Last used with 2: exactly 3 now.'],
  ])('%j', (use, said) => {
    expect(useSituation(null, of(use), 'lot:miner')).toBe(said);
  });

  it.each([
    ['fr', 'Dernière utilisation avec 2\u00a0: maintenant exactement 3.'],
    ['el', 'Τελευταία χρήση με 2: τώρα ακριβώς 3.'],
    ['ro', 'Ultima dată cu 2; acum exact 3.'],
    ['zh-Hant', '上次用了 2 個工人：這次要放剛好 3 個。'],
    ['fa', 'بار پیش ۲ کارگر، این بار دقیقاً ۳.'],
  ])('exactly, in %s', async (language, said) => {
    await speak(language);
    expect(useSituation(null, of({ used: 2, least: 3, most: 3 }), 'lot:miner')).toBe(said);
    await speak('en');
  });
});

describe('a bid below the lead', () => {
  it.each([[1, 'is'], [2, 'are']])('says that my %i %s there', (mine, verb) => {
    const found = legal.find((each) => each.bids.some(({ lead }) => lead.seat !== null && lead.seat !== each.seat));
    const bid = found?.bids.find(({ lead }) => lead.seat !== null && lead.seat !== found.seat);
    if (!found || !bid) throw new Error('no form has such a bid');
    const changed = { ...found, bids: [{ ...bid, mine }] } as Legal;
    expect(bidSituation(null, changed, bid.at)).toMatch(new RegExp(`You need \\d+; ${mine} ${verb} here\\.$`));
  });
});

describe('an upgrade', () => {
  const gains = { points: [0, 7], each: [0, 0], shows: null } as unknown as Parameters<typeof gainsText>[0];

  it('names one number of points: what it is worth to me, or what the side shows', () => {
    expect(gainsText(gains)).toEqual(['+7 points']);
    expect(gainsText(gains, 5)).toEqual(['+5 points']);
  });
});
