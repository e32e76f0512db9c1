/**
 * Cards as short strings, as in records: `g12` is the green mouse 12, `g4` the harmless green snake, `g4f` its twin with the fang,
 * `g4?` a snake under its owner's thumb, `r3.5` the fifth card of red's third pile.
 */
import type { Deck } from '../art/back.ts';
import { type Colour, miceColours, pawnColours, snakeColours } from '../art/colours.ts';

export type Face =
  | { readonly deck: 'mice'; readonly colour: Colour; readonly number: number }
  | {
      readonly deck: 'snakes';
      readonly colour: Colour;
      readonly number: number;
      readonly fang: boolean | undefined;
    }
  | { readonly deck: 'pawns'; readonly colour: Colour; readonly pile: number; readonly square: number };

/** Reads a card. Throws if it does not exist. */
export function readFace(deck: Deck, text: string): Face {
  const face = readers[deck]?.(text.trim());
  if (!face) throw new RangeError(`"${text}" is no card of the deck "${deck}".`);
  return face;
}

const colourByInitial = (colours: readonly Colour[], letter: string | undefined): Colour | undefined =>
  colours.find((colour) => colour[0] === letter);

const readers: { readonly [D in Deck]: (text: string) => Face | undefined } = {
  mice(text) {
    const [, letter, digits] = /^([a-z])([1-9]|1[0-8])$/.exec(text) ?? [];
    const colour = colourByInitial(miceColours, letter);
    return colour && { deck: 'mice', colour, number: Number(digits) };
  },
  snakes(text) {
    const [, letter, digit, end] = /^([a-z])([1-9])([f?]?)$/.exec(text) ?? [];
    const colour = colourByInitial(snakeColours, letter);
    const fang = end === '?' ? undefined : end === 'f';
    return colour && { deck: 'snakes', colour, number: Number(digit), fang };
  },
  pawns(text) {
    const [, letter, pile, square] = /^([a-z])([1-4])\.([1-6])$/.exec(text) ?? [];
    const colour = colourByInitial(pawnColours, letter);
    return colour && { deck: 'pawns', colour, pile: Number(pile), square: Number(square) };
  },
};

/** A list of cards in an attribute: `r3 g12 b18`. */
export const cardList = {
  fromAttribute: (text: string | null): readonly string[] => text?.split(/\s+/).filter(Boolean) ?? [],
  toAttribute: (cards: readonly string[]): string => cards.join(' '),
};

const order = ['red', 'yellow', 'green', 'blue', 'purple', 'black', 'white'];

/** Sorts cards by colour, then by number; of two twins the harmless one comes first. */
export function sortCards(deck: Deck, cards: readonly string[]): string[] {
  const sortKey = (text: string): number => {
    const face = readFace(deck, text);
    const rankInColour = face.deck === 'pawns' ? face.pile * 10 + face.square : face.number * 10;
    return order.indexOf(face.colour) * 1000 + rankInColour + (face.deck === 'snakes' && face.fang ? 1 : 0);
  };
  return cards
    .map((card) => [sortKey(card), card] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, card]) => card);
}
