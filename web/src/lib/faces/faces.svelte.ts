/** The portraits, once they are loaded: they come after everything that a page needs first. */

import type { Face } from '../../net/types';

type Portraits = typeof import('./portraits').PORTRAITS;

class Faces {
  #portraits = $state.raw<Portraits | null>(null);
  #loading: Promise<void> | null = null;

  /** The shapes of a portrait; empty until they are here, and for those who wear their emblem. */
  shapes(face: Face): string {
    return face && this.#portraits ? this.#portraits[face] : '';
  }

  load(): void {
    this.#loading ??= import('./portraits').then(
      ({ PORTRAITS }) => void (this.#portraits = PORTRAITS),
      () => void (this.#loading = null), // the next face tries again
    );
  }
}

export const faces = new Faces();
export const VILLAGERS = ['nora', 'emil', 'lina', 'toma', 'mina', 'leo', 'petra', 'darius'] as const;
