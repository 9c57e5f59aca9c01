/** What is sent to the server: one request at a time, and why the latest one failed. */

import { explain } from '../../../lib';
import { api, ApiError } from '../../../net';
import type { LiveTable } from '../../../net/table.svelte';
import { reasonText } from '../drafts';

export type Request = 'act' | 'undo' | 'pass' | 'return' | 'hint' | 'nudge';

export class Requests {
  /** What was sent and is not answered yet. */
  busy = $state<Request | null>(null);
  /** Why the latest request failed, in words. */
  error = $state('');

  constructor(readonly live: LiveTable) {}

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
      this.error = reason ? reasonText(reason, this.live.picture) : explain(error);
      return false;
    } finally {
      this.busy = null;
    }
  }

  /** Remind the players for whom the table waits. */
  nudge(): Promise<boolean> {
    return this.send('nudge', () => this.live.line.nudge());
  }

  comeBack(): Promise<boolean> {
    const table = this.live.picture?.table.id;
    if (!table) return Promise.resolve(false);
    return this.send('return', () => api.comeBack(table));
  }
}
