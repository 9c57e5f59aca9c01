/** Bids and uses: from what is picked in the panel to the number of an action, and back.
 *
 * For each colour of a tile the server sends a range: which losing bids may join, how many workers
 * may come from the screen, and how many there must be in all. A draft may be incomplete on the way;
 * `actionOfTurn` says whether it is an action. Only sums are used on action numbers: they have more
 * than 32 bits.
 */

import { COLOURS } from '../../../lib/pieces/pieces';
import type { BidChoice, Colour, Counts, Legal, Losing, UseChoice, WorkerRange } from '../../../net';
import { total } from '../../../board/drawing';
import { losingAt } from './legal';

export type Mode = 'bid' | 'use';

export interface TurnDraft {
  kind: 'turn';
  at: string;
  mode: Mode;
  /** Slots of the losing bids that join, rising. */
  groups: readonly number[];
  /** Workers from behind the screen; a colour with 0 is chosen but empty. */
  counts: Counts<Colour>;
}

export interface Limits {
  least: number;
  most: number;
}

export const bidAt = (legal: Legal, at: string): BidChoice | undefined => legal.bids.find((choice) => choice.at === at);

export const useAt = (legal: Legal, at: string): UseChoice | undefined => legal.uses.find((choice) => choice.at === at);

const choiceAt = (legal: Legal, at: string, mode: Mode): BidChoice | UseChoice | undefined =>
  mode === 'bid' ? bidAt(legal, at) : useAt(legal, at);

const rangesAt = (legal: Legal, at: string, mode: Mode): WorkerRange[] => choiceAt(legal, at, mode)?.ranges ?? [];

export const modesAt = (legal: Legal, at: string): Mode[] =>
  (['bid', 'use'] as const).filter((mode) => choiceAt(legal, at, mode));

/** Whether several colours may be placed at once (X8). */
export const mixes = (legal: Legal, draft: TurnDraft): boolean =>
  rangesAt(legal, draft.at, draft.mode).some((range) => range.colours.length > 1);

/** The colour of a draft that has only one. */
export function colourOf(legal: Legal, draft: TurnDraft): Colour | null {
  const group = draft.groups.map((slot) => losingAt(legal, slot)).find((losing) => losing);
  return group?.colour ?? COLOURS.find((colour) => draft.counts[colour] !== undefined) ?? null;
}

export const groupsOf = (legal: Legal, draft: TurnDraft): Losing[] =>
  legal.losing.filter((bid) => draft.groups.includes(bid.slot));

/** Workers in the draft: from the screen and in losing bids. */
export const size = (legal: Legal, draft: TurnDraft): number =>
  total(draft.counts) + groupsOf(legal, draft).reduce((sum, bid) => sum + bid.size, 0);

/** Workers in the draft by colour. */
export function placed(legal: Legal, draft: TurnDraft): Counts<Colour> {
  const out: Counts<Colour> = {};
  for (const colour of COLOURS) {
    let sum = draft.counts[colour] ?? 0;
    for (const bid of groupsOf(legal, draft)) if (bid.colour === colour) sum += bid.size;
    if (sum) out[colour] = sum;
  }
  return out;
}

/** The range that a draft belongs to: the one with its colours. */
function rangeOf(legal: Legal, draft: TurnDraft): WorkerRange | undefined {
  const colours = [
    ...COLOURS.filter((colour) => draft.counts[colour] !== undefined),
    ...groupsOf(legal, draft).map((bid) => bid.colour),
  ];
  return rangesAt(legal, draft.at, draft.mode).find((range) =>
    colours.every((colour) => range.colours.includes(colour))
  );
}

/** How many workers of a colour the screen can add to the losing bids of a draft; below 0: too many joined. */
function spare(legal: Legal, draft: TurnDraft, range: WorkerRange, colour: Colour): number {
  const most = range.most_of[colour] ?? Infinity;
  const joined = groupsOf(legal, draft).reduce((sum, bid) => sum + (bid.colour === colour ? bid.size : 0), 0);
  return Math.min(range.screen[colour] ?? 0, most - joined);
}

/** Whether the losing bids of a draft can be part of an action, with the right workers. */
function joins(legal: Legal, draft: TurnDraft, range: WorkerRange): boolean {
  if (!draft.groups.every((slot) => range.losing.includes(slot))) return false;
  const joined = size(legal, { ...draft, counts: {} });
  const spares = COLOURS.map((colour) => spare(legal, draft, range, colour));
  const reached = spares.reduce((sum, more) => sum + more, joined);
  return spares.every((more) => more >= 0) && joined <= range.most && reached >= range.least;
}

