/** Something that a press starts: whether it is going on, and what went wrong, in a sentence. */

import { explain } from '../explain';

export class Attempt {
  busy = $state(false);
  wrong = $state('');

  /** How errors are explained to the reader. */
  readonly #words: (error: unknown) => string;

  constructor(words: (error: unknown) => string = explain) {
    this.#words = words;
  }

  /** Do it. -> whether it worked */
  readonly run = async (work: () => Promise<unknown>): Promise<boolean> => {
    this.busy = true;
    this.wrong = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.wrong = this.#words(error);
      return false;
    } finally {
      this.busy = false;
    }
  };

  /** What a form does when it is sent. */
  submit(work: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }
}
