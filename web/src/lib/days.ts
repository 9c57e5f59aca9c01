/** Days of daily games: as the server counts them, by UTC. */

import { language } from '../i18n/index.svelte';
import type { TableInfo } from '../net/types';

/** The day of a time in seconds since 1970. */
export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The day that many days later. */
export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(`${day}T00:00:00Z`) / 1000 + days * 86_400);

/** Whether everyone may know everything of a finished game; `now` is the server's time. */
export const isOpen = (table: Pick<TableInfo, 'closes_at'>, now: number): boolean => now >= (table.closes_at ?? 0);

/** A moment, in the time zone of the browser. */
export const timeName = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** A day as the language writes it. */
export function dayName(day: string, style: 'long' | 'short' = 'long'): string {
  const shown: Intl.DateTimeFormatOptions = style === 'long'
    ? { dateStyle: 'long' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language(), { ...shown, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}
