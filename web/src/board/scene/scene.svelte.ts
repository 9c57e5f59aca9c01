/** What all parts of the board know: the view, whose eyes, what may be decided, how it is shown. */

import { createContext } from 'svelte';
import { seatName, settings, t } from '../../lib';
import type { Sale } from '../../generated/wire';
import type { Blocked, Presence, SeatInfo, Standing, TableInfo, View } from '../../net';
import type { Decision, Spot } from '../drawing';
import { Cards } from './cards.svelte';

export interface Scene {
  readonly view: View;
  readonly table: TableInfo;
  /** Whose eyes: the own seat, or null for those who watch. Sides of bids count from there. */
  readonly me: number | null;
  readonly decision: Decision;
  /** Places that changed since my last action; in a replay, by the move that is shown. */
  readonly changed: ReadonlySet<Spot>;
  /** A moment of a game, not a game that one plays. */
  readonly past?: boolean;
  /** Whose village is shown large, where there is a choice. */
  readonly large?: number;
  /** Why nothing can be done at some places. */
  readonly blocked: readonly Blocked[];
  /** Points of all seats, and what things are worth to me now; null in a replay. */
  readonly standing: Standing | null;
  /** Who is connected; undefined in a replay. */
  readonly presence?: Presence;
  /** The end of a season that plays now. */
  readonly ending?: Ending | null;
  /** How the board is shown; the viewer's own matter. */
  readonly look: Look;
}

/** Who won what at the end of a season. */
export interface Ending {
  readonly season: string;
  readonly sales: ReadonlyMap<Spot, Sold>;
}

export interface Sold extends Sale {
  /** When it is shown, in ms. */
  delay: number;
}

/** What a viewer can change about how the board is shown. */
export class Look {
  /** A lesson names tiles now: they show their names. */
  naming = $state(false);
  /** A lesson stands on the table. */
  coach = $state(false);
  /** The tiles that it is about, each with how often they were shown. */
  rings = $state.raw<ReadonlyMap<Spot, number>>(new Map());
  /** Names on all tiles of a village. */
  readonly names: boolean = $derived(settings.names || this.naming);
  /** Whose village is shown large; null: mine. */
  village = $state<number | null>(null);
  /** How wide the lots are, in px. */
  lot = $state(160);
  readonly cards = new Cards();
}

export const [scene, setScene] = createContext<Scene>();

export const seatAt = (table: TableInfo, seat: number): SeatInfo | undefined =>
  table.seats.find((each) => each.seat === seat);

/** Who sits there, as the viewer calls them; in a replay as its log does. */
export function nameOf(shown: Pick<Scene, 'table' | 'me' | 'past'>, seat: number): string {
  const info = seatAt(shown.table, seat);
  if (info && shown.past && seat === shown.me) return t('log-you', { name: seatName(info) });
  return info ? seatName(info, shown.me) : '';
}

/** Nothing to decide: for those who watch, for replays, and before decisions are there. */
export const idle: Decision = {
  active: false,
  targets: new Set<Spot>(),
  selected: null,
  planned: null,
  ideas: { spots: new Map<Spot, number>(), chosen: 0 },
  building: { cells: new Set<string>(), ghost: null, pick: () => {}, hover: () => {}, rotate: () => {} },
  transport: { goods: [], held: null, targets: new Map<string, number>(), pick: () => {}, move: () => {} },
  reason: () => null,
  pick: () => {},
  cancel: () => {},
};
