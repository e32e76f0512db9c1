/** All gallery sections by name. */
import type { TemplateResult } from 'lit';
import { boardParts } from './sections/boards.ts';
import { cards } from './sections/cards.ts';
import { gouda } from './sections/gouda.ts';
import { hands } from './sections/hands.ts';
import { pieces } from './sections/pieces.ts';
import { boards } from './sections/table.ts';
import { emptyTables, tablesOf } from './sections/tables.ts';
import { positionsToTry, replayElements, wholeGames } from './sections/whole.ts';

export interface Section {
  readonly title: string;
  /** `only` limits a section to one phase. */
  readonly show: (only?: string) => TemplateResult;
}

/** Sections with single pieces and boards. */
export const parts: { readonly [name: string]: Section } = {
  cards: { title: 'Cards', show: cards },
  hands: { title: 'Hands', show: hands },
  pieces: { title: 'Pieces', show: pieces },
  seats: { title: 'Tricks, seats, scores', show: boards },
  pantry: { title: 'The pantry', show: gouda },
  boards: { title: 'Dice, tokens, piles', show: boardParts },
};

export const sections: { readonly [name: string]: Section } = {
  ...parts,
  'david-goliath': { title: 'David & Goliath', show: tablesOf('david-goliath') },
  'gouda-gouda': { title: 'Gouda! Gouda!', show: tablesOf('gouda-gouda') },
  'daumen-drauf': { title: 'Daumen drauf', show: tablesOf('daumen-drauf') },
  'mens-erger-je-niet': { title: 'Mens erger je niet', show: tablesOf('mens-erger-je-niet') },
  empty: { title: 'An empty table', show: emptyTables },
  games: { title: 'Whole games', show: wholeGames },
  positions: { title: 'Positions', show: positionsToTry },
  replays: { title: 'Replays', show: replayElements },
};
