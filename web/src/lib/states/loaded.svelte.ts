/** What a page gets from the server: asked for at once, and again when what the request depends on changes. */

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  readonly #ask: () => Promise<T>;

  /** In a component, whose end it is too. every: milliseconds after which somebody who looks gets it anew. */
  constructor(ask: () => Promise<T>, every = 0) {
    this.#ask = ask;
    $effect(() => void this.load());
    if (every) $effect(() => this.#repeat(every));
  }

  readonly load = async (): Promise<void> => {
    try {
      this.value = await this.#ask();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  };

  /** Try again what failed. */
  readonly again = (): void => {
    this.error = null;
    void this.load();
  };

  #repeat(every: number): () => void {
    const again = (): void => {
      if (document.visibilityState === 'visible') void this.load();
    };
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }
}
