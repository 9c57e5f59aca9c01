/** What the lobby says about tables: no drawing, no asking. */

import type { MyGame, NewTable, Pace, SeatInfo, SeatWish, TableInfo } from '../net/types';

export const LEAST_OPPONENTS = 1;
export const MOST_OPPONENTS = 5;

/** A table for oneself and bots that begins at once. */
export function againstBots(opponents: number, bot: string): NewTable {
  const bots = Array.from({ length: opponents }, (): SeatWish => ({ kind: 'bot', bot }));
  return { seats: [{ kind: 'me' }, ...bots], start: true };
}

/** How long a game takes: a person thinks, bots hardly do. */
export function minutes(opponents: number): number {
  return 20 + 5 * opponents;
}

export type Standing =
  | { kind: 'your-turn' }
  | { kind: 'waiting-for'; seats: SeatInfo[] }
  | { kind: 'not-begun'; free: number }
  | { kind: 'won'; seats: SeatInfo[] }
  | { kind: 'abandoned' }
  | { kind: 'broken' };

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

/** One's own tables that are not over, those that wait for oneself first, then the latest. */
export function running(games: MyGame[]): MyGame[] {
  const going = games.filter(({ table }) => table.status !== 'finished' && table.status !== 'abandoned');
  return going.sort(
    (a, b) => Number(b.my_turn) - Number(a.my_turn) || b.table.updated_at - a.table.updated_at,
  );
}

/** Finished games, one's own first; each once. */
export function finished(games: MyGame[], all: TableInfo[]): MyGame[] {
  const own = games.filter(({ table }) => table.status === 'finished');
  const known = new Set(own.map(({ table }) => table.id));
  const others = all.filter((table) => !known.has(table.id));
  return [...own, ...others.map((table) => ({ table, seat: null, my_turn: false }))];
}

/** Tables of others only: one's own are in a list of their own. */
export function others(tables: TableInfo[], games: MyGame[]): TableInfo[] {
  const own = new Set(games.map(({ table }) => table.id));
  return tables.filter((table) => !own.has(table.id));
}

// ---- A new table

export interface Wish {
  seats: SeatWish[];
  pace: Pace['kind'];
  seconds: number;
  reserve: number;
  slow: number;
  boat4a: boolean;
  boat3b: boolean;
  hints: boolean;
  listed: boolean;
  watchable: boolean;
}

export const LIVE_SECONDS = [15, 30, 45, 60, 90, 120, 300];
export const RESERVES = [0, 120, 300, 600, 1200];
export const SLOW = [3600, 8 * 3600, 24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600];

export function usualWish(bot: string): Wish {
  return {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }],
    pace: 'none',
    seconds: 60,
    reserve: 300,
    slow: 24 * 3600,
    boat4a: false,
    boat3b: true,
    hints: true,
    listed: false,
    watchable: true,
  };
}

export function asked(wish: Wish): NewTable {
  const pace: Pace = { kind: wish.pace, seconds: 0, reserve: 0 };
  if (wish.pace === 'live') Object.assign(pace, { seconds: wish.seconds, reserve: wish.reserve });
  if (wish.pace === 'slow') pace.seconds = wish.slow;
  return {
    seats: wish.seats,
    options: { boat_4a_on_turn_order: wish.boat4a, boat_3b_leftovers: wish.boat3b },
    pace,
    hints: wish.hints,
    listed: wish.listed,
    watchable: wish.watchable,
    start: false,
  };
}
