/** Parts of a page that addresses point at: /learn/rules#B4. */

import { tick, untrack } from 'svelte';

/** Follow the address: `open` is called with what it points at, now and whenever that changes. */
export function followAnchor(open: (id: string) => void): () => void {
  const look = (): void => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) open(id);
  };
  untrack(look); // what `open` reads must not make the effect run again
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** Bring a part of the page into view and move the focus there. */
export async function goTo(id: string): Promise<void> {
  await tick();
  const found = document.getElementById(id);
  if (!found) return;
  found.scrollIntoView({ block: 'start' });
  found.focus({ preventScroll: true });
}
