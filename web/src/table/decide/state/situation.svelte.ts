/** Where I stand at the table: what is legal for me, and whether I can act. */

import type { LiveTable } from '../../../net/table.svelte';
import type { Legal, Picture } from '../../../net';
import { bidsOf, type MyBid } from '../../../board/drawing';

/** The part of what is legal that a lesson allows now; null while there is something to read first. */
export type Lesson = (legal: Legal) => Legal | null;

export class Situation {
  /** At tables that teach: the lesson, or null when it is over; nothing can be done before it is there. */
  lesson = $state.raw<Lesson | null | undefined>(undefined);

  /** Something plays that should be seen first. */
  waits: () => boolean = () => false;

  constructor(private readonly live: LiveTable) {}

  get picture(): Picture | null {
    return this.live.picture;
  }
  readonly seat: number | null = $derived.by(() => this.picture?.you.seat ?? null);
  readonly bids: MyBid[] = $derived.by(() => {
    const view = this.picture?.view;
    return view && this.seat !== null ? bidsOf(view, this.seat) : [];
  });
  readonly standIn: boolean = $derived.by(() =>
    this.seat !== null && this.picture?.table.seats[this.seat]?.stand_in === true
  );
  readonly taught: boolean = $derived.by(() => this.picture?.table.tutorial === true && this.lesson !== null);
  readonly #owed: Legal | null = $derived.by(
    () => (this.standIn || this.waits() ? null : (this.picture?.legal ?? null))
  );
  readonly legal: Legal | null = $derived.by(() =>
    this.#owed && this.taught ? (this.lesson?.(this.#owed) ?? null) : this.#owed
  );
  /** Something is to be read before it can be decided. */
  get reading(): boolean {
    return this.#owed !== null && this.legal === null;
  }
  readonly online: boolean = $derived.by(() => this.live.connection.state === 'open');
  readonly active: boolean = $derived.by(() => this.legal !== null && this.online);
  get canUndo(): boolean {
    return this.online && !this.standIn && this.picture?.canUndo === true;
  }
}
