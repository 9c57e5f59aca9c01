/** Of all that is legal, only what a step asks for. */

import { COLOURS } from '../../lib/pieces/pieces';
import type { BidChoice, Legal, UseChoice } from '../../net';
import type { Taught } from '../decide/drafts';
import type { Task } from './steps';

const NOTHING = {
  plain: [],
  bids: [],
  uses: [],
  payments: [],
  goods: [],
  steps: [],
  upgrades: [],
  boats: [],
  placements: [],
  winter: [],
  flips: [],
  blocked: [],
} satisfies Partial<Legal>;

/** `now` says what that is. */
export function only(legal: Legal, task: Task, now: string): Taught {
  const left: Taught = { ...legal, ...NOTHING, now };
  switch (task.do) {
    case 'pass':
      return { ...left, plain: legal.plain.filter((choice) => choice.do === 'pass') };
    case 'bid':
      return { ...left, bids: narrowed(legal, legal.bids, task) };
    case 'use':
      return { ...left, uses: narrowed(legal, legal.uses, task) };
    case 'step': {
      const steps = legal.steps.filter(({ tile, resource }) => tile === task.from && resource === task.resource);
      return {
        ...left,
        steps: steps.map((step) => ({ ...step, ways: step.ways.filter((way) => way.to === task.to), further: [] })),
      };
    }
    case 'upgrade':
      return { ...left, upgrades: legal.upgrades.filter(({ tile }) => tile === task.tile) };
    case 'boat':
      return { ...left, boats: legal.boats };
    case 'place':
      return { ...left, placements: legal.placements };
  }
}

/** The choice with nothing left but to place these workers and these losing bids, all of them. */
function narrowed<T extends BidChoice | UseChoice>(
  legal: Legal,
  choices: T[],
  { at, screen, from = [] }: Extract<Task, { do: 'bid' | 'use' }>,
): T[] {
  const choice = choices.find((each) => each.at === at);
  if (!choice) return [];
  const bids = legal.losing.filter((bid) => from.includes(bid.at));
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
  return [{ ...choice, ranges }];
}
