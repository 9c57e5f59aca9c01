/** The sprite with all pieces: fetched once. Small pieces are put into the page and drawn with <use>;
 * tiles are pictures of their own (`picture`), drawn with <image>. A tile has a hundred shapes and a
 * table shows sixty tiles: as parts of the page they would make every change of it slow. */

import source from '../../generated/sprite.svg?url';
import { language, number } from '../../i18n/index.svelte';
import { theme } from '../../look/theme.svelte';

/** The room of a tile's picture, in its units: roofs and badges stand over its edge. */
export const FRAME = { x: -116, y: -106, width: 232, height: 212 };

const OF_TILES = 'symbol[id^="land-"], symbol[id^="sign-"], symbol[id^="face-"], symbol[id^="strip-"]';

/** Every digit in a drawing is one of ten symbols that hold a letter each (draw/digits.py). */
const DIGITS = Array.from({ length: 10 }, (_, digit) => `#n${digit} > text`);

class Sprite {
  /** Whether pieces can be drawn: until then screens show dashed hexagons. */
  ready = $state(false);
  #loading: Promise<void> | null = null;
  readonly #parts = new Map<string, Element>();
  readonly #pictures = new Map<string, string>();
  /** Kept so that the browser keeps them decoded. */
  readonly #warm = new Map<string, HTMLImageElement>();
  /** What parts hold, by language and id: most are in many pictures. */
  readonly #insides = new Map<string, string>();
  /** The light and dark palette, read once: reading it while a screen changes is slow. */
  readonly #colours = new Map<boolean, Map<string, string>>();

  load(): Promise<void> {
    this.#loading ??= this.#fetch().catch(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`the pieces could not be loaded: ${answer.status}`);
    const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    for (const part of parsed.querySelectorAll('[id]')) this.#parts.set(part.id, part);
    const svg = document.importNode(parsed.documentElement, true);
    for (const tile of svg.querySelectorAll(OF_TILES)) tile.remove();
    svg.setAttribute('aria-hidden', 'true');
    // Not display: none, which would take the sprite's own clip paths and gradients with it.
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.classList.add('sprite');
    for (const symbol of DIGITS) svg.querySelector(symbol)?.setAttribute('font-family', 'var(--rounded)');
    document.body.append(svg);
    this.ready = true;
  }

  /** A tile's land or sign as the address of a picture, light or dark, with the language's digits. */
  picture(id: string): string {
    const key = `${id} ${theme.dark} ${language()}`;
    let found = this.#pictures.get(key);
    if (found === undefined) {
      found = this.#drawn(id);
      this.#pictures.set(key, found);
    }
    return found;
  }

  /** Have pictures ready before they are needed, one at a time while the page is idle. The returned
   * function stops it. */
  warm(ids: Iterable<string>): () => void {
    const rest = [...ids];
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
    const next = (): void => {
      const id = rest.pop();
      if (id === undefined) return;
      const image = new Image();
      image.src = this.picture(id);
      this.#warm.set(image.src, image);
      timer = setTimeout(() => idle(next), 20);
    };
    let timer = setTimeout(next, 2000); // what is on screen comes first
    return () => {
      rest.length = 0;
      clearTimeout(timer);
    };
  }

  #drawn(id: string): string {
    const { x, y, width, height } = FRAME;
    const inside = this.#inside(this.#parts.get(id));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${inside}</svg>`;
    const colours = this.#palette();
    const painted = svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? 'none');
    return `data:image/svg+xml,${encodeURIComponent(painted)}`;
  }

  /** What is in a part, with each <use> replaced by what it stands for: a <use> is slow to set up. */
  #inside(part: Element | undefined): string {
    if (!part) return '';
    const key = part.id && `${language()} ${part.id}`;
    const known = key && this.#insides.get(key);
    if (known) return known;
    const found = part.children.length
      ? [...part.children].map((child) => (child.tagName === 'use' ? this.#used(child) : this.#copied(child))).join('')
      : part.textContent.replace(/\d/g, (digit) => number(Number(digit)));
    if (key) this.#insides.set(key, found);
    return found;
  }

  #copied(element: Element): string {
    const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).join('');
    return `<${element.tagName}${attributes}>${this.#inside(element)}</${element.tagName}>`;
  }

  #used(use: Element): string {
    const part = this.#parts.get((use.getAttribute('href') ?? '').slice(1));
    const given = (names: string[], from: Element = use): string =>
      names.map((name) => (from.hasAttribute(name) ? ` ${name}="${from.getAttribute(name)}"` : '')).join('');
    const paint = given(['fill', 'stroke', 'stroke-width', 'color']);
    if (part?.tagName === 'symbol') {
      const box = given(['x', 'y', 'width', 'height']) + given(['viewBox', 'preserveAspectRatio'], part);
      return `<svg overflow="visible"${box}${paint}>${this.#inside(part)}</svg>`;
    }
    const move = `translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`;
    return `<g transform="${use.getAttribute('transform') ?? ''} ${move}"${paint}>${
      part ? this.#copied(part) : ''
    }</g>`;
  }

  #palette(): Map<string, string> {
    let found = this.#colours.get(theme.dark);
    if (!found) {
      found = new Map();
      const style = getComputedStyle(document.documentElement);
      for (const part of this.#parts.values()) {
        for (const [, name = ''] of part.outerHTML.matchAll(/var\((--[\w-]+)\)/g)) {
          if (!found.has(name)) found.set(name, style.getPropertyValue(name).trim());
        }
      }
      this.#colours.set(theme.dark, found);
    }
    return found;
  }
}

export const sprite = new Sprite();

// Drawings show the digits of the language.
$effect.root(() => {
  $effect(() => {
    if (!sprite.ready) return;
    for (const [digit, symbol] of DIGITS.entries()) {
      const letter = document.querySelector(symbol);
      if (letter && letter.textContent !== number(digit)) letter.textContent = number(digit);
    }
  });
});
