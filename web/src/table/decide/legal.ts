/** What is legal, with the optional fields. */

import type { Legal, Losing } from '../../net/types';

/** A reason from the server: an id of decide.ftl, and what to put into the message. */
export interface Why {
  id: string;
  colour?: string;
  needs?: number;
  has?: number;
  skill?: string;
}

/** Why a spot can't be bid for or used; null where it can, or where the question doesn't arise. */
export interface Blocked {
  at: string;
  bid: Why | null;
  use: Why | null;
}

export type Told = Legal & {
  blocked?: Blocked[];
  /** What winter tiles would score as things stand. */
  worth?: Record<string, number>;
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
  return (legal as Told).blocked?.find((place) => place.at === at);
}

export function worthOf(legal: Legal, tile: string): number | null {
  return (legal as Told).worth?.[tile] ?? null;
}
