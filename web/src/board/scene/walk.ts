/** Arrow keys walk from hexagon to hexagon within a region; Tab goes between regions. */

import type { Attachment } from 'svelte/attachments';
import { commandOf } from '../../lib';
import { ahead, middle } from '../drawing';

/** Put on a region; what can be reached within it has `data-stop` and tabindex -1. */
export const walk: Attachment<Element> = (region) => {
  const stops = () => [...region.querySelectorAll<HTMLElement | SVGElement>('[data-stop]')];

  /** One stop of the region is where Tab arrives: the one with the focus, else the latest, else the first. */
  const settle = (): void => {
    const all = stops();
    const before = all.filter((stop) => stop.getAttribute('tabindex') === '0');
    const focused = all.find((stop) => stop === document.activeElement);
    if (before.length === 1 && (!focused || focused === before[0])) return;
    for (const stop of all) stop.setAttribute('tabindex', stop === (focused ?? all[0]) ? '0' : '-1');
  };

  const onkey = (event: Event): void => {
    const direction = commandOf('tiles', event as KeyboardEvent);
    if (!direction || (event as KeyboardEvent).shiftKey) return;
    const all = stops();
    const from = all.find((stop) => stop === document.activeElement);
    if (!from) return;
    const others = all.filter((stop) => stop !== from);
    const at = (stop: Element) => middle(stop.getBoundingClientRect());
    const to = ahead(at(from), others.map(at), direction);
    event.preventDefault();
    if (to !== null) others[to]?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', settle);
  region.addEventListener('keydown', onkey);
  return () => {
    watch.disconnect();
    region.removeEventListener('focusin', settle);
    region.removeEventListener('keydown', onkey);
  };
};
