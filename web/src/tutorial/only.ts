/** Of all that is legal, only what a step asks for. */

import { COLOURS } from '../lib/pieces';
import { placeWord, type Move, type Place } from '../log/notation';
import type { BidChoice, Colour, Counts, Legal, UseChoice, View } from '../net/types';
import { type Told } from '../table/decide/legal';

const NOTHING = {
  plain: [], bids: [], uses: [], payments: [], goods: [], steps: [], upgrades: [], boats: [],
  placements: [], winter: [], flips: [], blocked: [], worth: {},
} satisfies Partial<Legal>;

/** `now` says what that is. */
export function only(legal: Legal, view: View, move: Move, now: string): Told {
  const left: Told = { ...legal, ...NOTHING, now };
  switch (move.do) {
    case 'pass':
      return { ...left, plain: legal.plain.filter((choice) => choice.do === 'pass') };
    case 'bid':
      return { ...left, bids: at(legal.bids, move.place).map((choice) => narrowed(legal, choice, workersOf(move), move.groups)) };
    case 'use':
      return { ...left, uses: at(legal.uses, move.place).map((choice) => narrowed(legal, choice, move.workers, move.groups)) };
    case 'step': {
      const [from, to] = [tileOn(legal, view, move.from), tileOn(legal, view, move.to)];
      const steps = legal.steps.filter(({ tile, resource }) => tile === from && resource === move.good);
      return { ...left, steps: steps.map((step) => ({ ...step, ways: step.ways.filter((way) => way.to === to) })) };
    }
    case 'upgrade':
      return { ...left, upgrades: legal.upgrades.filter(({ tile }) => tile === move.tile) };
    case 'boat':
      return { ...left, boats: legal.boats };
    case 'place':
      return { ...left, placements: legal.placements };
    default:
      return left;
  }
}

const at = <T extends { at: string }>(choices: T[], place: Place): T[] =>
  choices.filter((choice) => choice.at === placeWord(place));

const workersOf = ({ colour, count }: Extract<Move, { do: 'bid' }>): Counts<Colour> =>
  colour && count ? { [colour]: count } : {};

/** A choice with nothing left but to place these workers and these losing bids, all of them. */
function narrowed<T extends BidChoice | UseChoice>(
  legal: Legal, choice: T, screen: Counts<Colour>, places: readonly Place[],
): T {
  const bids = legal.losing.filter((bid) => places.some((place) => placeWord(place) === bid.at));
  const losing = bids.map(({ slot }) => slot);
  const colours = COLOURS.filter((colour) => screen[colour] || bids.some((bid) => bid.colour === colour));
  let size = 0;
  let more = 0;
  for (const colour of COLOURS) {
    size += screen[colour] ?? 0;
    more += (screen[colour] ?? 0) * (choice.steps[colour] ?? 0);
  }
  for (const bid of bids) {
    size += bid.size;
    more += bid.step;
  }
  const ranges = choice.ranges
    .filter((range) => colours.every((colour) => range.colours.includes(colour)))
    .map((range) => ({ ...range, colours, screen, losing, least: size, most: size, action: range.base + more }));
  return { ...choice, ranges };
}

/** The tile of the learner's village at `COLUMN,ROW`. */
function tileOn(legal: Legal, view: View, cell: string): string | undefined {
  return view.seats[legal.seat]?.village.find((tile) => (tile.at ?? [0, 0]).join(',') === cell)?.tile;
}
