/** The portraits, once they are loaded: they come after everything that a page needs first. */

import type { Face } from '../../net/types';

type Portraits = typeof import('./portraits').PORTRAITS;

class Faces {
  #portraits = $state.raw<Portraits | null>(null);
  #asked = false;

  /** The shapes of a portrait; empty until they are here, and for those who wear their emblem. */
  shapes(face: Face): string {
    return face && this.#portraits ? this.#portraits[face] : '';
  }

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('./portraits').then(
      ({ PORTRAITS }) => (this.#portraits = PORTRAITS),
      () => (this.#asked = false), // the next face tries again
    );
  }
}

export const faces = new Faces();
export const VILLAGERS = ['nora', 'emil', 'lina', 'toma', 'mina', 'leo', 'petra', 'darius'] as const;
