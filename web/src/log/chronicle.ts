/** The log as it is read: seasons, turns with their small steps, what was taken back. */

import type { GameEvent, Move, Season, View } from '../net';
import { drawWords, endWords, moveWords, openingWords, symbolOf, type Sentence } from './words';

/** One event in words. */
export interface Told {
  event: GameEvent;
  says: Sentence;
  draws: Sentence[];
  /** What the end of the season brought, where this was its last pass. */
  ends: Sentence[];
  undone: boolean;
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
  | { kind: 'close'; season: Season; from: number; says: Sentence[] }
  /** Something that happened to all. */
  | { kind: 'note'; from: number; says: Sentence[] }
  | { kind: 'turn'; seat: number; steps: Told[]; undone: boolean; gist: Gist[] };

export interface Chronicle {
  told: Told[];
  entries: Entry[];
}

const MINOR_MOVES = new Set<Move['do']>(['pay', 'pay-bid', 'take', 'step', 'upgrade', 'done']);

/** `view` says which season it is now: the latest event may have ended the one before. */
export function chronicle(events: readonly GameEvent[], view: View | null = null): Chronicle {
  const known = events.filter(Boolean);
  const undone = new Set(known.flatMap(({ move }) => (move.do === 'undo' ? [move.takes_back] : [])));
  const told = known.map((event) => ({
    event,
    says: moveWords(event),
    draws: drawWords(event.drew),
    ends: event.ends ? endWords(event.ends, event.season) : [],
    undone: undone.has(event.seq),
  }));
  return { told, entries: entriesOf(told, view) };
}

function entriesOf(told: readonly Told[], view: View | null): Entry[] {
  const out: Entry[] = [];
  let season: Season | null = null;
  let lead: Extract<Entry, { kind: 'turn' }> | null = null;
  const begin = (next: Season, from: number): void => {
    season = next;
    const before = told[from - 1]?.event;
    // Winter begins with picking tiles: they are laid out later, as a note.
    out.push({ kind: 'season', season: next, from, says: before && next !== 'winter' ? openingWords(before) : [] });
  };
  for (const [i, one] of told.entries()) {
    const { event } = one;
    const { move } = event;
    if (event.season !== season && move.do !== 'deal') {
      begin(event.season, i);
      lead = null;
    }
    if (move.do === 'undo') {
      const entry = out.findLast((other) =>
        other.kind === 'turn' && other.steps.some((step) => step.event.seq === move.takes_back)
      );
      if (entry?.kind === 'turn') {
        entry.steps.push(one);
        continue;
      }
    }
    if (MINOR_MOVES.has(move.do) && lead && lead.seat === event.seat && out.at(-1) === lead) {
      lead.steps.push(one);
    } else {
      const entry: Entry = { kind: 'turn', seat: event.seat, steps: [one], undone: false, gist: [] };
      out.push(entry);
      lead = move.do === 'use' ? entry : null;
    }
    if (one.ends.length && !one.undone) {
      out.push({ kind: 'close', season: event.season, from: i + 1, says: one.ends });
    }
    if (event.season === 'winter' && event.laid_out.length) {
      out.push({ kind: 'note', from: i + 1, says: openingWords(event) });
    }
  }
  if (view && view.season !== season && told.length) begin(view.season, told.length);
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
    if (!count) return;
    if (same) same.count += count;
    else out.push({ symbol, count, sign });
  };
  for (const { event: { move, drew } } of steps) {
    if (move.do === 'deal') continue;
    if (move.do === 'pay') add(symbolOf(move.what), 1, -1);
    if (move.do === 'take') add(symbolOf(move.resource), 1, 1);
    if (move.do === 'step' || move.do === 'upgrade') add(move.do, 1, 0);
    for (const drawn of drew) {
      for (const [kind, count] of Object.entries({ ...drawn.workers, ...drawn.skills })) add(symbolOf(kind), count, 1);
      add('worker-bag', drawn.hidden_workers, 1);
      add('skill-pile', drawn.hidden_skills, 1);
    }
  }
  return out;
}

/** Where seasons begin, as numbers of entries: chapters of a replay. */
export function chapters(found: Chronicle): { season: Season; from: number }[] {
  const out: { season: Season; from: number }[] = [];
  for (const entry of found.entries) {
    if (entry.kind !== 'season') continue;
    const again = out.findIndex(({ season }) => season === entry.season);
    if (again >= 0) out.length = again + 1; // the end of that season was taken back
    else out.push({ season: entry.season, from: entry.from });
  }
  return out;
}
