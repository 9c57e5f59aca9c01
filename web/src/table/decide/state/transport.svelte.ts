/** Goods that are moved: the one in hand, and where it can go. */

import type { Resource } from '../../../net';
import type { MovableGood } from '../../../board/drawing';
import { type Path, pathsOf, stepsOf } from '../drafts';
import type { Drafting } from './drafting.svelte';

export class Transport {
  /** It is dragged: what stands in the hand stays, so that the village below the pointer does, too. */
  dragged = $state(false);

  constructor(private readonly drafting: Drafting) {}

  readonly goods: readonly MovableGood[] = $derived.by(() =>
    this.drafting.now.active
      ? (this.drafting.now.legal?.steps ?? []).map(({ tile, resource }) => ({ tile, resource }))
      : []
  );

  readonly held: MovableGood | null = $derived.by(() => {
    const draft = this.drafting.drafted('step');
    return draft && { tile: draft.tile, resource: draft.resource };
  });

  /** Where the held good can go. */
  readonly paths: readonly Path[] = $derived.by(() => {
    const { active, legal } = this.drafting.now;
    return active && legal && this.held ? pathsOf(stepsOf(legal, this.held.tile, this.held.resource)) : [];
  });

  readonly targets: ReadonlyMap<string, number> = $derived.by(() =>
    new Map(this.paths.map(({ to, actions }) => [to, actions.length]))
  );

  pick(tile: string, resource: string): void {
    const { legal } = this.drafting.now;
    if (!legal || !stepsOf(legal, tile, resource)) return;
    if (this.held?.tile === tile && this.held.resource === resource) this.drafting.cancel();
    else this.drafting.take({ kind: 'step', tile, resource: resource as Resource, to: null });
  }

  lift(tile: string, resource: string): void {
    this.dragged = true;
    this.drafting.take({ kind: 'step', tile, resource: resource as Resource, to: null });
  }

  drop(tile = ''): void {
    this.dragged = false;
    this.move(tile);
    this.drafting.cancel();
  }

  move(tile: string): void {
    const path = this.paths.find(({ to }) => to === tile);
    if (path) void this.drafting.actAll(path.actions);
  }
}
