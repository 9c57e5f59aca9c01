/** What I decide: the draft, what the board marks for it, and sending it. */

import { learnWords } from '../../../i18n/index.svelte';
import { steady } from '../../../lib/steady';
import { api } from '../../../net/api';
import type { LiveTable } from '../../../net/table.svelte';
import type { Colour, Hint, Legal, PassMode, Resource } from '../../../net/types';
import type { Decision, Ghost, MovableGood, Planned, Spot } from '../../../board/drawing/contract';
import { cellKey, cellsOf, movedOn, placeOf, rotated, turned, type Cell } from '../drafts/building';
import { actionOf, draftOf, opening, stands, withWinterTile, type Draft } from '../drafts/draft';
import { keep, restored, type Kept } from './kept';
import { plain } from '../drafts/legal';
import { ideaSpots, plannedOf, spotOf, targetsOf } from '../drafts/marks';
import { Situation } from './situation.svelte';
import { Unasked } from './unasked';
import {
  colourOf, mixes, modesAt, startTurn, withColour, withCount, withGroup, withMode, type Mode, type TurnDraft,
} from '../drafts/turn';
import { reasonAt } from '../drafts/reasons';
import { pathsOf, stepsOf, type Path } from '../drafts/transport';
import { readSpot } from '../../../board/drawing/spots';

export class Deciding extends Situation implements Decision {
  /** What was done without a click. */
  readonly unasked: Unasked;
  /** The latest hint; it stays known while the table is as it was. */
  hint = $state.raw<Hint | null>(null);
  /** Why the workers that were tapped last can't go there. */
  locked = $state('');
  #hinting = $state(false);
  /** The idea that is looked at, from 1 on; 0: none. */
  idea = $state(0);
  #held = $state.raw<Kept | null>(null);
  #over = $state.raw<Cell | null>(null);
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