/** How many workers of a colour from the screen the draft lacks, and has room for. */
function room(legal: Legal, draft: TurnDraft, colour: Colour): Limits {
  const range = rangeOf(legal, draft);
  if (!range?.colours.includes(colour) || !joins(legal, draft, range)) return { least: 0, most: -1 };
  const others = size(legal, draft) - (draft.counts[colour] ?? 0);
  const most = Math.min(spare(legal, draft, range, colour), range.most - others);
  return { least: Math.max(0, range.least - others), most };
}

/** How many workers of a colour from the screen make the draft complete; null: none do. */
export function limits(legal: Legal, draft: TurnDraft, colour: Colour): Limits | null {
  const { least, most } = room(legal, draft, colour);
  return least > most ? null : { least, most };
}

/** How far the stepper of a colour goes; where colours mix, it starts at 0 on the way up. */
export function reach(legal: Legal, draft: TurnDraft, colour: Colour): Limits {
  if (mixes(legal, draft)) return { least: 0, most: Math.max(0, room(legal, draft, colour).most) };
  return limits(legal, draft, colour) ?? { least: 0, most: 0 };
}

export function actionOfTurn(legal: Legal, draft: TurnDraft): number | null {
  const choice = choiceAt(legal, draft.at, draft.mode);
  const range = rangeOf(legal, draft);
  if (!choice || !range || !joins(legal, draft, range)) return null;
  const workers = size(legal, draft);
  if (workers < range.least || workers > range.most) return null;
  let action = range.base;
  for (const bid of groupsOf(legal, draft)) action += bid.step;
  for (const colour of COLOURS) {
    const count = draft.counts[colour] ?? 0;
    if (count > spare(legal, draft, range, colour)) return null;
    action += count * (choice.steps[colour] ?? 0);
  }
  return action;
}

/** Whether a losing bid can be part of what is drafted, if need be with others. */
export const fits = (legal: Legal, at: string, mode: Mode, slot: number): boolean =>
  rangesAt(legal, at, mode).some((range) => range.losing.includes(slot));

export function fittingColours(legal: Legal, at: string, mode: Mode): Colour[] {
  const ranges = rangesAt(legal, at, mode);
  return COLOURS.filter((colour) => ranges.some((range) => range.colours.includes(colour)));
}

/** Colours of which workers from behind the screen can be placed. */
export function screenColours(legal: Legal, at: string, mode: Mode): Colour[] {
  const ranges = rangesAt(legal, at, mode);
  return COLOURS.filter((colour) => ranges.some((range) => range.screen[colour]));
}

// ---- What the panel does to a draft

/** A spot was picked: the cheapest placement there, from the screen where that is possible. */
export function startTurn(legal: Legal, at: string, mode?: Mode): TurnDraft | null {
  const modes = modesAt(legal, at);
  const chosen = mode && modes.includes(mode) ? mode : modes[0];
  const choice = chosen && choiceAt(legal, at, chosen);
  if (!choice) return null;
  const cost = (draft: TurnDraft): number => size(legal, draft) + draft.groups.length * 0.25;
  let best: TurnDraft | null = null;
  for (const range of choice.ranges) {
    const draft = readRange(legal, choice, chosen, range, range.action);
    if (draft && (!best || cost(draft) < cost(best))) best = draft;
  }
  return best;
}

export function withMode(legal: Legal, draft: TurnDraft, mode: Mode): TurnDraft {
  if (mode === draft.mode) return draft;
  const begun = startTurn(legal, draft.at, mode);
  if (!begun) return draft;
  const colour = colourOf(legal, draft);
  return colour ? withColour(legal, begun, colour) : begun;
}

/** A colour was picked. Where colours do not mix, it takes the place of the one before. */
export function withColour(legal: Legal, draft: TurnDraft, colour: Colour): TurnDraft {
  if (!fittingColours(legal, draft.at, draft.mode).includes(colour)) return draft;
  if (mixes(legal, draft)) {
    const count = draft.counts[colour] ?? 0;
    return count ? draft : withCount(legal, draft, colour, count + 1);
  }
  if (colourOf(legal, draft) === colour) return { ...draft, counts: { [colour]: draft.counts[colour] ?? 0 } };
  const alone: TurnDraft = { ...draft, groups: [], counts: { [colour]: 0 } };
  const bounds = limits(legal, alone, colour);
  if (bounds) return { ...alone, counts: { [colour]: bounds.least } };
  // Only together with losing bids of that colour: the fewest that do.
  const choice = choiceAt(legal, draft.at, draft.mode);
  const range = rangeOf(legal, alone);
  return (choice && range && readRange(legal, choice, draft.mode, range, range.action)) ?? draft;
}

