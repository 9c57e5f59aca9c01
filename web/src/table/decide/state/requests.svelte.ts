/** Requests to the server, one at a time. */

import { explain } from '../../../lib/explain';

export type Request = 'act' | 'undo' | 'pass' | 'return' | 'hint' | 'nudge';

export class Requests {
  /** What was sent and is not answered yet. */
  busy = $state<Request | null>(null);
  /** Why the latest request failed, in words. */
  error = $state('');

  /** -> whether it succeeded */
  async send(what: Request, work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = what;
    this.error = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.error = this.inWords(error);
      return false;
    } finally {
      this.busy = null;
    }
  }

  /** What went wrong, for the player. */
  protected inWords(error: unknown): string {
    return explain(error);
  }
}
