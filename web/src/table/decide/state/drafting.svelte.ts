/** The draft of what I decide, and sending it. */

import type { Legal, PassMode } from '../../../net';
import type { Spot } from '../../../board/drawing';
import { actionOf, type Draft, opening, stands } from '../drafts';
import { keep, restored, Unasked, type KeptDraft } from './kept';
import type { Requests } from './requests.svelte';
import type { Situation } from './situation.svelte';

type Drafted<K> = Extract<Draft, { kind: K }>;

export class Drafting {
  /** What was done without a click. */
  readonly unasked: Unasked;
  /** Why the workers that were tapped last can't go there. */
  locked = $state('');
  #held = $state.raw<KeptDraft | null>(null);
  /** The spot that was picked although nothing can be done there. */
  refused = $state<Spot | null>(null);
  /** While an action is on its way: my latest event from before it. */
  #stale = -1;

  /** ontake: something else is chosen; onact: actions were carried out. */
  constructor(
    readonly now: Situation,
    readonly requests: Requests,
    private readonly ontake: () => void,
    private readonly onact: () => void,
  ) {
    const table = now.picture?.table.id;
    this.unasked = new Unasked(table ?? '');
    const kept = table ? restored(table) : null;
    // Without a word where it no longer fits: it was not laid out just now.
    if (kept && (!now.legal || stands(now.legal, kept.draft))) this.#held = kept;
  }

  get #kept(): KeptDraft | null {
    return this.#held;
  }
  set #kept(kept: KeptDraft | null) {
    this.#held = kept;
    const table = this.now.picture?.table.id;
    if (table) keep(table, kept);
  }

  readonly #mine: number = $derived.by(() =>
    this.now.picture?.events.findLast((event) => event.seat === this.now.seat)?.seq ?? -1
  );
  readonly #current: KeptDraft | null = $derived.by(() => (this.#kept?.after === this.#mine ? this.#kept : null));

  readonly draft: Draft | null = $derived.by(() => {
    const { legal } = this.now;
    if (!legal) return null;
    const kept = this.#current;
    return kept && stands(legal, kept.draft) ? kept.draft : opening(legal);
  });

  /** The table has gone on, and what was drafted is no longer possible. */
  readonly lost: boolean = $derived.by(() => {
    const kept = this.#current;
    const { legal } = this.now;
    return !this.requests.busy && !!legal && !!kept && !stands(legal, kept.draft);
  });

  /** The draft, if it is of this kind. */
  drafted<K extends Draft['kind']>(kind: K): Drafted<K> | null {
    return this.draft?.kind === kind ? (this.draft as Drafted<K>) : null;
  }

  readonly action: number | null = $derived.by(() =>
    this.now.legal && this.draft ? actionOf(this.now.legal, this.draft) : null
  );
  readonly ready: boolean = $derived.by(() => this.now.active && !this.requests.busy && this.action !== null);

  take(draft: Draft | null): void {
    this.ontake();
    if (this.requests.busy === 'act' && this.#mine <= this.#stale) return; // what is shown is about to change
    this.cancel();
    if (draft) this.#kept = { draft, after: this.#mine };
  }

  /** Change the draft, if it is of this kind. */
  change<K extends Draft['kind']>(kind: K, to: (legal: Legal, draft: Drafted<K>) => Drafted<K>): void {
    const draft = this.drafted(kind);
    if (this.now.legal && draft) this.take(to(this.now.legal, draft));
  }

  cancel(): void {
    this.requests.error = '';
    this.locked = '';
    this.refused = null;
    this.#kept = null;
  }

  act(action: number): Promise<boolean> {
    return this.actAll([action]);
  }

  /** Send actions one after the other, up to the first that is refused. */
  actAll(actions: readonly number[]): Promise<boolean> {
    return this.requests.send('act', async () => {
      for (const [n, action] of actions.entries()) {
        this.#stale = n < actions.length - 1 ? Infinity : this.#mine;
        await this.requests.live.line.act(action);
      }
      // The table shows an action before it is confirmed: what was chosen since then stays.
      this.onact();
      if (this.#kept?.after !== this.#mine || this.#mine <= this.#stale) this.#kept = null;
    });
  }

  passing(mode: PassMode): Promise<boolean> {
    return this.requests.send('pass', async () => {
      await this.requests.live.line.passing(mode);
      this.#kept = null;
    });
  }

  undo(): Promise<boolean> {
    return this.requests.send('undo', async () => {
      await this.requests.live.line.undo();
      this.#kept = null;
    });
  }
}
