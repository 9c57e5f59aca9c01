/** The other end of a line: what tests say as the server. */

import type { Dial, Line } from '../src/net/live';
import type { Bid, Group, Place, Use } from '../src/generated/wire';
import type {
  Colour, Counts, GameEvent, Legal, Move, ServerMessage, StateMessage, TableInfo, UpdateMessage, View,
} from '../src/net/types';

export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly path: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

export class FakeServer {
  lines: FakeLine[] = [];
  readonly dial: Dial = (path) => {
    const line = new FakeLine(path);
    this.lines.push(line);
    return line;
  };
  get line(): FakeLine {
    const last = this.lines.at(-1);
    if (!last) throw new Error('nobody has dialled');
    return last;
  }
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seat = { kind: 'person', name: 'Dara', bot: '', stand_in: false, reserve: 0, deadline: null, face: '' as const, level: 0 } as const;
  return {
    id: 't1', status: 'playing', seats: [{ seat: 0, ...seat, name: 'Mei' }, { seat: 1, ...seat }],
    options: { boat_4a_on_turn_order: false, boat_3b_leftovers: true },
    pace: { kind: 'none', seconds: 0, reserve: 0 }, on_timeout: 'planner', hints: true, scores: true, tutorial: false, listed: false,
    watchable: true, seq: 1, to_act: [0], created_at: 0, updated_at: 0, finished_at: null,
    result: null, next_table: null, commitment: 'c0'.repeat(32), daily: '', closes_at: null, uploaded: false, ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  const seat = { worker_count: 8, skill_count: 0, winter_count: 3, village: [{ tile: 'home_1' }] };
  return {
    format: 'keyflower view 1', seat: 0, players: 2, options: table().options, season: 'spring',
    phase: 'turn', start: 0, turn: 0, passes: 0, seats: [seat, { ...seat }], bag_count: 90,
    pile_count: 40, catalogue: '1', lots: [], turn_order: [], boats: [], gone: [], stock: {}, greens: 0, ...more,
  };
}

// ---- Events

export function event(seq: number, seat: number, move: Move, more: Partial<GameEvent> = {}): GameEvent {
  return { seq, seat, season: 'spring', text: '', move, drew: [], laid_out: [], loaded: {}, ends: null, at: 0, ...more };
}

/** A place by its notation: `lot:miner`, `turn:1`, `p2:stable`, `boat:keyflower`. */
export function place(at: string, side: Place['side'] = 'front'): Place {
  const [where = '', name = ''] = at.split(':');
  const tile = where === 'turn' ? `turn_order_tile_${name}` : name;
  return { at, tile, side, owner: where.startsWith('p') ? Number(where.slice(1)) : null };
}

export const group = (at: string, count: number, colour: Colour): Group => ({ place: place(at), count, colour });

/** `before` workers are there already. */
export function bid(at: string, colour: Colour, screen: number, groups: Group[] = [], before = 0): Bid {
  const added = groups.reduce((sum, { count }) => sum + count, screen);
  return { do: 'bid', place: place(at), colour, screen, groups, added, total: added + before };
}

export function use(at: string, screen: Counts<Colour>, groups: Group[] = []): Use {
  const workers = { ...screen };
  for (const { colour, count } of groups) workers[colour] = (workers[colour] ?? 0) + count;
  return { do: 'use', place: place(at), screen, groups, workers };
}

export function state(more: Partial<StateMessage> = {}): StateMessage {
  return {
    type: 'state', table: table(), you: { seat: 0, here: [0], host: true, pass_mode: '', prepared: { bids: [], cancelled: [] }, invite: 'i', contribute: false }, seq: 1,
    view: view(), events: [event(0, -1, { do: 'deal' })], legal: null, standing: null, can_undo: false, chat: [],
    presence: { online: [0], spectators: 0 }, now: 1000, ...more,
  };
}

export function update(more: Partial<UpdateMessage> = {}): UpdateMessage {
  return {
    type: 'update', table: table(), seq: 2, events: [event(1, 0, { do: 'pass' })], view: view(), legal: null,
    standing: null, can_undo: true, pass_mode: '', prepared: { bids: [], cancelled: [] }, now: 1001, ...more,
  };
}

export const legal = { seat: 0, phase: 'turn', plain: [{ do: 'pass', action: 0 }] } as unknown as Legal;
