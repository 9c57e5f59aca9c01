/** How much room there is: three layouts of the same table. */

import { MediaQuery } from 'svelte/reactivity';
import { drawer, phone } from '../../look/breakpoints.json';

const drawn = new MediaQuery(drawer);
const narrow = new MediaQuery(phone);

export const room = {
  /** Everything is one scroll with tabs. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** The left column is a drawer; also true where everything is one scroll. */
  get drawer(): boolean {
    return drawn.current;
  },
};
