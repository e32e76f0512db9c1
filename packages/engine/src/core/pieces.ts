import type { GameTypes, Seat } from './game.ts';

/**
 * What a table can draw of a game. The default table draws it; whatever is missing here it tells in the sentences of `GameText`.
 * Exported by the optional `pieces.ts` of a game's folder.
 *
 * @example
 * export const lettersPieces: Pieces<Letters> = {
 *   hand: (view) => ({ deck: 'letters', cards: view.hand.map(String) }),
 *   touches: ({ card }) => [String(card)],
 *   moveOf: ([card]) => ({ type: 'play', card: Number(card) }),
 * };
 */
export interface Pieces<T extends GameTypes = GameTypes> {
  /** The cards in the viewer's hand. Two equal cards are written alike. */
  hand?(view: T['view']): CardHand;
  /** Rows of cards on the table: a trick, a display, piles. */
  rows?(view: T['view']): readonly CardRow[];
  /** What the dice show; empty before the first roll. */
  dice?(view: T['view']): readonly (number | string)[];
  /** The board: places, and links between them. */
  board?(view: T['view']): Board;
  /** What everybody sees at a player's seat. */
  seat?(view: T['view'], seat: Seat): SeatPieces;
  /**
   * What the player touches to make a move, in this order: cards of the hand, places of the board. Moves that begin with the
   * same piece are chosen in steps. A move that touches nothing is a button.
   */
  touches?(move: T['move'], view: T['view']): readonly string[];
  /**
   * The move that the touched pieces would make if it were legal, or null. The opposite of `touches`: when the player touches a
   * piece in vain, the table tells the refusal of this move instead of “Not now.”
   */
  moveOf?(touched: readonly string[], view: T['view']): T['move'] | null;
}

/** A hand of cards from one deck. */
export interface CardHand {
  /** The name of the deck. A deck without drawings of its own has plain cards. */
  readonly deck: string;
  /**
   * The cards as text without spaces. On a plain card: `7`, `Q`, or with a colour `red:7`. The colours are `red`, `yellow`,
   * `green`, `blue`, `purple`, `white` and `black`; any other is an error.
   */
  readonly cards: readonly string[];
}

/** The colours of plain cards. */
export type CardColour = 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'white' | 'black';

/** Cards of one deck beside each other. */
export interface CardRow {
  readonly deck: string;
  /** What the row is, such as `trump`, to tell it from others. `GameText.rowName` gives the label below it. */
  readonly name?: string;
  readonly cards: readonly RowCard[];
}

/** A card in a row on the table. */
export interface RowCard {
  /** The card as text; empty if it is face down. */
  readonly card: string;
  /** The player whose name is below it. */
  readonly owner?: Seat;
  /** The number of cards in a pile of which this is the top card. */
  readonly count?: number;
}

/** A board of places and links. */
export interface Board {
  readonly places: readonly BoardPlace[];
  /** Pairs of places that are connected. */
  readonly links: readonly (readonly [from: string, to: string])[];
  /** Width to height; 1 by default. */
  readonly ratio?: number;
}

/** A place on the board. */
export interface BoardPlace {
  /** Identifies the place in `links` and `touches`. `GameText.placeName` names it. */
  readonly id: string;
  /** Where the place is, from 0 to 100: from the left, and from the top. */
  readonly at: readonly [x: number, y: number];
  /** The players' tokens on the place. */
  readonly tokens: readonly BoardToken[];
}

/** A player's tokens on one place. */
export interface BoardToken {
  readonly owner: Seat;
  readonly count: number;
}

/** What the table shows at a seat. */
export interface SeatPieces {
  readonly score?: number;
  /** How many cards the player holds. */
  readonly cards?: number;
}

/** The pieces of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyPieces = Pieces<any>;
