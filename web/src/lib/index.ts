/** What all screens share: words, layouts, pieces, controls, states of loading, addresses and settings. */

export * from './controls';
export * from './days';
export { explain } from './explain';
export { default as Face } from './faces/Face.svelte';
export { default as Portrait } from './faces/Portrait.svelte';
export * from '../i18n/index.svelte';
export * from './keymap';
export * from './moment';
export * from './names';
export * from './pieces';
export * from './router.svelte';
export { type Layout, room, sized } from '../look/room.svelte';
export * from './settings.svelte';
export * from './states';
export { steady } from './steady';