export function withCount(legal: Legal, draft: TurnDraft, colour: Colour, count: number): TurnDraft {
  const { least, most } = reach(legal, draft, colour);
  const kept = Math.max(least, Math.min(most, count));
  const counts: Counts<Colour> = mixes(legal, draft) ? { ...draft.counts } : {};
  if (kept || !mixes(legal, draft)) counts[colour] = kept;
  else delete counts[colour];
  return { ...draft, counts };
}

/** A losing bid was put in or taken out, whole. */
export function withGroup(legal: Legal, draft: TurnDraft, slot: number): TurnDraft {
  const group = losingAt(legal, slot);
  if (!group || !fits(legal, draft.at, draft.mode, slot)) return draft;
  const leaves = draft.groups.includes(slot);
  let groups = leaves ? draft.groups.filter((other) => other !== slot) : [...draft.groups, slot];
  groups = groups.sort((a, b) => a - b);
  let counts = draft.counts;
  if (!mixes(legal, draft)) {
    groups = groups.filter((other) => losingAt(legal, other)?.colour === group.colour);
    counts = { [group.colour]: draft.counts[group.colour] ?? 0 };
  }
  return settled(legal, { ...draft, groups, counts });
}

/** The draft with as many workers from the screen as it takes now, as close to the chosen number as possible. */
function settled(legal: Legal, draft: TurnDraft): TurnDraft {
  if (mixes(legal, draft)) {
    const range = rangeOf(legal, draft);
    return range && joins(legal, draft, range) ? filled(legal, draft, range) : draft;
  }
  const colour = colourOf(legal, draft);
  if (!colour) return draft;
  // The least: what joined is there to save workers of the screen.
  const bounds = limits(legal, draft, colour);
  return { ...draft, counts: { [colour]: bounds ? bounds.least : 0 } };
}

/** As many of the chosen workers as there is room for, and as many more as are needed. */
function filled(legal: Legal, draft: TurnDraft, range: WorkerRange): TurnDraft {
  const joined = size(legal, { ...draft, counts: {} });
  const counts: Counts<Colour> = {};
  const take = (colour: Colour, wanted: number, room: number): void => {
    const count = (counts[colour] ?? 0) + Math.min(wanted, room - total(counts));
    const taken = Math.min(count, spare(legal, draft, range, colour));
    if (taken) counts[colour] = taken;
  };
  for (const colour of COLOURS) take(colour, draft.counts[colour] ?? 0, range.most - joined);
  const lacking = range.least - joined;
  for (const colour of COLOURS) if (total(counts) < lacking) take(colour, lacking, lacking);
  return { ...draft, counts };
}

/** What a draft still lacks: nothing, another number, or losing bids that join with these. */
export function lacks(legal: Legal, draft: TurnDraft): 'nothing' | 'workers' | 'other-groups' {
  if (actionOfTurn(legal, draft) !== null) return 'nothing';
  const range = rangeOf(legal, draft);
  return range && joins(legal, draft, range) ? 'workers' : 'other-groups';
}

/** The draft of an action, if it is a bid or a use that is legal now. */
export function turnOf(legal: Legal, action: number): TurnDraft | null {
  for (const mode of ['bid', 'use'] as const) {
    for (const choice of mode === 'bid' ? legal.bids : legal.uses) {
      for (const range of choice.ranges) {
        const draft = readRange(legal, choice, mode, range, action);
        if (draft && actionOfTurn(legal, draft) === action) return draft;
      }
    }
  }
  return null;
}

/** The losing bids and workers that lead from the base of a range to an action. */
function readRange(
  legal: Legal,
  choice: BidChoice | UseChoice,
  mode: Mode,
  range: WorkerRange,
  action: number,
): TurnDraft | null {
  let left = action - range.base;
  if (left < 0) return null;
  // From the largest step down: what is below it never adds up to it.
  const groups: number[] = [];
  for (const bid of legal.losing.toSorted((a, b) => b.step - a.step)) {
    if (!range.losing.includes(bid.slot) || left < bid.step) continue;
    groups.unshift(bid.slot);
    left -= bid.step;
  }
  const [only, ...others] = range.colours;
  const counts: Counts<Colour> = only && !others.length ? { [only]: 0 } : {};
  const step = (colour: Colour): number => choice.steps[colour] ?? Infinity;
  for (const colour of range.colours.toSorted((a, b) => step(b) - step(a))) {
    const count = Math.floor(left / step(colour));
    if (count) counts[colour] = count;
    left -= count ? count * step(colour) : 0;
  }
  return left ? null : { kind: 'turn', at: choice.at, mode, groups, counts };
}
