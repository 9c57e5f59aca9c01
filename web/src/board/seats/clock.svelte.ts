/** Time that runs: seconds left until a deadline of the server. */

class Ticking {
  now = $state(Date.now() / 1000);
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Tick while the clock is shown; the returned function stops it. */
  watch(): () => void {
    this.now = Date.now() / 1000;
    if (this.#users++ === 0) this.#timer = setInterval(() => (this.now = Date.now() / 1000), 500);
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  }
}

export const ticking = new Ticking();
