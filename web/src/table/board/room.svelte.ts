/** How much room there is: three layouts of the same table. */

import { MediaQuery } from 'svelte/reactivity';

/** Below this the left column is a drawer. */
const wide = new MediaQuery('min-width: 1180px', true);
/** Below this everything is one scroll with tabs. */
const narrow = new MediaQuery('max-width: 819.98px', false);

export const room = {
  get narrow(): boolean {
    return narrow.current;
  },
  get drawer(): boolean {
    return !wide.current;
  },
};
