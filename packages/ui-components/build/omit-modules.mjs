// Leaves engine modules out of the CDN files.
import { replaceModule } from './virtual.mjs';

const botModule = (file) => new RegExp(`engine/dist/games/[^/]+/bot/${file}\\.js$`);

/** The sharp bot is in the worker's file. If a page forbids workers, the steady bot plays instead. */
export const omitSharpBot = () =>
  replaceModule(botModule('sharp'), `export { steady as sharp } from './steady.js';`);

/** The worker computes the reasons. */
export const omitReasons = () => replaceModule(botModule('because'), 'export const because = () => null;');

/** A game's CDN file reads no positions. */
export const omitPositions = () => replaceModule(/engine\/dist\/games\/[^/]+\/positions\.js$/, 'export {};');
