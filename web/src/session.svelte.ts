/** The user's identity and what the server offers: requested once, known everywhere. */

import { api } from './net/api';
import type { OfferedBot } from './net/types';

class Session {
  name = $state('');
  bots = $state.raw<OfferedBot[]>([]);
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
    this.name = me.name;
    this.bots = bots;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  async adopt(token: string): Promise<void> {
    this.name = (await api.adopt(token)).name;
  }
}

export const session = new Session();
