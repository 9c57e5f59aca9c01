import { number } from '../../i18n/index.svelte';

/** A rating as it is written: without a comma, as in the lobby. */
export function points(rating: number): string {
  return number(rating, { useGrouping: false });
}
