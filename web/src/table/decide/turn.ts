/** Bids and uses: from what is picked in the panel to the number of an action, and back.
 *
 * The server lists ranges: which losing bids join (`groups`) and from how many to how many workers
 * come from the screen. A draft may be incomplete on the way; `actionOfTurn` says whether it is an
 * action. Only sums are used on action numbers: they have more than 32 bits.
 */

import type {
  BidChoice, BidRange, Colour, Counts, Legal, Losing, UseChoice, UseRange,
} from '../../net/types';
import { COLOURS, losingAt } from './legal';

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

export function bidAt(legal: Legal, at: string): BidChoice | undefined {
  return legal.bids.find((choice) => choice.at === at);
}

export function useAt(legal: Legal, at: string): UseChoice | undefined {
  return legal.uses.find((choice) => choice.at === at);
}

export function modesAt(legal: Legal, at: string): Mode[] {
  const out: Mode[] = [];
  if (bidAt(legal, at)) out.push('bid');
  if (useAt(legal, at)) out.push('use');
  return out;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((slot) => b.includes(slot));

const total = (counts: Counts<Colour>): number =>
  COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);

/** The colours that a range of uses places, from the screen and in losing bids. */
function coloursOf(legal: Legal, range: UseRange): Set<Colour> {
  const out = new Set<Colour>(COLOURS.filter((colour) => range.most_of[colour]));
  for (const slot of range.groups) {
    const group = losingAt(legal, slot);
    if (group) out.add(group.colour);
  }
  return out;
}

/** Whether several colours may be placed at once (X8). */
export function mixes(legal: Legal, draft: TurnDraft): boolean {
  if (draft.mode === 'bid') return false;
  const use = useAt(legal, draft.at);
  return use !== undefined && use.ranges.some((range) => coloursOf(legal, range).size > 1);
}

/** The colour of a draft that has only one. */
export function colourOf(legal: Legal, draft: TurnDraft): Colour | null {
  const group = draft.groups.map((slot) => losingAt(legal, slot)).find((found) => found);
  return group?.colour ?? COLOURS.find((colour) => draft.counts[colour] !== undefined) ?? null;
}

export function groupsOf(legal: Legal, draft: TurnDraft): Losing[] {
  return legal.losing.filter((bid) => draft.groups.includes(bid.slot));
}

/** Workers in the draft: from the screen and in losing bids. */
export function size(legal: Legal, draft: TurnDraft): number {
  return total(draft.counts) + groupsOf(legal, draft).reduce((sum, bid) => sum + bid.size, 0);
}

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

function bidRange(legal: Legal, draft: TurnDraft): BidRange | undefined {
  const colour = colourOf(legal, draft);
  return bidAt(legal, draft.at)?.ranges.find(
    (range) => range.colour === colour && same(range.groups, draft.groups),
  );
}

function useRange(legal: Legal, draft: TurnDraft): UseRange | undefined {
  const ranges = useAt(legal, draft.at)?.ranges.filter((range) => same(range.groups, draft.groups));
  if (!ranges || ranges.length < 2) return ranges?.[0];
  // One range for each colour: only where no losing bid joins and colours do not mix.
  const colour = colourOf(legal, draft);
  return ranges.find((range) => colour !== null && range.most_of[colour]);
}

/** How many workers of a colour from the screen make the draft complete; null: none do. */
export function limits(legal: Legal, draft: TurnDraft, colour: Colour): Limits | null {
  if (draft.mode === 'bid') {
    const range = bidRange(legal, draft);
    return range && range.colour === colour ? { least: range.least, most: range.most } : null;
  }
  const range = useRange(legal, draft);
  if (!range) return null;
  const others = total(draft.counts) - (draft.counts[colour] ?? 0);
  const most = Math.min(range.most_of[colour] ?? 0, range.most - others);
  const least = Math.max(0, range.least - others);
  return most < 0 || least > most ? null : { least, most };
}

