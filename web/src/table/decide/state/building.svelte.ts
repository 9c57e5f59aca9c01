/** The tile in hand while building: where it can lie, and how it would. */

import type { Ghost } from '../../../board/drawing';
import { type Cell, cellKey, cellsOf, inHand, movedOn, rotated, turned } from '../drafts';
import type { Drafting } from './drafting.svelte';

export class Building {
  /** The cell under the pointer. */
  #over = $state.raw<Cell | null>(null);

  constructor(private readonly drafting: Drafting) {}

  readonly cells: ReadonlySet<string> = $derived.by(() => {
    const { active, legal } = this.drafting.now;
    const draft = this.drafting.drafted('build');
    return legal && active && draft ? cellsOf(legal, draft.tile) : new Set<string>();
  });

  readonly #cell: Cell | null = $derived.by(() => {
    const draft = this.drafting.drafted('build');
    if (!draft) return null;
    return draft.cell ?? (this.#over && this.cells.has(cellKey(this.#over)) ? this.#over : null);
  });

  readonly ghost: Ghost | null = $derived.by(() => {
    const { active, legal } = this.drafting.now;
    const draft = this.drafting.drafted('build');
    const found = legal && active && draft && turned(legal, draft, this.#cell);
    if (!found || !this.#cell) return null;
    return { tile: draft.tile, ...this.#cell, rotation: found.rotation, warnings: found.warnings };
  });

  /** Take another tile in hand. */
  hold(tile: string): void {
    this.drafting.change('build', (legal, draft) => inHand(legal, draft, tile));
  }

  /** Take a tile out of its place, to be put elsewhere. */
  lift(tile: string): void {
    this.drafting.change('build', (legal, draft) => ({ ...inHand(legal, draft, tile), cell: null }));
  }

  pick(column: number, row: number): void {
    if (!this.cells.has(cellKey({ column, row }))) return;
    this.drafting.change('build', (legal, draft) =>
      draft.cell && cellKey(draft.cell) === cellKey({ column, row })
        ? rotated(legal, draft, 1)
        : { ...draft, cell: { column, row } });
  }

  hover(column: number, row: number): void {
    this.#over = { column, row };
  }

  leave(): void {
    this.#over = null;
  }

  rotate(by: 1 | -1): void {
    this.drafting.change('build', (legal, draft) => rotated(legal, draft, by, this.#cell));
  }

  /** Go to the next possible place, without a pointer. */
  next(by: 1 | -1): void {
    this.drafting.change('build', (legal, draft) => movedOn(legal, draft, by));
  }
}
