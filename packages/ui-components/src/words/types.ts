/** The texts of the pieces, in one language. A missing text is a compile error. */
import type { DrawnDeck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';
import type { ColourFace } from '../art/die.ts';
import type { TokenKind } from '../art/token.ts';

export interface Words {
  readonly colours: { readonly [C in Colour]: string };
  readonly mouseCard: (colour: Colour, number: number) => string;
  readonly snakeCard: (colour: Colour, number: number, fang: boolean | undefined) => string;
  readonly pawnCard: (colour: Colour, pile: number, square: number) => string;
  /** The name of a face-down card, by deck. */
  readonly faceDown: { readonly [D in DrawnDeck]: string };
  readonly faceDownCards: (count: number) => string;
  readonly noCard: string;

  readonly hand: (count: number) => string;
  /** The name of a card that cannot be played now. */
  readonly notNow: (card: string) => string;
  readonly trick: string;
  readonly emptyPlace: string;
  readonly by: (card: string, name: string) => string;
  readonly marks: {
    readonly highest: string;
    readonly lowest: string;
    readonly led: string;
    readonly laid: string;
  };

  readonly won: (name: string) => string;
  readonly wonNothing: string;
  readonly wonColour: (colour: Colour, numbers: readonly number[]) => string;
  readonly worth: (points: number) => string;

  /** The names of the coloured faces of a die, and of any other face. */
  readonly die: { readonly [F in ColourFace]: string };
  readonly dieShowing: (face: string) => string;
  readonly dieWaiting: string;
  readonly rolling: string;

  readonly mouse: (colour: Colour, count: number) => string;
  readonly cheese: { readonly whole: string; readonly wedge: string; readonly eaten: string };
  readonly points: (count: number) => string;
  readonly tokens: { readonly [K in TokenKind]: string };
  readonly tokenFaceDown: string;

  readonly pile: (colour: Colour, pile: number) => string;
  readonly startPile: (left: number) => string;
  readonly newPile: (height: number) => string;
  readonly fullPile: string;
  readonly adding: (count: number) => string;

  readonly turn: string;
  readonly you: string;
  readonly bot: string;
  readonly connection: { readonly here: string; readonly connecting: string; readonly away: string };
  readonly cardsLeft: (count: number) => string;

  readonly scoreSheet: string;
  readonly round: (number: number) => string;
  readonly total: string;
  readonly winner: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly rule: (id: string) => string;
  /** The message if a game's code could not be loaded. */
  readonly notFetched: string;
}
