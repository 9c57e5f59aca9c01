/** The pages before a table, as one chunk: people who open a table by a link don't load them. */
export { default as Join } from './Join.svelte';
export { default as Lobby } from './Lobby.svelte';
