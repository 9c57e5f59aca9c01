/** What a page gets from the server: asked for at once, and again when what the request depends on changes. */

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  readonly #ask: (signal: AbortSignal) => Promise<T>;
  #asked = new AbortController();

  /** Ends with its component. every: milliseconds after which it loads again while the page is visible. */
  constructor(ask: (signal: AbortSignal) => Promise<T>, every = 0) {
    this.#ask = ask;
    $effect(() => {
      void this.load();
      return () => this.#asked.abort();
    });
    if (every) $effect(() => this.#repeat(every));
  }

  readonly load = async (): Promise<void> => {
    this.#asked.abort(); // an older answer that comes late is dropped
    const { signal } = (this.#asked = new AbortController());
    try {
      const value = await this.#ask(signal);
      if (signal.aborted) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (!signal.aborted) this.error = error;
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
