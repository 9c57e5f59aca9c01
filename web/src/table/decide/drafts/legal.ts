/** What is legal, and questions to it. */

import type { Blocked, Legal, Losing } from '../../../net';

export type Taught = Legal & {
  /** What to do, where a lesson allows only part of what is legal. */
  now?: string;
};

export const losingAt = (legal: Legal, slot: number): Losing | undefined =>
  legal.losing.find((bid) => bid.slot === slot);

export const plain = (legal: Legal, what: 'pass' | 'done' | 'keep'): number | null =>
  legal.plain.find((choice) => choice.do === what)?.action ?? null;

export const blockedAt = (legal: Legal, at: string): Blocked | undefined =>
  legal.blocked.find((place) => place.at === at);
