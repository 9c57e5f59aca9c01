/** What I decide: what the board marks for the draft, and what is picked there. */

import { steady } from '../../../lib';
import type { LiveTable } from '../../../net/table.svelte';
import { type Decision, type Planned, readSpot, type Spot } from '../../../board/drawing';
import { draftOf, picked, plain, plannedOf, reasonAt, spotOf, targetsOf } from '../drafts';
import { Building } from './building.svelte';
import { Ideas } from './ideas.svelte';
import { Transport } from './transport.svelte';
import { TurnChoice } from './turn.svelte';
import { Drafting } from './drafting.svelte';
import { Requests } from './requests.svelte';
import { Situation } from './situation.svelte';

export class Deciding implements Decision {
  readonly now: Situation;
  readonly requests: Requests;
  readonly drafting: Drafting;
  readonly turn: TurnChoice;
  readonly transport: Transport;
  readonly building: Building;
  readonly ideas: Ideas;

  constructor(live: LiveTable) {
    this.now = new Situation(live);
    this.requests = new Requests(live);
    // Choosing something ends looking at ideas.
    this.drafting = new Drafting(this.now, this.requests, () => this.ideas.close(), () => this.building.leave());
    this.turn = new TurnChoice(this.drafting);
    this.transport = new Transport(this.drafting);
    this.building = new Building(this.drafting);
    this.ideas = new Ideas(this.drafting);
  }

  get active(): boolean {
    return this.now.active;
  }

  readonly #steady = steady<Spot>();
  readonly targets: ReadonlySet<Spot> = $derived.by(() => {
    const { legal, active } = this.now;
    return this.#steady(legal && active ? targetsOf(legal) : new Set());
  });

  readonly selected: Spot | null = $derived.by(() => {
    const { legal } = this.now;
    const { draft } = this.drafting;
    return draft && legal ? spotOf(legal, draft) : null;
  });

  readonly planned: Planned | null = $derived.by(() => {
    const { legal, active } = this.now;
    const draft = this.drafting.drafted('turn');
    return legal && active && draft ? plannedOf(legal, draft) : null;
  });

  reason(spot: Spot): string | null {
    const { legal, active } = this.now;
    return !legal || !active || this.targets.has(spot) ? null : reasonAt(legal, spot);
  }

  pick(spot: Spot): void {
    const { legal, active } = this.now;
    const { draft } = this.drafting;
    if (!legal || !active) return;
    const place = readSpot(spot);
    this.drafting.refused = null;
    this.ideas.close();
    if (place?.kind === 'village' && place.seat === legal.seat && this.transport.targets.has(place.name)) {
      this.transport.move(place.name);
    } else if (!this.targets.has(spot)) {
      this.drafting.refused = spot;
    } else {
      const next = picked(legal, spot, draft);
      if (next && next !== draft) this.drafting.take(next);
    }
  }

  cancel(): void {
    this.drafting.cancel();
  }

  confirm(): Promise<boolean> {
    const { action, ready } = this.drafting;
    return action === null || !ready ? Promise.resolve(false) : this.drafting.act(action);
  }

  plainly(what: 'pass' | 'done' | 'keep'): Promise<boolean> {
    const { legal } = this.now;
    const action = legal && plain(legal, what);
    return action === null ? Promise.resolve(false) : this.drafting.act(action);
  }

  /** An action comes into the draft, as if it had been chosen. */
  takeAction(action: number): void {
    const { legal } = this.now;
    if (legal) this.drafting.take(draftOf(legal, action));
  }
}
