/**
 * Cards as short strings, as in records: `g12` is the green mouse 12, `g4` the harmless green snake, `g4f` its twin with the fang,
 * `g4?` a snake under its owner's thumb, `r3.5` the fifth card of red's third pile. Of a deck without drawings, `7` and `red:7`.
 */
import { type Deck, type DrawnDeck, isDrawn } from '../art/back.ts';
import { type Colour, colours, miceColours, pawnColours, snakeColours } from '../art/colours.ts';

export type Face =
  | { readonly deck: 'mice'; readonly colour: Colour; readonly number: number }
  | {
      readonly deck: 'snakes';
      readonly colour: Colour;
      readonly number: number;
      readonly fang: boolean | undefined;
    }
  | { readonly deck: 'pawns'; readonly colour: Colour; readonly pile: number; readonly square: number }
  | { readonly deck: 'plain'; readonly colour: Colour | undefined; readonly label: string };

/** Reads a card. Throws if it does not exist. */
export function readFace(deck: Deck, text: string): Face {
  const face = isDrawn(deck) ? readers[deck](text.trim()) : readPlain(text.trim());
  if (!face) throw new RangeError(`"${text}" is no card of the deck "${deck}".`);
  return face;
}

const colourByInitial = (colours: readonly Colour[], letter: string | undefined): Colour | undefined =>
  colours.find((colour) => colour[0] === letter);

/** Any text is a plain card; a colour may come first. */
function readPlain(text: string): Face {
  const [, word, label = text] = /^([a-z]+):(.*)$/.exec(text) ?? [];
  const colour = colours.find((known) => known === word);
  if (word && !colour)
    throw new RangeError(`"${text}" has an unknown colour. The colours of cards are ${colours.join(', ')}.`);
  return { deck: 'plain', colour, label };
}

const readers: { readonly [D in DrawnDeck]: (text: string) => Face | undefined } = {
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

/** The number on a card; 0 if it has none. */
export function numberOf(face: Face): number {
  if (face.deck === 'plain') return Number.parseInt(face.label, 10) || 0;
  return face.deck === 'pawns' ? face.square : face.number;
}

const order = ['red', 'yellow', 'green', 'blue', 'purple', 'black', 'white'];

/** Sorts cards by colour, then by number; of two twins the harmless one comes first. */
export function sortCards(deck: Deck, cards: readonly string[]): string[] {
  const sortKey = (text: string): number => {
    const face = readFace(deck, text);
    const colour = face.colour ? order.indexOf(face.colour) : -1;
    return colour * 1000 + rankInColour(face);
  };
  return cards
    .map((card) => [sortKey(card), card] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, card]) => card);
}

function rankInColour(face: Face): number {
  const pile = face.deck === 'pawns' ? face.pile * 100 : 0;
  return pile + numberOf(face) * 2 + (face.deck === 'snakes' && face.fang ? 1 : 0);
}
