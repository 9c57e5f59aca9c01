/** The pages before a table, as one chunk: who comes to a table by a link need not load them. */
export { default as Adopt } from './Adopt.svelte';
export { default as Join } from './Join.svelte';
export { default as Lobby } from './Lobby.svelte';
export { default as NewTable } from './NewTable.svelte';
