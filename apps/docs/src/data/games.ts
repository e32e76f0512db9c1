/** The games that have pages, in the order of the engine. A game gets pages by a folder with an `index.ts` in `src/games`. */
import { games as all } from '@cheeseboard/engine/games';
import { positionsOf } from '@cheeseboard/engine/games/positions';
import { gameTexts } from '@cheeseboard/engine/games/text';
import type { GameDocs, GamePages } from './types.ts';

const modules = Object.values(
  import.meta.glob<{ readonly pages: GamePages }>('../games/*/index.ts', { eager: true }),
).map(({ pages }) => pages);

export const games: readonly GameDocs[] = all.flatMap((game) => {
  const pages = modules.find(({ id }) => id === game.id);
  return pages ? [{ ...pages, game, texts: gameTexts[game.id]!, positions: positionsOf(game) }] : [];
});
