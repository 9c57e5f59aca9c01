// @vitest-environment jsdom
/** What is planned in the hand, as the board draws it. */
import { expect, it } from 'vitest';
import type { Legal } from '../../../src/net/types';
import { actionOf } from '../../../src/table/decide/drafts/draft';
import { plannedOf } from '../../../src/table/decide/drafts/bidding';
import { bidAt, size, startTurn } from '../../../src/table/decide/drafts/turn';
import { readFixture } from '../../fixtures/read';

const FORMS = readFixture<{ legal: Legal }[]>('legal.json');

it('stands where it would, with what is there, and leads if it can be sent', () => {
  let bids = 0;
  let uses = 0;
  for (const { legal } of FORMS) {
    for (const [mode, choices] of [['bid', legal.bids], ['use', legal.uses]] as const) {
      for (const { at } of choices) {
        const draft = startTurn(legal, at, mode)!;
        const planned = plannedOf(legal, draft);
        const workers = size(legal, draft);
        if (!workers) {
          expect(planned).toBeNull();
          continue;
        }
        const there = mode === 'bid' ? (bidAt(legal, at)?.mine ?? 0) : 0;
        expect(planned).toMatchObject({ at, mode, seat: legal.seat, size: there + workers });
        expect(planned?.leads).toBe(mode === 'bid' && actionOf(legal, draft) !== null);
        if (mode === 'bid') bids += 1;
        else uses += 1;
      }
    }
  }
  expect(Math.min(bids, uses)).toBeGreaterThan(0);
});
