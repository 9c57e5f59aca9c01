/** A table for screens: what `Live` knows, as state that Svelte follows. */

import { Live, type Connection } from './live';
import type { Dial } from './transport';
import type { Picture } from './types';

const SOON = 12; // ms

/** Whatever comes together is drawn together: with the next frame, or before it where frames are slow.
 * A hidden tab has none. */
function soon(tell: () => void): void {
  let told = false;
  const once = (): void => {
    if (!told) tell();
    told = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, SOON);
}

export class LiveTable {
  picture = $state.raw<Picture | null>(null);
  /** The picture before the latest one. */
  before = $state.raw<Picture | null>(null);
  /** Told of what updates have led to, before it is drawn. */
  onupdates: ((before: Picture | null, updates: readonly Picture[]) => void) | null = null;
  connection = $state.raw<Connection>({ state: 'connecting' });
  readonly line: Live;

  constructor(id: string, dial?: Dial, when = soon) {
    this.line = new Live(id, dial, when);
    this.line.listen(() => {
      if (this.line.picture !== this.picture) {
        this.onupdates?.(this.picture, this.line.updates);
        this.before = this.picture;
        this.picture = this.line.picture;
      }
      this.connection = this.line.connection;
    });
  }

  close(): void {
    this.line.close();
  }
}