/** How far the stepper of a colour goes; where colours mix, it starts at 0 on the way up. */
export function reach(legal: Legal, draft: TurnDraft, colour: Colour): Limits {
  if (!mixes(legal, draft)) return limits(legal, draft, colour) ?? { least: 0, most: 0 };
  const range = useRange(legal, draft);
  if (!range) return { least: 0, most: 0 };
  const others = total(draft.counts) - (draft.counts[colour] ?? 0);
  const most = Math.min(range.most_of[colour] ?? 0, range.most - others);
  return { least: 0, most: Math.max(0, most) };
}

export function actionOfTurn(legal: Legal, draft: TurnDraft): number | null {
  if (draft.mode === 'bid') {
    const choice = bidAt(legal, draft.at);
    const range = bidRange(legal, draft);
    const count = total(draft.counts);
    if (!choice || !range || count < range.least || count > range.most) return null;
    if (count && draft.counts[range.colour] !== count) return null;
    return range.action + (count - range.least) * choice.step;
  }
  const use = useAt(legal, draft.at);
  const range = useRange(legal, draft);
  const count = total(draft.counts);
  if (!use || !range || count < range.least || count > range.most) return null;
  let action = range.action;
  for (const colour of COLOURS) {
    const workers = draft.counts[colour] ?? 0;
    if (workers > (range.most_of[colour] ?? 0)) return null;
    action += workers * use.steps[colour];
  }
  return action;
}

/** Whether a losing bid can be part of what is drafted, if need be with others. */
export function fits(legal: Legal, at: string, mode: Mode, slot: number): boolean {
  const choice = mode === 'bid' ? bidAt(legal, at) : useAt(legal, at);
  return choice !== undefined && choice.ranges.some((range) => range.groups.includes(slot));
}

export function fittingColours(legal: Legal, at: string, mode: Mode): Colour[] {
  const choice = mode === 'bid' ? bidAt(legal, at) : useAt(legal, at);
  return choice ? choice.colours : [];
}

/** Colours of which workers from behind the screen can be placed. */
export function screenColours(legal: Legal, at: string, mode: Mode): Colour[] {
  if (mode === 'bid') {
    const ranges = bidAt(legal, at)?.ranges ?? [];
    return COLOURS.filter((colour) => ranges.some((part) => part.colour === colour && part.most > 0));
  }
  const ranges = useAt(legal, at)?.ranges ?? [];
  return COLOURS.filter((colour) => ranges.some((part) => part.most_of[colour]));
}

// ---- What the panel does to a draft

/** A spot was picked: the cheapest placement there, from the screen where that is possible. */
export function startTurn(legal: Legal, at: string, mode?: Mode): TurnDraft | null {
  const modes = modesAt(legal, at);
  const chosen = mode && modes.includes(mode) ? mode : modes[0];
  if (!chosen) return null;
  const empty: TurnDraft = { kind: 'turn', at, mode: chosen, groups: [], counts: {} };
  const drafts: TurnDraft[] = [];
  if (chosen === 'bid') {
    for (const range of bidAt(legal, at)?.ranges ?? []) {
      drafts.push({ ...empty, groups: range.groups, counts: { [range.colour]: range.least } });
    }
  } else {
    for (const range of useAt(legal, at)?.ranges ?? []) {
      drafts.push(leastOf(legal, { ...empty, groups: range.groups }, range));
    }
  }
  const cost = (draft: TurnDraft): number => size(legal, draft) + draft.groups.length * 0.25;
  return drafts.reduce<TurnDraft | null>((best, draft) => {
    if (!best || cost(draft) < cost(best)) return draft;
    return best;
  }, null);
}

