/** All gallery sections by name. */
import { gameIds, partsOf, titleOf } from './phases/table.ts';
import type { Section } from './section.ts';
import { boardParts } from './sections/boards.ts';
import { cards } from './sections/cards.ts';
import { hands } from './sections/hands.ts';
import { pieces } from './sections/pieces.ts';
import { plain } from './sections/plain.ts';
import { boards } from './sections/table.ts';
import { emptyTables, tablesOf } from './sections/tables.ts';
import { positionsToTry, replayElements, wholeGames } from './sections/whole.ts';

/** Sections with single pieces and boards. */
export const parts: { readonly [name: string]: Section } = {
  cards: { title: 'Cards', show: cards },
  hands: { title: 'Hands', show: hands },
  pieces: { title: 'Pieces', show: pieces },
  seats: { title: 'Tricks, seats, scores', show: boards },
  boards: { title: 'Dice, tokens, piles', show: boardParts },
  plain: { title: 'For any game', show: plain },
  ...Object.assign({}, ...gameIds.map(partsOf)),
};

export const sections: { readonly [name: string]: Section } = {
  ...parts,
  ...Object.fromEntries(gameIds.map((id) => [id, { title: titleOf(id), show: tablesOf(id) }])),
  empty: { title: 'An empty table', show: emptyTables },
  games: { title: 'Whole games', show: wholeGames },
  positions: { title: 'Positions', show: positionsToTry },
  replays: { title: 'Replays', show: replayElements },
};
