/** What is picked at the end of a season, and its steps in the hand: one file that comes before it is needed. */

export { default as Boats } from './Boats.svelte';
export { default as SeasonHand } from './SeasonHand.svelte';
export { default as WinterPicks } from './WinterPicks.svelte';
