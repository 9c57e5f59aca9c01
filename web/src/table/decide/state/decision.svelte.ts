/** What I decide: what the board marks for the draft, and what is picked there. */

import { steady } from '../../../lib/steady';
import { api } from '../../../net/api';
import type { Decision, Planned, Spot } from '../../../board/drawing/contract';
import { readSpot } from '../../../board/drawing/spots';
import { plannedOf } from '../drafts/bidding';
import { draftOf, picked, spotOf, targetsOf, type Draft } from '../drafts/draft';
import { plain } from '../drafts/legal';
import { reasonAt } from '../drafts/reasons';
import { Building } from './building.svelte';
import { Ideas } from './ideas.svelte';
import { Transport } from './transport.svelte';
import { TurnChoice } from './turn.svelte';
import { Drafting } from './drafting.svelte';

export class Deciding extends Drafting implements Decision {
  readonly turn = new TurnChoice(this);
  readonly transport = new Transport(this);
  readonly building = new Building(this);
  readonly ideas = new Ideas(this);

  protected override sent(): void {
    this.building.leave();
  }

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

  reason(spot: Spot): string | null {
    if (!this.legal || !this.active || this.targets.has(spot)) return null;
    return reasonAt(this.legal, spot);
  }

  /** Whoever chooses something has done with the ideas. */
  override take(draft: Draft | null): void {
    this.ideas.close();
    super.take(draft);
  }

  pick(spot: Spot): void {
    const { legal, draft } = this;
    if (!legal || !this.active) return;
    const place = readSpot(spot);
    this.refused = null;
    this.ideas.close();
    if (place?.kind === 'village' && place.seat === legal.seat && this.transport.targets.has(place.name)) {
      this.transport.move(place.name);
    } else if (!this.targets.has(spot)) {
      this.refused = spot;
    } else {
      const next = picked(legal, spot, draft);
      if (next && next !== draft) this.take(next);
    }
  }

  confirm(): Promise<boolean> {
    return this.action === null || !this.ready ? Promise.resolve(false) : this.act(this.action);
  }

  plainly(what: 'pass' | 'done' | 'keep'): Promise<boolean> {
    const action = this.legal ? plain(this.legal, what) : null;
    return action === null ? Promise.resolve(false) : this.act(action);
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
}
