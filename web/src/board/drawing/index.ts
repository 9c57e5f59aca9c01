/** How tiles and pieces are drawn, and where; it knows no game. */

export { default as Chip } from './Chip.svelte';
export type * from './contract';
export * from './hexagon';
export * from './model';
export * from './places';
export * from './spots';
export { default as TileArt } from './TileArt.svelte';
export { tint } from './tint';
