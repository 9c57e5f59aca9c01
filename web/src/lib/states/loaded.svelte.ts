/** What a page gets from the server: asked for at once, and again when what the request depends on changes. */

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  readonly #ask: () => Promise<T>;
  #latest = 0;

  /** Ends with its component. every: milliseconds after which it loads again while the page is visible. */
  constructor(ask: () => Promise<T>, every = 0) {
    this.#ask = ask;
    $effect(() => void this.load());
    if (every) $effect(() => this.#repeat(every));
  }

  readonly load = async (): Promise<void> => {
    const request = ++this.#latest; // an older answer that comes late is dropped
    try {
      const value = await this.#ask();
      if (request !== this.#latest) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (request === this.#latest) this.error = error;
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
