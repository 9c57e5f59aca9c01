/** The user's identity and what the server offers: requested once, known everywhere. */

import { api } from './api';
import { site } from './site';
import type { Face, Me, OfferedBot } from './types';

/** What the server calls people who haven't said their name (server/web/identity.py). */
const UNNAMED = 'Guest';

class Session {
  name = $state('');
  face = $state<Face>('');
  bots = $state.raw<OfferedBot[]>(site?.bots ?? []);
  #begun: Promise<void> | null = null;

  /** Get a cookie before anything else: two requests without one would create two users. */
  begin(): Promise<void> {
    this.#begun ??= this.#ask().catch((error: unknown) => {
      this.#begun = null;
      throw error;
    });
    return this.#begun;
  }

  async #ask(): Promise<void> {
    const [me, bots] = await Promise.all([api.become(), api.bots()]); // bots need no cookie
    this.is(me);
    this.bots = bots;
  }

  get unnamed(): boolean {
    return this.name === UNNAMED || !this.name;
  }

  /** Take another name or face. */
  async change(to: Partial<Me>): Promise<void> {
    this.is(await api.change(to));
  }

  /** Who the user is now. */
  is(me: Me): void {
    this.name = me.name;
    this.face = me.face;
  }
}

export const session = new Session();
