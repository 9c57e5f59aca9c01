/** The log as it is read: seasons, turns with their small steps, what was taken back.
 *
 * Everything comes from the events themselves; the view helps only where a game began from a
 * position, so that no event told the beginning.
 */

import type { GameEvent, Season, View } from '../net/types';
import type { Draw, Move } from './notation';
import { drawWords, Memory, moveWords, openingWords, readEvent, symbolOf, type Sentence } from './words';

export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];

/** One event in words. */
export interface Told {
  seq: number;
  seat: number;
  move: Move;
  says: Sentence;
  draws: Sentence[];
  undone: boolean;
  /** In which season it happened; null where nothing tells. */
  season: Season | null;
  /** Whether the table was set anew by it: the next season begins after it. */
  opens: boolean;
}

/** A step of a turn as a picture: so many of something, got (1), given (-1) or done (0). */
export interface Gist {
  symbol: string;
  count: number;
  sign: -1 | 0 | 1;
}

export type Entry =
  /** `from`: the number of entries after which it begins, as in a replay's `at`. */
  | { kind: 'season'; season: Season; from: number; says: Sentence[] }
  | { kind: 'close'; season: Season | null; from: number }
  /** Something that happened to all. */
  | { kind: 'note'; from: number; says: Sentence[] }
  | { kind: 'turn'; seat: number; steps: Told[]; undone: boolean; gist: Gist[] };

export interface Chronicle {
  told: Told[];
  entries: Entry[];
}

const SMALL = new Set<Move['do']>(['pay', 'pay-bid', 'take', 'step', 'upgrade', 'done']);

interface Read {
  event: GameEvent;
  move: Move;
  draws: Draw[];
}

export function chronicle(events: readonly GameEvent[], view: View | null = null): Chronicle {
  const read: Read[] = events.filter(Boolean).map((event) => ({ event, ...readEvent(event) }));
  const seasons = seasonsOf(read, view);
  const told: Told[] = [];
  const opening: Sentence[][] = [];
  const standing: Read[] = []; // what was not taken back
  let memory = new Memory(view);
  for (const [i, one] of read.entries()) {
    const { event, move, draws } = one;
    told.push({
      seq: event.seq,
      seat: event.seat,
      move,
      says: moveWords(memory, event.seat, move),
      draws: [],
      undone: false,
      season: seasons[i] ?? null,
      opens: opensSeason(one),
    });
    if (move.do === 'undo') {
      const at = standing.findLastIndex((other) => other.event.seat === event.seat);
      const undone = at < 0 ? undefined : standing.splice(at, 1)[0];
      const line = undone && told.find((other) => other.seq === undone.event.seq);
      if (line) line.undone = true;
      memory = new Memory(view);
      for (const other of standing) memory.takeIn(other.event.seat, other.move, other.draws);
    } else {
      standing.push(one);
      memory.takeIn(event.seat, move, draws);
    }
    const line = told[i];
    if (line) line.draws = drawWords(memory, draws);
    opening.push(line?.opens ? openingWords(memory, draws) : []);
  }
  return { told, entries: entriesOf(told, opening, view) };
}

/** Whether tiles were laid out for all to see: then a season's turns begin after this event. */
function opensSeason({ move, draws }: { move: Move; draws: Draw[] }): boolean {
  return draws.some(
    (draw) => draw.seat === null && draw.kind === 'tile' && !(move.do === 'deal' && draw.what?.startsWith('home_')),
  );
}

/** The season of each event: they follow each other, and the view says which one it is now. */
function seasonsOf(read: readonly Read[], view: View | null): (Season | null)[] {
  const picks = read.findIndex((one) => one.move.do === 'winter');
  const opened: number[] = [];
  let count = 0;
  for (const one of read) {
    opened.push(count);
    if (one.move.do !== 'deal' && one.move.do !== 'winter' && opensSeason(one)) count += 1;
  }
  let first = 0;
  if (read[0]?.move.do !== 'deal') {
    const picking = view?.phase === 'pick_winter';
    if (picks >= 0) first = AUTUMN - (opened[picks] ?? 0);
    else first = view ? SEASONS.indexOf(view.season) - (picking ? 1 : 0) - count : NaN;
  }
  return opened.map((before, i) => SEASONS[picks >= 0 && i >= picks ? WINTER : first + before] ?? null);
}

