/** Ideas of a hint: asked for, looked at, taken. */

import { learnWords } from '../../../i18n/index.svelte';
import { api, type Hint } from '../../../net';
import type { Spot } from '../../../board/drawing';
import { draftOf, ideaSpots } from '../drafts';
import type { Drafting } from './drafting.svelte';

export class Ideas {
  /** The latest hint; it stays known while the table is as it was. */
  hint = $state.raw<Hint | null>(null);
  /** The idea that is looked at, from 1 on; 0: none. */
  chosen = $state(0);
  #open = $state(false);

  constructor(private readonly drafting: Drafting) {}

  readonly #known: Hint | null = $derived.by(() =>
    this.drafting.now.legal && this.hint?.seq === this.drafting.now.picture?.seq ? this.hint : null
  );
  /** The ideas for the current position, while they are shown. */
  readonly shown: Hint['thoughts'] | null = $derived.by(() => (this.#open ? (this.#known?.thoughts ?? null) : null));
  readonly spots: ReadonlyMap<Spot, number> = $derived.by(() => {
    const { legal } = this.drafting.now;
    return legal && this.shown ? ideaSpots(legal, this.shown.map(({ action }) => action)) : new Map<Spot, number>();
  });

  ask(): Promise<boolean> {
    const table = this.drafting.now.picture?.table.id;
    if (!table || !this.drafting.now.active) return Promise.resolve(false);
    return this.drafting.requests.send('hint', async () => {
      if (!this.#known) [this.hint] = await Promise.all([api.hint(table), learnWords('ideas')]);
      this.#open = true;
      this.chosen = 0;
    });
  }

  close(): void {
    this.#open = false;
    this.chosen = 0;
  }

  /** Look at an idea: the board shows it as planned. */
  lookAt(number: number): void {
    const draft = this.#draft(number);
    if (draft === undefined) return;
    this.drafting.take(draft?.kind === 'plain' ? null : draft);
    this.#open = true;
    this.chosen = number;
  }

  /** An idea comes into the draft, to be confirmed; what has nothing to look at is done at once. */
  do(number: number): void {
    const draft = this.#draft(number);
    if (draft === undefined) return;
    this.close();
    if (draft?.kind === 'plain') void this.drafting.act(draft.action);
    else this.drafting.take(draft);
  }

  /** undefined: there is no such idea now. */
  #draft(number: number): ReturnType<typeof draftOf> | undefined {
    const thought = this.shown?.[number - 1];
    const { legal } = this.drafting.now;
    const { busy } = this.drafting.requests;
    return legal && thought && !busy ? draftOf(legal, thought.action) : undefined;
  }
}
