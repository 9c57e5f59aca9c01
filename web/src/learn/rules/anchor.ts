/** Parts of a page that addresses point at: /learn/rules#B4. */

import { tick } from 'svelte';

/** What the address points at. */
export const anchor = (): string => decodeURIComponent(location.hash.slice(1));

/** Bring a part of the page into view and move the focus there. */
export async function goTo(id: string): Promise<void> {
  await tick();
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}
