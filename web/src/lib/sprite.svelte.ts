/** The sprite with all pieces: fetched once, put into the page once, drawn with <use>. */

import { number } from '../i18n/index.svelte';
import source from '../generated/sprite.svg?url';

/** Every digit in a drawing is one of ten symbols that hold a letter each (draw/digits.py). */
const DIGITS = Array.from({ length: 10 }, (_, digit) => `#n${digit} > text`);

class Sprite {
  /** Whether pieces can be drawn: until then screens show dashed hexagons. */
  ready = $state(false);
  #begun: Promise<void> | null = null;

  load(): Promise<void> {
    this.#begun ??= this.#fetch().catch(() => {
      this.#begun = null;
    });
    return this.#begun;
  }

  async #fetch(): Promise<void> {
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`the pieces could not be loaded: ${answer.status}`);
    const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    const svg = document.importNode(parsed.documentElement, true);
    svg.setAttribute('aria-hidden', 'true');
    // Not display: none, which would take the sprite's own clip paths and gradients with it.
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.classList.add('sprite');
    for (const symbol of DIGITS) svg.querySelector(symbol)?.setAttribute('font-family', 'var(--rounded)');
    document.body.append(svg);
    this.ready = true;
  }
}

export const sprite = new Sprite();

// Drawings count in the figures of the language.
$effect.root(() => {
  $effect(() => {
    if (!sprite.ready) return;
    for (const [digit, symbol] of DIGITS.entries()) {
      const letter = document.querySelector(symbol);
      if (letter && letter.textContent !== number(digit)) letter.textContent = number(digit);
    }
  });
});
