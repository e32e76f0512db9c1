// `<cb-hand>` and the like can draw every deck. The file of one game need not carry the drawings of the others.

/** By the name of the deck: the module that draws its cards, and what it exports. */
const drawings = {
  mice: { module: 'art/mouse-card.ts', exports: ['mouseCard', 'mouseCorner'] },
  snakes: { module: 'art/snake/index.ts', exports: ['snakeCard', 'snakeCorner'] },
  pawns: { module: 'art/pawn-card.ts', exports: ['pawnCard'] },
};

/** The deck of each game; a game that is not here keeps all of them. */
const deckOf = {
  'daumen-drauf': 'snakes',
  'david-goliath': 'mice',
  'gouda-gouda': 'none',
  'mens-erger-je-niet': 'pawns',
};

export const oneDeck = (game) => ({
  name: 'one-deck',
  load(id) {
    const [deck, drawing] =
      Object.entries(drawings).find(([, { module }]) => id.endsWith(`/src/${module}`)) ?? [];
    if (!deck || !deckOf[game] || deckOf[game] === deck) return null;
    // Nobody can see an empty card here: these games have no such cards.
    return drawing.exports.map((name) => `export const ${name} = () => '';`).join('\n');
  },
});
