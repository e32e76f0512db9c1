/** What all bots share: the contract and the search. */
export * from './bot.ts';
export * from './candidates.ts';
export { type HybridOptions, searchFlat, searchHybrid } from './flat.ts';
export type { Search } from './playout.ts';
export * from './reasons.ts';
export * from './simple.ts';
export { searchTree, type TreeOptions } from './tree.ts';
export * from './waiting.ts';
