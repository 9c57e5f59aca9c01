/** How the page moves, with respect for the user's preference. */

import { settings } from './settings.svelte';

const REDUCED = '(prefers-reduced-motion: reduce)';

export const reducesMotion = (): boolean => matchMedia(REDUCED).matches;
/** Whether nothing may move: what is set here counts before what the system says. */
export const calm = (): boolean =>
  settings.motion === 'system' ? reducesMotion() : settings.motion === 'reduced';
export const scrollBehaviour = (): ScrollBehavior => (calm() ? 'auto' : 'smooth');
