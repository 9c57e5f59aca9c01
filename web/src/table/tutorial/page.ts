/** Where things are on the page. */

import { scrollBehaviour } from '../../lib/motion';
import type { Target } from './targets';

type Shown = HTMLElement | SVGElement;

/** The element that a target means, if it can be seen. */
export function found(target: Target): Shown | null {
  for (const selector of typeof target === 'string' ? [target] : target) {
    const element = document.querySelector<Shown>(selector);
    if (element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0) {
      return element;
    }
  }
  return null;
}

const GAP = 14;

/** Where the page scrolls: bring something between the bar above and the card below. */
export function reveal(element: Element): void {
  const foot = document.querySelector('.narrow > .foot');
  if (!foot || foot.contains(element) || element.closest('.top')) return;
  const bar = document.querySelector('.narrow > .top')?.getBoundingClientRect().bottom ?? 0;
  const box = element.getBoundingClientRect();
  const top = bar + GAP;
  const bottom = foot.getBoundingClientRect().top - GAP;
  if (box.top >= top && box.bottom <= bottom) return;
  // In the middle of the free part; of what is larger than that, the beginning.
  const spare = Math.max(0, (bottom - top - box.height) / 2);
  scrollBy({ top: box.top - top - spare, behavior: scrollBehaviour() });
}
