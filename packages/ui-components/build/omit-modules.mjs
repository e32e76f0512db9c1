// Leaves engine modules out of the CDN files.
import { replaceModule } from './virtual.mjs';

const botModule = (file) => new RegExp(`engine/dist/games/[^/]+/bot/${file}\\.js$`);

/** Leaves out the sharp bot, which is in the worker's file. If a page forbids workers, the steady bot plays instead. */
export const omitSharpBot = () =>
  replaceModule(botModule('sharp'), `export { steady as sharp } from './steady.js';`);

/** Leaves out the reasons, which the worker computes. */
export const omitReasons = () =>
  replaceModule(botModule('reason-for'), 'export const reasonFor = () => null;');

/** Leaves out positions, which a game's CDN file does not read. */
export const omitPositions = () => replaceModule(/engine\/dist\/games\/[^/]+\/positions\.js$/, 'export {};');
