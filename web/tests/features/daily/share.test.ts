// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords, speak } from '../../../src/i18n/index.svelte';
import { dayAfter, dayName, dayOf, isOpen, timeName } from '../../../src/lib/days';
import { leadOf, shareText } from '../../../src/features/daily/share';
import type { DailyResult } from '../../../src/net/types';

const result = (more: Partial<DailyResult> = {}): DailyResult => ({
  day: '2026-07-30',
  name: 'Mei',
  face: '',
  me: true,
  rank: 7,
  points: 62,
  place: 2,
  lead: -3,
  beaten: [true, true, false],
  table: null,
  ...more,
});

beforeAll(async () => {
  await speak('en');
  await learnWords('daily');
});

describe('a result to share', () => {
  it('says how it went, and nothing about the deal', () => {
    expect(shareText(result(), 5, 'https://play.example/daily/2026-07-30').split('\n')).toEqual([
      'Keyflower, daily game of July 30, 2026',
      '62 points · 2 of 4',
      '🟩🟩⬜',
      '5 days in a row',
      'https://play.example/daily/2026-07-30',
    ]);
  });

  it('has no streak of one day', () => {
    expect(shareText(result(), 1, '')).not.toContain('in a row');
  });

  it('shows the lead with its sign', () => {
    expect([leadOf(result()), leadOf(result({ lead: 5 })), leadOf(result({ lead: 0 }))]).toEqual(['-3', '+5', '0']);
  });
});

describe('days', () => {
  it('are those of UTC, whatever the time zone of the browser', () => {
    expect([dayOf(1_785_369_599), dayOf(1_785_369_600)]).toEqual(['2026-07-29', '2026-07-30']);
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(dayName('2026-07-30', 'short')).toBe('Jul 30');
  });

  it('keep a daily game closed as long as the server says', () => {
    const noon = Date.parse('2026-07-30T12:00:00Z') / 1000;
    expect(isOpen({ closes_at: null }, noon)).toBe(true);
    expect(isOpen({ closes_at: noon + 1 }, noon)).toBe(false);
    expect(isOpen({ closes_at: noon }, noon)).toBe(true);
    expect(timeName(noon)).toContain('2026');
  });
});
