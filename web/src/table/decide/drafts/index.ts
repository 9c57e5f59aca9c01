/** Drafts: what is chosen so far, which action it is, and what can't be chosen, in words. */

export * from './bidding';
export * from './building';
export * from './draft';
export { losingAt, plain } from './legal';
export type { Taught } from './legal';
export * from './reasons';
export * from './transport';
export * from './turn';
export * from './upgrade';
export * from './winter';
export * from './words';
