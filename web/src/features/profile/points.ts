import { number } from '../../i18n/index.svelte';

/** A rating as it is written: without a comma, as in the lobby. */
export const points = (rating: number): string => number(rating, { useGrouping: false });
