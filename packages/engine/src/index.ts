export * from './core/chance.ts';
export * from './core/deal.ts';
export * from './core/game.ts';
export * from './core/invalid.ts';
export type * from './core/manifest.ts';
export * from './core/match.ts';
export * from './core/options.ts';
export type * from './core/pieces.ts';
export type * from './core/teaching.ts';
