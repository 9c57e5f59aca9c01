/** How the page moves, with respect for the user's preference. */

import { settings } from './settings.svelte';

export const reducesMotion = (): boolean => settings.reduced;