const AUTUMN = 2;
const WINTER = 3;

function entriesOf(told: readonly Told[], opening: readonly Sentence[][], view: View | null): Entry[] {
  const out: Entry[] = [];
  let season: Season | null = null;
  let closed = false;
  let lead: Extract<Entry, { kind: 'turn' }> | null = null;
  const begin = (next: Season, from: number, says: Sentence[]): void => {
    season = next;
    closed = false;
    out.push({ kind: 'season', season: next, from, says });
  };
  for (const [i, one] of told.entries()) {
    if (one.season && one.season !== season && one.move.do !== 'deal') {
      const says = i > 0 && one.season !== 'winter' ? (opening[i - 1] ?? []) : [];
      begin(one.season, i, says);
      lead = null;
    }
    if (one.move.do === 'boat' && !closed) {
      closed = true;
      out.push({ kind: 'close', season: one.season, from: i });
    }
    if (one.move.do === 'undo') {
      const entry = out.findLast(
        (other) => other.kind === 'turn' && other.seat === one.seat && other.steps.some((step) => step.undone),
      );
      if (entry?.kind === 'turn') {
        entry.steps.push(one);
        continue;
      }
    }
    if (SMALL.has(one.move.do) && lead && lead.seat === one.seat && out.at(-1) === lead) {
      lead.steps.push(one);
    } else {
      const entry: Entry = { kind: 'turn', seat: one.seat, steps: [one], undone: false, gist: [] };
      out.push(entry);
      lead = one.move.do === 'use' ? entry : null;
    }
    if (one.opens && one.season === 'winter') {
      out.push({ kind: 'note', from: i + 1, says: opening[i] ?? [] });
    }
  }
  const now = view?.season;
  const opened = told.at(-1)?.opens ? (opening.at(-1) ?? []) : [];
  if (now && now !== season && told.length) begin(now, told.length, now === 'winter' ? [] : opened);
  for (const entry of out) {
    if (entry.kind !== 'turn') continue;
    entry.undone = entry.steps[0]?.undone ?? false;
    entry.gist = gistOf(entry.steps.filter((step) => !step.undone));
  }
  return out;
}

/** What small steps came to, for a line that is not unfolded. */
function gistOf(steps: readonly Told[]): Gist[] {
  const out: Gist[] = [];
  const add = (symbol: string, count: number, sign: Gist['sign']): void => {
    const same = out.find((other) => other.symbol === symbol && other.sign === sign);
    if (same) same.count += count;
    else out.push({ symbol, count, sign });
  };
  for (const { move, draws } of steps) {
    if (move.do === 'pay') add(symbolOf(move.what), 1, -1);
    if (move.do === 'take') add(symbolOf(move.good), 1, 1);
    if (move.do === 'step') add('step', 1, 0);
    if (move.do === 'upgrade') add('upgrade', 1, 0);
    if (move.do === 'deal') continue;
    for (const { args } of draws) {
      if (typeof args.icon === 'object' && args.icon.is === 'icon' && typeof args.count === 'number') {
        add(args.icon.symbol, args.count, 1);
      }
      if (typeof args.pieces === 'object' && args.pieces.is === 'list') {
        for (const piece of args.pieces.of) {
          if (!('id' in piece) || typeof piece.args.count !== 'number') continue;
          const { icon } = piece.args;
          if (typeof icon === 'object' && icon.is === 'icon') add(icon.symbol, piece.args.count, 1);
        }
      }
    }
  }
  return out;
}

/** Where seasons begin, as numbers of entries: chapters of a replay. */
export function chapters(found: Chronicle): { season: Season; from: number }[] {
  return found.entries.filter((entry) => entry.kind === 'season').map(({ season, from }) => ({ season, from }));
}