/** The use of a range with as few workers from the screen as it takes, of as few colours. */
function leastOf(legal: Legal, draft: TurnDraft, range: UseRange): TurnDraft {
  const counts: Counts<Colour> = {};
  let left = range.least;
  const byMost = COLOURS.filter((colour) => range.most_of[colour]).sort(
    (a, b) => (range.most_of[b] ?? 0) - (range.most_of[a] ?? 0),
  );
  for (const colour of byMost) {
    const taken = Math.min(left, range.most_of[colour] ?? 0);
    if (taken) counts[colour] = taken;
    left -= taken;
  }
  const only = byMost[0];
  if (!Object.keys(counts).length && only && !mixes(legal, draft)) counts[only] = 0;
  return { ...draft, counts };
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
  const found = limits(legal, alone, colour);
  if (found) return { ...alone, counts: { [colour]: found.least } };
  // Only together with losing bids of that colour: the fewest that do.
  const choice = draft.mode === 'bid' ? bidAt(legal, draft.at) : useAt(legal, draft.at);
  const ranges: (BidRange | UseRange)[] = choice?.ranges ?? [];
  const groups = ranges
    .filter((range) => range.groups.some((slot) => losingAt(legal, slot)?.colour === colour))
    .sort((a, b) => a.groups.length - b.groups.length)[0]?.groups;
  return groups ? settled(legal, { ...alone, groups }) : draft;
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

/** The draft with as many workers from the screen as it takes now, the wish kept within. */
function settled(legal: Legal, draft: TurnDraft): TurnDraft {
  if (mixes(legal, draft)) {
    let counts = { ...draft.counts };
    const range = useRange(legal, draft);
    if (range) {
      let room = range.most;
      for (const colour of COLOURS) {
        const kept = Math.min(counts[colour] ?? 0, range.most_of[colour] ?? 0, room);
        room -= kept;
        if (kept) counts[colour] = kept;
        else delete counts[colour];
      }
      if (total(counts) < range.least) counts = leastOf(legal, draft, range).counts;
    }
    return { ...draft, counts };
  }
  const colour = colourOf(legal, draft);
  if (!colour) return draft;
  // The least: what joined is there to save workers of the screen.
  const found = limits(legal, draft, colour);
  return { ...draft, counts: { [colour]: found ? found.least : 0 } };
}

/** What a draft still lacks: nothing, another number, or losing bids that join with these. */
export function lacks(legal: Legal, draft: TurnDraft): 'nothing' | 'workers' | 'other-groups' {
  if (actionOfTurn(legal, draft) !== null) return 'nothing';
  const range = draft.mode === 'bid' ? bidRange(legal, draft) : useRange(legal, draft);
  return range ? 'workers' : 'other-groups';
}

/** The draft of an action, if it is a bid or a use that is legal now. */
export function turnOf(legal: Legal, action: number): TurnDraft | null {
  for (const choice of legal.bids) {
    for (const range of choice.ranges) {
      const more = (action - range.action) / choice.step;
      if (!Number.isInteger(more) || more < 0 || more > range.most - range.least) continue;
      const counts = { [range.colour]: range.least + more };
      return { kind: 'turn', at: choice.at, mode: 'bid', groups: range.groups, counts };
    }
  }
  for (const choice of legal.uses) {
    for (const range of choice.ranges) {
      const counts = countsOf(choice, range, action);
      if (!counts) continue;
      const draft: TurnDraft = { kind: 'turn', at: choice.at, mode: 'use', groups: range.groups, counts };
      if (actionOfTurn(legal, draft) === action) return draft;
    }
  }
  return null;
}

/** The workers of each colour that lead from a range's first number to an action. */
function countsOf(use: UseChoice, range: UseRange, action: number): Counts<Colour> | null {
  let left = action - range.action;
  if (left < 0) return null;
  const counts: Counts<Colour> = {};
  // From the largest step down: no colour's steps reach the next larger one.
  for (const colour of [...COLOURS].sort((a, b) => use.steps[b] - use.steps[a])) {
    const count = Math.floor(left / use.steps[colour]);
    left -= count * use.steps[colour];
    if (count > (range.most_of[colour] ?? 0)) return null;
    if (count) counts[colour] = count;
  }
  return left ? null : counts;
}
