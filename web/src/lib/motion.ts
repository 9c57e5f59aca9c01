/** How the page moves, as far as its reader wants it to. */

const REDUCED = '(prefers-reduced-motion: reduce)';

export const reducesMotion = (): boolean => matchMedia(REDUCED).matches;
export const scrollBehaviour = (): ScrollBehavior => (reducesMotion() ? 'auto' : 'smooth');
