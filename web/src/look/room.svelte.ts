/** How much room there is: seven layouts of the same table (look/breakpoints.json). */

import type { Attachment } from 'svelte/attachments';
import { MediaQuery } from 'svelte/reactivity';
import breakpoints from './breakpoints.json';

const LAYOUTS = ['lying-phone', 'phone', 'upright', 'lying', 'low', 'largest'] as const;
export type Layout = (typeof LAYOUTS)[number] | 'wide';

const queries = LAYOUTS.map((layout) => ({ layout, query: new MediaQuery(breakpoints[`table-${layout}`]) }));

export const room = {
  get layout(): Layout {
    return queries.find(({ query }) => query.current)?.layout ?? 'wide';
  },
  /** One part of the table at a time, with tabs. */
  get narrow(): boolean {
    return room.layout === 'phone' || room.layout === 'lying-phone';
  },
  /** The board takes all the room: what is said about it lies over it. */
  get tight(): boolean {
    return room.narrow || room.layout === 'upright' || room.layout === 'lying';
  },
};

/** Tells how large an element is, once it is laid out; `bind:clientWidth` has the page laid out while it changes. */
export const sized = (tell: (now: { width: number; height: number }) => void): Attachment<HTMLElement> => (element) => {
  const watch = new ResizeObserver(() => tell({ width: element.clientWidth, height: element.clientHeight }));
  watch.observe(element);
  return () => watch.disconnect();
};
