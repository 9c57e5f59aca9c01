/** Arrow keys walk from hexagon to hexagon within a region; Tab goes between regions. */

import type { Attachment } from 'svelte/attachments';
import { commandOf } from '../../lib/keymap';
import { ahead, type Point } from '../drawing/hexagon';

const STOPS = '[data-stop]';

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Focusable = (HTMLElement | SVGElement) & Element;

/** Put on a region; what can be reached within it has `data-stop` and tabindex -1. */
export const walk: Attachment<Element> = (region) => {
  const stops = (): Focusable[] => [...region.querySelectorAll<HTMLElement | SVGElement>(STOPS)];

  /** One stop of the region is where Tab arrives: the latest, else the first. */
  const settle = (): void => {
    const all = stops();
    if (all.filter((stop) => stop.getAttribute('tabindex') === '0').length === 1) return;
    const active = all.find((stop) => stop === document.activeElement) ?? all[0];
    for (const stop of all) stop.setAttribute('tabindex', stop === active ? '0' : '-1');
  };

  const onfocus = (event: Event): void => {
    const all = stops();
    const stop = all.find((each) => each === event.target);
    if (stop) { for (const each of all) each.setAttribute('tabindex', each === stop ? '0' : '-1'); }
  };

  const onkey = (event: Event): void => {
    const direction = commandOf('tiles', event as KeyboardEvent);
    if (!direction || (event as KeyboardEvent).shiftKey) return;
    const all = stops();
    const from = all.find((stop) => stop === document.activeElement);
    if (!from) return;
    const others = all.filter((stop) => stop !== from);
    const to = ahead(middle(from), others.map(middle), direction);
    event.preventDefault();
    if (to !== null) others[to]?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', onfocus);
  region.addEventListener('keydown', onkey);
  return () => {
    watch.disconnect();
    region.removeEventListener('focusin', onfocus);
    region.removeEventListener('keydown', onkey);
  };
};
