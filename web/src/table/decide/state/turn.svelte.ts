/** A bid or a use that is drafted: tabs, losing bids and steppers change it. */

import type { Colour } from '../../../net';
import { colourLock, colourOf, groupLock, mixes, type Mode, withColour, withCount, withGroup,
  withMode } from '../drafts';
import type { Drafting } from './drafting.svelte';

export class TurnChoice {
  constructor(private readonly drafting: Drafting) {}

  mode(mode: Mode): void {
    this.drafting.change('turn', (legal, draft) => withMode(legal, draft, mode));
  }

  colour(colour: Colour): void {
    this.drafting.change('turn', (legal, draft) => withColour(legal, draft, colour));
  }

  /** A worker of a colour was brought: the first, or one more of them. */
  add(colour: Colour, more: boolean): void {
    const { legal, picture } = this.drafting.now;
    const draft = this.drafting.drafted('turn');
    const lock = legal && draft && colourLock(picture, legal, draft, colour);
    if (lock) this.drafting.locked = lock;
    else if (more && legal && draft && (mixes(legal, draft) || colourOf(legal, draft) === colour)) {
      this.count(colour, (draft.counts[colour] ?? 0) + 1);
    } else this.colour(colour);
  }

  group(slot: number): void {
    const { legal, picture } = this.drafting.now;
    const draft = this.drafting.drafted('turn');
    const group = legal?.losing.find((each) => each.slot === slot);
    const lock = legal && draft && group && groupLock(picture, legal, draft, group);
    if (lock) this.drafting.locked = lock;
    else this.drafting.change('turn', (legal, draft) => withGroup(legal, draft, slot));
  }

  count(colour: Colour, count: number): void {
    this.drafting.change('turn', (legal, draft) => withCount(legal, draft, colour, count));
  }

  /** One more or less of the colour at hand: the latest one where colours mix. */
  more(by: 1 | -1): void {
    this.drafting.change('turn', (legal, draft) => {
      const used = Object.keys(draft.counts) as Colour[];
      const colour = mixes(legal, draft) ? used.at(-1) : colourOf(legal, draft);
      return colour ? withCount(legal, draft, colour, (draft.counts[colour] ?? 0) + by) : draft;
    });
  }
}
