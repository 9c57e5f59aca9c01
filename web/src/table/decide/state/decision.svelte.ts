/** What I decide: the draft, what the board marks for it, and sending it. */

import { steady } from '../../../lib/steady';
import { api } from '../../../net/api';
import type { LiveTable } from '../../../net/table.svelte';
import type { PassMode } from '../../../net/types';
import type { Decision, Planned, Spot } from '../../../board/drawing/contract';
import { readSpot } from '../../../board/drawing/spots';
import { plannedOf } from '../drafts/bidding';
import { actionOf, draftOf, opening, picked, spotOf, stands, targetsOf, type Draft } from '../drafts/draft';
import { plain } from '../drafts/legal';
import { reasonAt } from '../drafts/reasons';
import { Building } from './building.svelte';
import { Ideas } from './ideas.svelte';
import { keep, restored, Unasked, type Kept } from './kept';
import { Situation } from './situation.svelte';
import { Transport } from './transport.svelte';
import { TurnChoice } from './turn.svelte';

export class Deciding extends Situation implements Decision {
  /** What was done without a click. */
  readonly unasked: Unasked;
  readonly turn = new TurnChoice(this);
  readonly transport = new Transport(this);
  readonly building = new Building(this);
  readonly ideas = new Ideas(this);
  /** Why the workers that were tapped last can't go there. */
  locked = $state('');
  #held = $state.raw<Kept | null>(null);
  #refused = $state<Spot | null>(null);
  /** While an action is on its way: my latest event from before it. */
  #stale = -1;

  constructor(live: LiveTable) {
    super(live);
    const table = this.picture?.table.id;
    this.unasked = new Unasked(table ?? '');
    const found = table ? restored(table) : null;
    // Without a word where it no longer fits: it was not laid out just now.
    if (found && (!this.legal || stands(this.legal, found.draft))) this.#held = found;
  }

  // ---- The draft

  get #kept(): Kept | null {
    return this.#held;
  }
  set #kept(kept: Kept | null) {
    this.#held = kept;
    const table = this.picture?.table.id;
    if (table) keep(table, kept);
  }

  readonly #mine: number = $derived.by(() =>
    this.picture?.events.findLast((event) => event.seat === this.seat)?.seq ?? -1
  );
  readonly #current: Kept | null = $derived.by(() => (this.#kept?.after === this.#mine ? this.#kept : null));

  readonly draft: Draft | null = $derived.by(() => {
    const { legal } = this;
    if (!legal) return null;
    const kept = this.#current;
    return kept && stands(legal, kept.draft) ? kept.draft : opening(legal);
  });

  /** The table has gone on, and what was drafted is no longer possible. */
  readonly lost: boolean = $derived.by(() => {
    const kept = this.#current;
    return !this.busy && !!this.legal && !!kept && !stands(this.legal, kept.draft);
  });

  /** The draft, if it is of this kind. */
  drafted<K extends Draft['kind']>(kind: K): Extract<Draft, { kind: K }> | null {
    return this.draft?.kind === kind ? (this.draft as Extract<Draft, { kind: K }>) : null;
  }

  readonly action: number | null = $derived.by(() =>
    this.legal && this.draft ? actionOf(this.legal, this.draft) : null
  );
  readonly ready: boolean = $derived.by(() => this.active && this.busy === null && this.action !== null);

  // ---- What the board marks

  readonly #steady = steady<Spot>();
  readonly targets: ReadonlySet<Spot> = $derived.by(() => {
    const { legal } = this;
    return this.#steady(legal && this.active ? targetsOf(legal) : new Set());
  });

  readonly selected: Spot | null = $derived.by(() => {
    const { draft, legal } = this;
    return draft && legal ? spotOf(legal, draft) : null;
  });

  readonly planned: Planned | null = $derived.by(() => {
    const { legal } = this;
    const draft = this.drafted('turn');
    return legal && this.active && draft ? plannedOf(legal, draft) : null;
  });

  /** The spot that was picked although nothing can be done there. */
  get refused(): Spot | null {
    return this.#refused;
  }

  reason(spot: Spot): string | null {
    if (!this.legal || !this.active || this.targets.has(spot)) return null;
    return reasonAt(this.legal, spot);
  }

  pick(spot: Spot): void {
    const { legal, draft } = this;
    if (!legal || !this.active) return;
    const place = readSpot(spot);
    this.#refused = null;
    this.ideas.close(); // whoever chooses something else has done with them
    if (place?.kind === 'village' && place.seat === legal.seat && this.transport.targets.has(place.name)) {
      this.transport.move(place.name);
    } else if (!this.targets.has(spot)) {
      this.#refused = spot;
    } else {
      const next = picked(legal, spot, draft);
      if (next && next !== draft) this.take(next);
    }
  }

  cancel(): void {
    this.error = '';
    this.locked = '';
    this.#refused = null;
    this.#kept = null;
  }

  // ---- Sending

  confirm(): Promise<boolean> {
    return this.action === null || !this.ready ? Promise.resolve(false) : this.act(this.action);
  }

  act(action: number): Promise<boolean> {
    return this.actAll([action]);
  }

  /** Send actions one after the other, up to the first that is refused. */
  actAll(actions: readonly number[]): Promise<boolean> {
    return this.send('act', async () => {
      for (const [n, action] of actions.entries()) {
        this.#stale = n < actions.length - 1 ? Infinity : this.#mine;
        await this.live.line.act(action);
      }
      // The table shows an action before it is confirmed: what was chosen since then stays.
      this.building.leave();
      if (this.#kept?.after !== this.#mine || this.#mine <= this.#stale) this.#kept = null;
    });
  }

  plainly(what: 'pass' | 'done' | 'keep'): Promise<boolean> {
    const action = this.legal ? plain(this.legal, what) : null;
    return action === null ? Promise.resolve(false) : this.act(action);
  }

  passing(mode: PassMode): Promise<boolean> {
    return this.send('pass', async () => {
      await this.live.line.passing(mode);
      this.#kept = null;
    });
  }

  undo(): Promise<boolean> {
    return this.send('undo', async () => {
      await this.live.line.undo();
      this.#kept = null;
    });
  }

  /** Remind whoever the table waits for. */
  nudge(): Promise<boolean> {
    return this.send('nudge', () => this.live.line.nudge());
  }

  comeBack(): Promise<boolean> {
    const table = this.picture?.table.id;
    if (!table) return Promise.resolve(false);
    return this.send('return', () => api.comeBack(table));
  }

  /** An action comes into the draft, as if it had been chosen. */
  takeAction(action: number): void {
    if (this.legal) this.take(draftOf(this.legal, action));
  }

  take(draft: Draft | null): void {
    if (this.busy === 'act' && this.#mine <= this.#stale) return; // what is shown is about to change
    this.error = '';
    this.locked = '';
    this.#refused = null;
    this.#kept = draft && { draft, after: this.#mine };
  }
}
