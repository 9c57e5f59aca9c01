/** How pages wait for what they load or send, and what they show until then. */

export { Attempt } from './attempt.svelte';
export { default as Empty } from './Empty.svelte';
export { default as Failed } from './Failed.svelte';
export { Loaded } from './loaded.svelte';
export { default as Loading } from './Loading.svelte';
export { default as Pending } from './Pending.svelte';
export { default as Plain } from './Plain.svelte';
export { after, every } from './timers';
