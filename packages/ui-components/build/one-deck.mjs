// `<cb-hand>` and the like can draw every deck. The file of one game need not carry the drawings of the others; but on a page with
// several files, the hand of the first draws the cards of all. So each file lays its drawings where the others find them.

/** By the name of the deck: the module that draws its cards, and what it exports. */
const drawings = {
  mice: { module: 'art/mouse-card.ts', exports: ['mouseCard', 'mouseCorner'] },
  snakes: { module: 'art/snake/index.ts', exports: ['snakeCard', 'snakeCorner'] },
  pawns: { module: 'art/pawn-card.ts', exports: ['pawnCard'] },
};

/** The decks of each game; a game that is not here has all of them. */
const decksOf = {
  'daumen-drauf': ['snakes'],
  'david-goliath': ['mice'],
  'gouda-gouda': [],
  'mens-erger-je-niet': ['pawns'],
};
const has = (game, deck) => decksOf[game]?.includes(deck) ?? true;

const shared = `(globalThis[Symbol.for('@cheeseboard/ui-components/drawings')] ??= {})`;

/** Code that lays this game's drawings out for others. `at` writes the place of a source as a string. */
export const sharing = (game, at) =>
  Object.entries(drawings)
    .filter(([deck]) => has(game, deck))
    .map(([deck, { module }]) => `import * as ${deck} from ${at(module)}; Object.assign(${shared}, ${deck});`)
    .join('\n');

/** A rolldown plugin: the decks that this game lacks are drawn by whichever file has them. */
export const oneDeck = (game) => ({
  name: 'one-deck',
  load(id) {
    const [deck, drawing] =
      Object.entries(drawings).find(([, { module }]) => id.endsWith(`/src/${module}`)) ?? [];
    if (!deck || has(game, deck)) return null;
    return drawing.exports
      .map((name) => `export const ${name} = (...card) => ${shared}.${name}(...card);`)
      .join('\n');
  },
});
