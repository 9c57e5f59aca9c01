/** What the lobby says about tables; no drawing, no requests. */

import type { MyGame, NewTable, Pace, SeatInfo, SeatWish, TableInfo } from '../net';

/** A table for one person and bots. */
export function againstBots(opponents: number, bot: string): NewTable {
  const bots = Array.from({ length: opponents }, (): SeatWish => ({ kind: 'bot', bot }));
  return { seats: [{ kind: 'me' }, ...bots], start: false };
}

/** How long a game takes: people think, bots hardly do. */
export const minutes = (opponents: number): number => 20 + 5 * opponents;

export type Standing =
  | { kind: 'your-turn' | 'abandoned' | 'broken' }
  | { kind: 'not-begun'; free: number }
  | { kind: 'waiting-for' | 'won'; seats: SeatInfo[] };

/** How a table stands, seen from a seat (null: from outside). */
export function standing(table: TableInfo, seat: number | null): Standing {
  if (table.status === 'waiting') {
    return { kind: 'not-begun', free: table.seats.filter((one) => one.kind === 'open').length };
  }
  if (table.status === 'abandoned' || table.status === 'broken') return { kind: table.status };
  if (table.status === 'finished') {
    const best = Math.max(...(table.result ?? []));
    return { kind: 'won', seats: table.seats.filter((one) => table.result?.[one.seat] === best) };
  }
  const mine = seat === null ? undefined : table.seats[seat];
  if (seat !== null && table.to_act.includes(seat) && !mine?.stand_in) return { kind: 'your-turn' };
  return { kind: 'waiting-for', seats: table.seats.filter((one) => table.to_act.includes(one.seat)) };
}

/** The user's unfinished tables: those where it is their turn first, then the latest. */
export function running(games: MyGame[]): MyGame[] {
  const going = games.filter(({ table }) => table.status !== 'finished' && table.status !== 'abandoned');
  return going.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.table.updated_at - a.table.updated_at);
}

/** Finished games, the user's own first; each once. */
export function finished(games: MyGame[], all: TableInfo[]): MyGame[] {
  return [...games.filter(({ table }) => table.status === 'finished'), ...others(all, games)];
}

/** Only tables of others: the user's own are in a separate list. */
export function others(tables: TableInfo[], games: MyGame[]): MyGame[] {
  const own = new Set(games.map(({ table }) => table.id));
  return tables.filter((table) => !own.has(table.id)).map((table) => ({ table, seat: null, my_turn: false }));
}

// ---- A new table

export const LIVE_SECONDS = [15, 30, 45, 60, 90, 120, 300];
export const RESERVES = [0, 120, 300, 600, 1200];
export const SLOW_SECONDS = [3600, 8 * 3600, 24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600];

/** other: who takes the second seat. */
export const usualTable = (bot: string, other: SeatWish['kind'] = 'open'): Required<Omit<NewTable, 'pace'>> => ({
  seats: [{ kind: 'me' }, { kind: other }, { kind: 'bot', bot }],
  options: { boat_4a_on_turn_order: false, boat_3b_leftovers: true },
  hints: true,
  scores: true,
  listed: false,
  watchable: true,
  start: false,
});

export const usualPaces = (): Record<Pace['kind'], Pace> => ({
  none: { kind: 'none', seconds: 0, reserve: 0 },
  live: { kind: 'live', seconds: 60, reserve: 300 },
  slow: { kind: 'slow', seconds: 24 * 3600, reserve: 0 },
});

/** Whether people share this device and nobody else is expected: the game can start at once. */
export const allHere = (seats: SeatWish[]): boolean =>
  seats.some(({ kind }) => kind === 'here') && seats.every(({ kind }) => kind !== 'open');
