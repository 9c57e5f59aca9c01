/** An entry of the log as a sentence: the id of a Fluent message and what stands in it.
 *
 * Nothing is decided here and no rule is known: a sentence says what the event says. What earlier
 * events told is remembered (how large a losing bid is, which tile lies where), so that a later
 * one can be put into words.
 */

import type { Colour, GameEvent, Side, View } from '../net/types';
import { COLOURS, placeWord, readDraw, readMove, SKILLS, type Draw, type Move, type Place } from './notation';

/** What stands in a sentence beside numbers: say.svelte.ts turns it into words or pictures. */
export type Thing =
  | { is: 'seat'; seat: number }
  | { is: 'tile'; tile: string; side: Side }
  | { is: 'turn'; number: number }
  | { is: 'icon'; symbol: string }
  | { is: 'list'; of: (Thing | Sentence)[] };

export type Value = number | Thing;

export interface Sentence {
  id: string;
  args: Record<string, Value>;
}

/** Workers beside a tile. */
interface Group {
  count: number;
  colour: Colour;
}

/** What the events so far have told. */
export class Memory {
  readonly #bids = new Map<string, Map<number, Group>>();
  readonly #cells = new Map<string, string>();
  readonly #sides = new Map<string, Side>();

  /** A view knows villages and boats' sides that no event told: in games begun from a position. */
  constructor(view: View | null = null) {
    view?.seats.forEach((seat, number) => {
      for (const tile of [...seat.village, ...(seat.won ?? [])]) {
        const [column, row] = tile.at ?? [0, 0];
        this.#cells.set(`${number}:${column},${row}`, tile.tile);
        if (tile.side) this.#sides.set(tile.tile, tile.side);
      }
    });
    for (const lot of view?.lots ?? []) if (lot.side) this.#sides.set(lot.tile, lot.side);
  }

