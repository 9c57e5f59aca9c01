/** What a board shows, its words, and how to walk through it with keys; cards come later. */

export * from './describe';
export { default as IdeaMark } from './IdeaMark.svelte';
export { default as PlannedUse } from './PlannedUse.svelte';
export * from './scene.svelte';
export { default as Thing } from './Thing.svelte';
export { walk } from './walk';
