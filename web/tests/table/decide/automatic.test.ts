// @vitest-environment jsdom
/** What is done without a click: once, in time to be stopped, and never where there is a choice. */

import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import { settings } from '../../../src/lib/settings.svelte';
import { LiveTable } from '../../../src/net/table.svelte';
import type { Legal, StateMessage } from '../../../src/net/types';
import Automatic from '../../../src/table/decide/panel/Automatic.svelte';
import { onlyAction, WAIT_MS } from '../../../src/table/decide/state/automatic.svelte';
import { Deciding } from '../../../src/table/decide/state/decision.svelte';
import { event, FakeServer, state, table } from '../../fixtures/server';
import { readFixture } from '../../fixtures/read';

const FORMS = readFixture<{ shows: string; legal: Legal; actions: number[] }[]>('legal.json');
const NOTHING = {
  seat: 0,
  phase: 'turn',
  plain: [],
  bids: [],
  uses: [],
  losing: [],
  payments: [],
  goods: [],
  boats: [],
  flips: [],
  steps: [],
  upgrades: [],
  placements: [],
  winter: [],
  blocked: [],
  worth: {},
} as unknown as Legal;
const PASS = { ...NOTHING, plain: [{ do: 'pass', action: 3 }] } as Legal;
const TAKE = { ...NOTHING, phase: 'take', goods: [{ resource: 'wood', action: 5 }] } as Legal;

let server: FakeServer;
let live: LiveTable;
let decision: Deciding;

beforeAll(async () => {
  await speak('en');
  await learnWords('decide');
});
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  settings.change({ autoPass: true, autoSingle: true });
});
afterEach(() => {
  cleanup();
  live?.close();
  vi.useRealTimers();
});

async function sit(legal: Legal | null, more: Partial<StateMessage> = {}): Promise<void> {
  server = new FakeServer();
  live = new LiveTable('t1', server.dial, (tell) => tell());
  server.line.onopen?.();
  server.line.says(state({ legal, ...more }));
  decision = new Deciding(live);
  render(Automatic, { decision });
  await tick();
}
const acts = (): number[] =>
  server.line.sent.filter(({ type }) => type === 'act').map(({ action }) => action as number);
/** What the player reads. */
const told = (): string => document.querySelector('[role=status]')?.textContent?.trim() ?? '';
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('the only action', () => {
  it('is found on forms of real games exactly where there is one', () => {
    for (const { shows, legal, actions } of FORMS) {
      const secret = legal.winter.length || legal.placements.length || legal.bids.length || legal.uses.length;
      const free = legal.steps.length || legal.upgrades.length;
      expect(onlyAction(legal), shows).toBe(actions.length === 1 && !secret && !free ? actions[0] : null);
    }
  });

  it('is none where it can be declined, or is a secret', () => {
    const boat = { action: 7 } as Legal['boats'][number];
    expect(onlyAction({ ...NOTHING, boats: [boat] })).toBe(7);
    expect(onlyAction({ ...NOTHING, boats: [boat, { ...boat, action: 8 }] })).toBeNull();
    const flip = { action: 4 } as Legal['flips'][number];
    expect(onlyAction({ ...NOTHING, flips: [flip], plain: [{ do: 'keep', action: 1 }] } as Legal)).toBeNull();
    expect(onlyAction({ ...NOTHING, winter: [{ tiles: ['windmill'], action: 2 }] } as Legal)).toBeNull();
    expect(onlyAction(NOTHING)).toBeNull();
  });
});

it('is announced, then sent once', async () => {
  await sit(PASS);
  expect(told()).toContain('Nothing to do: you’re passing.');
  await wait(WAIT_MS - 50);
  expect(acts()).toEqual([]);
  await wait(100);
  expect(acts()).toEqual([3]);
  // Chat and a repeated state come before the answer.
  server.line.says({ type: 'chat', chat: [{ number: 0, seat: 1, name: 'Dara', text: 'hi', phrase: '', at: 0 }] });
  server.line.says(state({ legal: PASS }));
  await wait(5 * WAIT_MS);
  expect(acts()).toEqual([3]);
});

it('is known as done without a click, also after a reload', async () => {
  await sit(PASS);
  const { seq } = live.picture!;
  await wait(WAIT_MS + 50);
  expect(decision.drafting.unasked.has(seq)).toBe(true);
  expect(new Deciding(live).drafting.unasked.has(seq)).toBe(true);
  const id = server.line.sent.findLast(({ type }) => type === 'act')!.id as string;
  server.line.says({ type: 'refused', id, code: 'stale', message: '', reason: null });
  await wait(0);
  expect(decision.drafting.unasked.has(seq)).toBe(false);
});

it('says which choice it makes', async () => {
  await sit(TAKE);
  expect(told()).toContain('Only one choice: Take 1 wood');
  await wait(WAIT_MS + 50);
  expect(acts()).toEqual([5]);
});

it('can be stopped', async () => {
  await sit(PASS);
  document.querySelector<HTMLButtonElement>('[data-do=stop-automatic]')!.click();
  await wait(5 * WAIT_MS);
  expect(acts()).toEqual([]);
  expect(told()).toBe('');
});

describe('nothing is done', () => {
  it('where the settings say so, each for its kind', async () => {
    settings.change({ autoPass: false });
    await sit(PASS);
    await wait(5 * WAIT_MS);
    expect(acts()).toEqual([]);
    cleanup();
    settings.change({ autoPass: true, autoSingle: false });
    await sit(TAKE);
    await wait(5 * WAIT_MS);
    expect(acts()).toEqual([]);
  });

  it('in the tutorial', async () => {
    await sit(PASS, { table: table({ tutorial: true }) });
    decision.now.lesson = null;
    await wait(5 * WAIT_MS);
    expect(acts()).toEqual([]);
  });

  it('again after it was taken back', async () => {
    const events = [
      event(0, -1, { do: 'deal' }),
      event(1, 0, { do: 'pass' }),
      event(2, 0, { do: 'undo', takes_back: 1 }),
    ];
    await sit(PASS, { events, seq: 3 });
    await wait(5 * WAIT_MS);
    expect(acts()).toEqual([]);
  });
});

describe('a draft', () => {
  const legal = FORMS.find(({ legal: { bids } }) => bids.length)!.legal;
  const again = (): Deciding => new Deciding(live);

  it('is there after a reload, until I have done something else', async () => {
    await sit({ ...legal, seat: 0 });
    const at = legal.bids[0]!.at;
    decision.pick(at);
    expect(again().selected).toBe(at);
    server.line.says(state({ legal: { ...legal, seat: 0 }, seq: 2, events: [event(1, 0, { do: 'pass' })] }));
    expect(again().drafting.draft).toBeNull();
  });

  it('is dropped without a word where it no longer fits', async () => {
    await sit({ ...legal, seat: 0 });
    decision.pick(legal.bids[0]!.at);
    server.line.says(state({ legal: PASS }));
    const later = again().drafting;
    expect(later.draft).toBeNull();
    expect(later.lost).toBe(false);
  });

  it('that was put back, or is not one, is not kept', async () => {
    await sit({ ...legal, seat: 0 });
    decision.pick(legal.bids[0]!.at);
    decision.cancel();
    expect(again().drafting.draft).toBeNull();
    sessionStorage.setItem('keyflower-draft-t1', '{');
    expect(again().drafting.draft).toBeNull();
  });
});