  readonly #mine: number = $derived.by(
    () => this.picture?.events.findLast((event) => event.seat === this.seat)?.seq ?? -1,
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
    return !this.busy && !!this.legal && !!kept && !kept.quiet && !stands(this.legal, kept.draft);
  });

  readonly action: number | null = $derived.by(() =>
    this.legal && this.draft ? actionOf(this.legal, this.draft) : null,
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
    const { draft, legal } = this;
    return legal && this.active && draft?.kind === 'turn' ? plannedOf(legal, draft) : null;
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
    const { legal } = this;
    if (!legal || !this.active) return;
    const place = readSpot(spot);
    this.#refused = null;
    if (place?.kind === 'village' && place.seat === legal.seat && this.goodTargets.has(place.name)) {
      this.pickGoodTarget(place.name);
    } else if (!place || !this.targets.has(spot)) {
      this.#refused = spot;
    } else if (place.kind === 'boat') {
      this.choose('boat', legal.boats.find(({ boat }) => boat === place.name)?.action);
    } else if (place.kind === 'winter') {
      this.toggleWinter(place.name);
    } else if (place.kind === 'won') {
      this.takeInHand(place.name);
    } else if (modesAt(legal, spot).length) {
      if (this.selected !== spot) this.#take(startTurn(legal, spot));
    } else if (legal.upgrades.some(({ tile }) => tile === place.name)) {
      this.planUpgrade(place.name);
    } else {
      this.choose('flip', legal.flips.find(({ tile }) => tile === place.name)?.action);
    }
  }

  cancel(): void {
    this.error = '';
    this.locked = '';
    this.#refused = null;
    this.#kept = null;
  }

  // ---- Bids and uses

  mode(mode: Mode): void {
    this.#changeTurn((legal, draft) => withMode(legal, draft, mode));
  }

  colour(colour: Colour): void {
    this.#changeTurn((legal, draft) => withColour(legal, draft, colour));
  }

  group(slot: number): void {
    this.#changeTurn((legal, draft) => withGroup(legal, draft, slot));
  }

  count(colour: Colour, count: number): void {
    this.#changeTurn((legal, draft) => withCount(legal, draft, colour, count));
  }

  #changeTurn(change: (legal: Legal, draft: TurnDraft) => TurnDraft | null): void {
    const { draft, legal } = this;
    if (legal && draft?.kind === 'turn') this.#take(change(legal, draft));
  }

  /** One more or less of the colour at hand: the latest one where colours mix. */
  more(by: 1 | -1): void {
    const { draft, legal } = this;
    if (!legal || draft?.kind !== 'turn') return;
    const used = Object.keys(draft.counts) as Colour[];
    const colour = mixes(legal, draft) ? used.at(-1) : colourOf(legal, draft);
    if (colour) this.count(colour, (draft.counts[colour] ?? 0) + by);
  }

  // ---- One of a list

  choose(kind: 'pay' | 'take' | 'boat' | 'flip', action: number | undefined): void {
    if (action !== undefined) this.#take({ kind, action });
  }

  toggleWinter(tile: string): void {
    const { draft } = this;
    if (draft?.kind === 'winter') this.#take(withWinterTile(draft, tile));
  }

  // ---- Transport

  readonly goods: readonly MovableGood[] = $derived.by(() =>
    this.active ? (this.legal?.steps ?? []).map(({ tile, resource }) => ({ tile, resource })) : [],
  );

  readonly heldGood: MovableGood | null = $derived.by(() => {
    const { draft } = this;
    return draft?.kind === 'step' ? { tile: draft.tile, resource: draft.resource } : null;
  });

  /** Where the held good can go. */
  readonly paths: readonly Path[] = $derived.by(() => {
    const { heldGood, legal } = this;
    return this.active && legal && heldGood ? pathsOf(stepsOf(legal, heldGood.tile, heldGood.resource)) : [];
  });

  readonly goodTargets: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.paths.map(({ to, actions }) => [to, actions.length])),
  );

  pickGood(tile: string, resource: string): void {
    if (!this.legal || !stepsOf(this.legal, tile, resource)) return;
    const held = this.heldGood;
    if (held?.tile === tile && held.resource === resource) this.cancel();
    else this.#take({ kind: 'step', tile, resource: resource as Resource, to: null });
  }

  pickGoodTarget(tile: string): void {
    const { heldGood } = this;
    const path = this.paths.find(({ to }) => to === tile);
    if (!heldGood || !path) return;
    // It stays in hand at its new place: most goods move on.
    void this.#send(path.actions, { kind: 'step', tile, resource: heldGood.resource as Resource, to: null });
  }

  planUpgrade(tile: string): void {
    const payments = this.legal?.upgrades.find((upgrade) => upgrade.tile === tile)?.payments ?? [];
    // Gold is worth most where it lies: the payment with the least of it is offered first.
    const cheapest = payments.toSorted((a, b) => (a.resources.gold ?? 0) - (b.resources.gold ?? 0))[0];
    if (cheapest) this.#take({ kind: 'upgrade', tile, payment: cheapest.action });
  }

  payUpgrade(action: number): void {
    const { draft } = this;
    if (draft?.kind === 'upgrade') this.#take({ ...draft, payment: action });
  }

  // ---- Building

  readonly cells: ReadonlySet<string> = $derived.by(() => {
    const { draft, legal } = this;
    return legal && this.active && draft?.kind === 'build' ? cellsOf(legal, draft.tile) : new Set<string>();
  });

  readonly #cell: Cell | null = $derived.by(() => {
    const { draft } = this;
    if (draft?.kind !== 'build') return null;
    return draft.cell ?? (this.#over && this.cells.has(cellKey(this.#over)) ? this.#over : null);
  });

  readonly ghost: Ghost | null = $derived.by(() => {
    const { draft, legal } = this;
    if (!legal || !this.active || draft?.kind !== 'build' || !this.#cell) return null;
    const found = turned(legal, draft, this.#cell);
    if (!found) return null;
    return { tile: draft.tile, ...this.#cell, rotation: found.rotation, warnings: found.warnings };
  });

  takeInHand(tile: string): void {
    const { draft, legal } = this;
    if (draft?.kind !== 'build' || !legal || draft.tile === tile || !placeOf(legal, tile)) return;
    const cell = draft.cell && cellsOf(legal, tile).has(cellKey(draft.cell)) ? draft.cell : null;
    this.#take({ kind: 'build', tile, cell, preferred: draft.preferred });
  }

  pickCell(column: number, row: number): void {
    const { draft } = this;
    if (draft?.kind !== 'build' || !this.cells.has(cellKey({ column, row }))) return;
    if (draft.cell && cellKey(draft.cell) === cellKey({ column, row })) this.rotate(1);
    else this.#take({ ...draft, cell: { column, row } });
  }

  hoverCell(column: number, row: number): void {
    this.#over = { column, row };
  }

  rotate(by: 1 | -1): void {
    const { draft, legal } = this;
    if (legal && draft?.kind === 'build') this.#take(rotated(legal, draft, by, this.#cell));
  }

  /** Go to the next possible place, without a pointer. */
  nextCell(by: 1 | -1): void {
    const { draft, legal } = this;
    if (legal && draft?.kind === 'build') this.#take(movedOn(legal, draft, by));
  }

  // ---- Sending

  confirm(): Promise<boolean> {
    return this.action === null || !this.ready ? Promise.resolve(false) : this.act(this.action);
  }

  /** Send an action; afterwards `next` is in hand, if it is possible then. */
  act(action: number, next: Draft | null = null): Promise<boolean> {
    return this.#send([action], next);
  }

  /** Send actions one after the other, up to the first that is refused. */
  #send(actions: readonly number[], next: Draft | null): Promise<boolean> {
    return this.send('act', async () => {
      for (const [n, action] of actions.entries()) {
        this.#stale = n < actions.length - 1 ? Infinity : this.#mine;
        await this.live.line.act(action);
      }
      // The table shows an action before it is confirmed: what was chosen since then stays.
      this.#over = null;
      if (this.#kept?.after === this.#mine && this.#mine > this.#stale) return;
      this.#kept = next ? { draft: next, after: this.#mine, quiet: true } : null;
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
    return this.send('nudge', async () => {
      await this.live.line.nudge();
    });
  }

  comeBack(): Promise<boolean> {
    const table = this.picture?.table.id;
    if (!table) return Promise.resolve(false);
    return this.send('return', async () => {
      await api.comeBack(table);
    });
  }

  // ---- Hints

  readonly #known: Hint | null = $derived.by(() =>
    this.legal && this.hint && this.hint.seq === this.picture?.seq ? this.hint : null,
  );
  /** The ideas for the current position, while they are shown. */
  readonly thoughts: Hint['thoughts'] | null = $derived.by(() =>
    this.#hinting ? (this.#known?.thoughts ?? null) : null,
  );
  readonly ideas: ReadonlyMap<Spot, number> = $derived.by(() => {
    const { legal, thoughts } = this;
    return legal && thoughts ? ideaSpots(legal, thoughts.map(({ action }) => action)) : new Map<Spot, number>();
  });

  askHint(): Promise<boolean> {
    const table = this.picture?.table.id;
    if (!table || !this.active) return Promise.resolve(false);
    return this.send('hint', async () => {
      if (!this.#known) [this.hint] = await Promise.all([api.hint(table), learnWords('ideas')]);
      this.#hinting = true;
      this.idea = 0;
    });
  }

  closeHint(): void {
    this.#hinting = false;
    this.idea = 0;
  }

  /** Look at an idea: the board shows it as planned. */
  lookAtIdea(number: number): void {
    const thought = this.thoughts?.[number - 1];
    if (!this.legal || !thought || this.busy) return;
    this.idea = number;
    const draft = draftOf(this.legal, thought.action);
    this.#take(draft?.kind === 'plain' ? null : draft);
  }

  /** An idea comes into the draft, to be confirmed; what has nothing to look at is done at once. */
  doIdea(number: number): void {
    const thought = this.thoughts?.[number - 1];
    if (!this.legal || !thought || this.busy) return;
    const draft = draftOf(this.legal, thought.action);
    this.closeHint();
    if (draft?.kind === 'plain') void this.act(draft.action);
    else this.take(thought.action);
  }

  /** An action comes into the draft, as if it had been chosen. */
  take(action: number): void {
    if (this.legal) this.#take(draftOf(this.legal, action));
  }

  #take(draft: Draft | null): void {
    if (this.busy === 'act' && this.#mine <= this.#stale) return; // what is shown is about to change
    this.error = '';
    this.locked = '';
    this.#refused = null;
    this.#kept = draft && { draft, after: this.#mine, quiet: false };
  }
}
