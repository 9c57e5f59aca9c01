/** The pieces of the game and the page's icons, as components, and what there is of each. */

export { default as Emblem } from './Emblem.svelte';
export { default as Icon, type IconName } from './Icon.svelte';
export { default as IdeaDisc } from './IdeaDisc.svelte';
export { default as Piece } from './Piece.svelte';
export { default as ScoreFlower } from './ScoreFlower.svelte';
export { default as Sentence } from './Sentence.svelte';
export { default as Tile } from './Tile.svelte';
export { default as Worker } from './Worker.svelte';
export { default as Worth } from './Worth.svelte';
export * from './pieces';
export { FRAME, sprite } from './sprite.svelte';
