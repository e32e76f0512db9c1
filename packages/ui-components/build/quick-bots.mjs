// Leaves the sharp bot out of the game files: it runs in the worker's file. Where a page forbids workers, it plays like the steady one.
import { replaced } from './virtual.mjs';

const inBots = (file) => new RegExp(`engine/dist/games/[^/]+/bot/${file}\\.js$`);

export const quickBots = () => replaced(inBots('sharp'), `export { steady as sharp } from './steady.js';`);

/** Reasons are computed in the worker. */
export const withoutReasons = () => replaced(inBots('because'), 'export const because = () => null;');

/** A game's CDN file reads no positions. */
export const onlyPlayed = () => replaced(/engine\/dist\/games\/[^/]+\/positions\.js$/, 'export {};');
