/** What screens need of the server: requests, who the user is, and what messages contain. */

export * from './api';
export * from './record';
export * from './session.svelte';
export * from './site';
export * from './stored';
export type { LiveTable } from './table.svelte';
export type * from './types';
