/** How far the game is loaded, for the page to show. */

class Loading {
  /** Of 1. */
  progress = $state(0);
  /** What is said once; null while it's loading. */
  ended = $state<'ready' | 'failed' | null>(null);
}

export const loading = new Loading();
