/** How the page moves, with respect for the user's preference. */

const REDUCED = '(prefers-reduced-motion: reduce)';

export const reducesMotion = (): boolean => matchMedia(REDUCED).matches;
export const scrollBehaviour = (): ScrollBehavior => (reducesMotion() ? 'auto' : 'smooth');
