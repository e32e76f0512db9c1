// A sharp bot thinks in the worker, which has a file of its own. The file of a game carries the quick bots; where a page forbids
// workers, the sharp one plays like the steady one.
import { replaced } from './virtual.mjs';

const inBots = (file) => new RegExp(`engine/dist/games/[^/]+/bot/${file}\\.js$`);

export const quickBots = () => replaced(inBots('sharp'), `export { steady as sharp } from './steady.js';`);

/** Why a bot plays what it plays is asked in the worker. */
export const withoutReasons = () => replaced(inBots('because'), 'export const because = () => null;');

/** The file of a game reads no positions. */
export const onlyPlayed = () => replaced(/engine\/dist\/games\/[^/]+\/positions\.js$/, 'export {};');