  tile(tile: string): Thing {
    const turn = /^turn_order_tile_(\d)$/.exec(tile);
    if (turn) return { is: 'turn', number: Number(turn[1]) };
    return { is: 'tile', tile, side: this.#sides.get(tile) ?? 'front' };
  }

  /** The tile at a place of a village, where events or the view have told it. */
  tileAt(seat: number, cell: string): Thing | null {
    const found = this.#cells.get(`${seat}:${cell}`);
    return found === undefined ? null : this.tile(found);
  }

  group(seat: number, place: Place): Group | null {
    return this.#bids.get(placeWord(place))?.get(seat) ?? null;
  }

  /** What an event changes. */
  takeIn(seat: number, move: Move, draws: readonly Draw[]): void {
    if (move.do === 'bid') {
      const joined = together(this, seat, move);
      for (const group of move.groups) this.#bids.get(placeWord(group))?.delete(seat);
      if (joined) {
        const key = placeWord(move.place);
        const bids = this.#bids.get(key) ?? new Map<number, Group>();
        bids.set(seat, { count: joined.total, colour: joined.colour });
        this.#bids.set(key, bids);
      }
    } else if (move.do === 'use') {
      for (const group of move.groups) this.#bids.get(placeWord(group))?.delete(seat);
    } else if (move.do === 'pay-bid') {
      this.#bids.get(placeWord(move.group))?.delete(seat);
    } else if (move.do === 'place') {
      this.#cells.set(`${seat}:${move.cell}`, move.tile);
    }
    let latest = '';
    let homes = 0;
    let laidOut = false;
    for (const draw of draws) {
      if (draw.seat !== null || draw.what === null) continue;
      if (draw.kind === 'side') this.#sides.set(latest, draw.what as Side);
      if (draw.kind !== 'tile') continue;
      latest = draw.what;
      if (move.do === 'deal' && latest.startsWith('home_')) {
        this.#cells.set(`${homes}:0,0`, latest);
        homes += 1;
      } else {
        laidOut = true;
      }
    }
    if (laidOut) this.#bids.clear(); // a new season
  }
}

/** A bid with all that joins it: how many are new there, how many there are then. */
function together(
  memory: Memory,
  seat: number,
  move: Extract<Move, { do: 'bid' }>,
): { colour: Colour; added: number; total: number } | null {
  let { colour, count } = move;
  for (const place of move.groups) {
    const group = memory.group(seat, place);
    if (!group) return null;
    colour ??= group.colour;
    count += group.count;
  }
  if (!colour) return null;
  // A group that stays where it is (`bid 1 red +lot:well lot:well`) is counted with the others.
  const here = placeWord(move.place);
  const stays = move.groups.some((group) => placeWord(group) === here);
  const before = stays ? 0 : (memory.group(seat, move.place)?.count ?? 0);
  return { colour, added: count, total: count + before };
}

export const worker = (colour: string): Thing => ({ is: 'icon', symbol: `worker-${colour}` });

/** The symbol of a worker, a skill or a resource. */
export function symbolOf(kind: string): string {
  if ((COLOURS as readonly string[]).includes(kind) || kind === 'purple') return `worker-${kind}`;
  if (kind === 'skill') return 'skill-any';
  return (SKILLS as readonly string[]).includes(kind) ? `skill-${kind}` : `good-${kind}`;
}

/** `3 red` in a list within a sentence. */
export function some(kind: string, count: number): Sentence {
  return { id: `log-some-${kind}`, args: { count, icon: { is: 'icon', symbol: symbolOf(kind) } } };
}

/** Equal things together, in the order of `order`. */
function counted(kinds: readonly string[], order: readonly string[]): Sentence[] {
  const found = [...new Set(kinds)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return found.map((kind) => some(kind, kinds.filter((other) => other === kind).length));
}

const PIECES = [...COLOURS, ...SKILLS, 'skill', 'gold', 'iron', 'stone', 'wood'];

export const list = (of: (Thing | Sentence)[]): Thing => ({ is: 'list', of });

function placeThing(memory: Memory, place: Place): Thing {
  return place.at === 'turn' ? { is: 'turn', number: place.number } : memory.tile(place.tile);
}

/** What a move says; the memory is of everything before it. */
export function moveWords(memory: Memory, seat: number, move: Move): Sentence {
  const name: Thing = { is: 'seat', seat };
  switch (move.do) {
    case 'bid': {
      const place = placeThing(memory, move.place);
      const joined = together(memory, seat, move);
      const from = list(move.groups.map((group) => placeThing(memory, group)));
      if (!joined) return { id: 'log-bid-moved', args: { name, place, from } };
      const { colour, added, total } = joined;
      const how = total > added ? 'raise' : 'bid';
      const moved = move.groups.length ? '-from' : '';
      return {
        id: `log-${how}${moved}-${colour}`,
        args: { name, place, count: added, total, icon: worker(colour), ...(moved ? { from } : {}) },
      };
    }
    case 'use':
      return useWords(memory, seat, move);
    case 'pay':
      return { id: `log-pay-${move.what}`, args: { name, icon: { is: 'icon', symbol: symbolOf(move.what) } } };
    case 'pay-bid': {
      const group = memory.group(seat, move.group);
      const place = placeThing(memory, move.group);
      if (!group) return { id: 'log-pay-bid', args: { name, place } };
      return {
        id: `log-pay-bid-${group.colour}`,
        args: { name, place, count: group.count, icon: worker(group.colour) },
      };
    }
    case 'take':
      return { id: `log-take-${move.good}`, args: { name, icon: { is: 'icon', symbol: symbolOf(move.good) } } };
    case 'step': {
      const from = memory.tileAt(seat, move.from);
      const to = memory.tileAt(seat, move.to);
      const icon: Thing = { is: 'icon', symbol: symbolOf(move.good) };
      if (!from || !to) return { id: `log-step-${move.good}-somewhere`, args: { name, icon } };
      return { id: `log-step-${move.good}`, args: { name, icon, from, to } };
    }
    case 'upgrade': {
      const tile = memory.tile(move.tile);
      const cost = counted(move.cost, PIECES);
      if (!cost.length) return { id: 'log-upgrade-free', args: { name, tile } };
      return { id: 'log-upgrade', args: { name, tile, cost: list(cost) } };
    }
    case 'boat':
      return { id: 'log-boat', args: { name, boat: memory.tile(move.boat) } };
    case 'place':
      return { id: 'log-place', args: { name, tile: memory.tile(move.tile) } };
    case 'winter': {
      const tiles = list(move.tiles.map((tile) => memory.tile(tile)));
      if (!move.tiles.length) return { id: 'log-winter', args: { name } };
      return { id: 'log-winter-tiles', args: { name, tiles, count: move.tiles.length } };
    }
    case 'flip':
      return { id: 'log-flip', args: { name, tile: memory.tile(move.tile) } };
    case 'deal':
      return { id: 'log-deal', args: {} };
    case 'unknown':
      return { id: 'log-unknown', args: { name } };
    default:
      return { id: `log-${move.do}`, args: { name } };
  }
}

function useWords(memory: Memory, seat: number, move: Extract<Move, { do: 'use' }>): Sentence {
  const { place, groups } = move;
  const workers: Partial<Record<Colour, number>> = { ...move.workers };
  let known = true;
  for (const where of groups) {
    const group = memory.group(seat, where);
    if (group) workers[group.colour] = (workers[group.colour] ?? 0) + group.count;
    else known = false;
  }
  const args: Record<string, Value> = { name: { is: 'seat', seat }, place: placeThing(memory, place) };
  let where = 'lot';
  if (place.at === 'village') {
    where = place.seat === seat ? 'own' : 'other';
    if (where === 'other') args.owner = { is: 'seat', seat: place.seat };
  }
  if (!known) return { id: `log-use-${where}-some`, args };
  const used = COLOURS.filter((colour) => workers[colour]);
  const [first] = used;
  if (used.length === 1 && first) {
    return {
      id: `log-use-${where}-${first}`,
      args: { ...args, count: workers[first] ?? 0, icon: worker(first) },
    };
  }
  const mixed = list(used.map((colour) => some(colour, workers[colour] ?? 0)));
  return { id: `log-use-${where}-mixed`, args: { ...args, workers: mixed } };
}

/** What was drawn for single players: each in a sentence of their own. */
export function drawWords(memory: Memory, draws: readonly Draw[]): Sentence[] {
  const out: Sentence[] = [];
  const seats = [...new Set(draws.map((draw) => draw.seat))].filter((seat) => seat !== null);
  for (const seat of seats.sort()) {
    const mine = draws.filter((draw) => draw.seat === seat);
    const name: Thing = { is: 'seat', seat };
    const count = (kind: string): number =>
      mine.filter((draw) => draw.kind === kind && draw.what === null).length;
    const known = mine.filter((draw) => draw.what !== null);
    const pieces = known.filter((draw) => draw.kind !== 'tile').map((draw) => draw.what ?? '');
    const tiles = known.filter((draw) => draw.kind === 'tile').map((draw) => draw.what ?? '');
    if (pieces.length) out.push({ id: 'log-drew', args: { name, pieces: list(counted(pieces, PIECES)) } });
    if (count('worker')) {
      out.push({ id: 'log-drew-workers', args: { name, count: count('worker'), icon: { is: 'icon', symbol: 'worker-bag' } } });
    }
    if (count('skill')) {
      out.push({ id: 'log-drew-skills', args: { name, count: count('skill'), icon: { is: 'icon', symbol: 'skill-pile' } } });
    }
    if (tiles.length) {
      out.push({ id: 'log-got-tiles', args: { name, tiles: list(tiles.map((tile) => memory.tile(tile))) } });
    }
    if (count('tile')) out.push({ id: 'log-got-hidden', args: { name, count: count('tile') } });
  }
  return out;
}

/** What a season begins with, as all saw it: tiles laid out, what was put on the boats. */
export function openingWords(memory: Memory, draws: readonly Draw[]): Sentence[] {
  const open = draws.filter((draw) => draw.seat === null && draw.what !== null);
  const tiles = open.filter((draw) => draw.kind === 'tile' && !draw.what?.startsWith('home_'));
  const load = open.filter((draw) => draw.kind === 'worker' || draw.kind === 'skill');
  const out: Sentence[] = [];
  if (tiles.length) {
    out.push({ id: 'log-laid-out', args: { tiles: list(tiles.map((draw) => memory.tile(draw.what ?? ''))) } });
  }
  if (load.length) {
    const pieces = counted(load.map((draw) => draw.what ?? ''), PIECES);
    out.push({ id: 'log-loaded', args: { pieces: list(pieces) } });
  }
  return out;
}

/** Read once: the move and the draws of an event. */
export function readEvent(event: GameEvent): { move: Move; draws: Draw[] } {
  return { move: readMove(event.move), draws: event.drew.map((drawn) => readDraw(String(drawn))) };
}
