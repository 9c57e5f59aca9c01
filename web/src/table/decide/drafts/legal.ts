/** What is legal, and questions to it. */

import type { Blocked, Legal, Losing } from '../../../net/types';

export type Taught = Legal & {
  /** What to do, where a lesson allows only part of what is legal. */
  now?: string;
};

export function losingAt(legal: Legal, slot: number): Losing | undefined {
  return legal.losing.find((bid) => bid.slot === slot);
}

export function plain(legal: Legal, what: 'pass' | 'done' | 'keep'): number | null {
  return legal.plain.find((choice) => choice.do === what)?.action ?? null;
}

export function blockedAt(legal: Legal, at: string): Blocked | undefined {
  return legal.blocked.find((place) => place.at === at);
}
