/** Light or dark: the system's preference, unless the user has chosen one here. */

import { onDevice } from '../net/stored';

export type Choice = 'system' | 'light' | 'dark';
const STORAGE_KEY = 'keyflower-theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

class Theme {
  choice = $state<Choice>(kept());
  #system = $state(dark.matches);
  readonly dark: boolean = $derived(this.choice === 'system' ? this.#system : this.choice === 'dark');

  constructor() {
    dark.addEventListener('change', (event) => {
      this.#system = event.matches;
      this.#show();
    });
    this.#show();
  }

  choose(choice: Choice): void {
    this.choice = choice;
    onDevice.setItem(STORAGE_KEY, choice);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
  }
}

function kept(): Choice {
  const stored = onDevice.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export const theme = new Theme();
