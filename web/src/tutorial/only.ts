/** Of all that is legal, only what a step asks for. */

import { placeWord, type Move, type Place } from '../log/notation';
import type { BidChoice, Legal, UseChoice, View } from '../net/types';
import { COLOURS, type Told } from '../table/decide/legal';

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
      return { ...left, bids: at(legal.bids, move.place).map((choice) => oneBid(legal, choice, move)) };
    case 'use':
      return { ...left, uses: at(legal.uses, move.place).map((choice) => oneUse(legal, choice, move)) };
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

function joins(legal: Legal, groups: readonly number[], wanted: readonly Place[]): boolean {
  const places = groups.map((slot) => legal.losing.find((bid) => bid.slot === slot)?.at);
  return places.length === wanted.length && wanted.every((place) => places.includes(placeWord(place)));
}

function oneBid(legal: Legal, choice: BidChoice, move: Extract<Move, { do: 'bid' }>): BidChoice {
  const ranges = choice.ranges.filter(
    ({ colour, groups }) => (!move.colour || colour === move.colour) && joins(legal, groups, move.groups),
  );
  return {
    ...choice,
    colours: ranges.map(({ colour }) => colour),
    ranges: ranges.map((range) => ({
      ...range,
      least: move.count,
      most: move.count,
      action: range.action + (move.count - range.least) * choice.step,
    })),
  };
}

function oneUse(legal: Legal, choice: UseChoice, move: Extract<Move, { do: 'use' }>): UseChoice {
  const wanted = COLOURS.filter((colour) => move.workers[colour]);
  const count = wanted.reduce((sum, colour) => sum + (move.workers[colour] ?? 0), 0);
  const ranges = choice.ranges.filter(
    ({ groups, most_of }) => joins(legal, groups, move.groups) && wanted.every((colour) => most_of[colour]),
  );
  const joined = legal.losing.filter(({ at: where }) => move.groups.some((place) => placeWord(place) === where));
  return {
    ...choice,
    colours: wanted.length ? wanted : joined.map(({ colour }) => colour),
    ranges: ranges.map((range) => ({ ...range, least: count, most: count, most_of: move.workers })),
  };
}

/** The tile of one's own village at `COLUMN,ROW`. */
function tileOn(legal: Legal, view: View, cell: string): string | undefined {
  return view.seats[legal.seat]?.village.find((tile) => (tile.at ?? [0, 0]).join(',') === cell)?.tile;
}
