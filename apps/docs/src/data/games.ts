/** The games that have pages, in the order of the engine. A game gets pages by a folder with an `index.ts` in `src/games`. */
import { games as all } from '@cheeseboard/engine/games';
import { positionsOf } from '@cheeseboard/engine/games/positions';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { untranslatedLanguages } from '@cheeseboard/engine/text';
import { languages } from '../site.ts';
import type { DraftPages, GameDocs, GamePages } from './types.ts';
import { withEnglish } from './with-english.ts';

const modules = Object.values(
  import.meta.glob<{ readonly pages: GamePages | DraftPages }>('../games/*/index.ts', { eager: true }),
).map(({ pages }) => pages);

export const games: readonly GameDocs[] = all.flatMap((game) => {
  const module = modules.find(({ id }) => id === game.id);
  if (!module) return [];
  const texts = gameTexts[game.id]!;
  const { pages, missing } = withEnglish(module);
  const untranslated = languages.filter(
    (language) => missing[language].length > 0 || untranslatedLanguages(texts).includes(language),
  );
  return [{ ...pages, game, texts, positions: positionsOf(game), missing, untranslated }];
});
