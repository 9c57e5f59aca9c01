/** Where I stand at the table: what is legal for me, whether I can act, and what is on its way to the server. */

import { explain } from '../../../lib/explain';
import { ApiError } from '../../../net/api';
import type { LiveTable } from '../../../net/table.svelte';
import type { Legal, Picture } from '../../../net/types';
import { bidsOf, type MyBid } from '../../../board/drawing/model';
import { reasonText } from '../drafts/reasons';

/** The part of what is legal that a lesson allows now; null while there is something to read first. */
export type Lesson = (legal: Legal) => Legal | null;

export type Request = 'act' | 'undo' | 'pass' | 'return' | 'hint' | 'nudge';

export class Situation {
  /** What was sent and is not answered yet: one request at a time. */
  busy = $state<Request | null>(null);
  /** Why the latest request failed, in words. */
  error = $state('');
  /** At tables that teach: the lesson, or null when it is over; nothing can be done before it is there. */
  lesson = $state.raw<Lesson | null | undefined>(undefined);

  /** Something plays that should be seen first. */
  waits: () => boolean = () => false;

  constructor(readonly live: LiveTable) {}

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

  /** -> whether it succeeded */
  async send(what: Request, work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = what;
    this.error = '';
    try {
      await work();
      return true;
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : null;
      this.error = reason ? reasonText(reason, this.picture) : explain(error);
      return false;
    } finally {
      this.busy = null;
    }
  }
}
