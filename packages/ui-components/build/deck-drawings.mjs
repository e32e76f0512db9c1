// `<cb-hand>` and others can draw every deck, but a game's CDN file contains only its own deck. On a page with several files, the first
// file's hand draws the cards of all games, so each file shares its drawings through a global symbol.
import { gameFacts } from '@cheeseboard/engine/games/facts';

/** The module that draws each deck, and its exports. */
const drawings = {
  mice: { module: 'art/mouse-card.ts', exports: ['mouseCard', 'mouseCorner'] },
  snakes: { module: 'art/snake/index.ts', exports: ['snakeCard', 'snakeCorner'] },
  pawns: { module: 'art/pawn-card.ts', exports: ['pawnCard'] },
};

/** A name that is not a game's id gets all decks. */
const hasDeck = (game, deck) => gameFacts.find(({ id }) => id === game)?.decks.includes(deck) ?? true;

const sharedDrawings = `(globalThis[Symbol.for('@cheeseboard/ui-components/drawings')] ??= {})`;

/** Code that shares a game's drawings. `path` turns a source path into a string literal. */
export const shareDrawings = (game, path) =>
  Object.entries(drawings)
    .filter(([deck]) => hasDeck(game, deck))
    .map(
      ([deck, { module }]) =>
        `import * as ${deck} from ${path(module)}; Object.assign(${sharedDrawings}, ${deck});`,
    )
    .join('\n');

/** A rolldown plugin: decks that this game lacks are drawn by whichever file has shared them. */
export const omitOtherDecks = (game) => ({
  name: 'omit-other-decks',
  load(id) {
    const [deck, drawing] =
      Object.entries(drawings).find(([, { module }]) => id.endsWith(`/src/${module}`)) ?? [];
    if (!deck || hasDeck(game, deck)) return null;
    return drawing.exports
      .map((name) => `export const ${name} = (...card) => ${sharedDrawings}.${name}(...card);`)
      .join('\n');
  },
});
