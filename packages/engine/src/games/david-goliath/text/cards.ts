import { enumerate } from '../../../core/text/types.ts';
import { bitOf, type Card, type Colour, colourName, colourOf, colours, numberOf } from '../cards.ts';
import { colourScore } from '../scoring.ts';
import type { View } from '../view.ts';

/** The value of each seat's won cards during a deal; null between deals. */
export const scoresSoFar = ({ phase, won }: View): number[] | null =>
  phase === 'trick'
    ? won.map((cards) =>
        colours
          .map((_, colour) =>
            colourScore(
              cards.reduce((bits, card) => (colourOf(card) === colour ? bits | bitOf(card) : bits), 0),
            ),
          )
          .reduce((sum, points) => sum + points, 0),
      )
    : null;

/** The names of cards in a language. */
export function cardWords(colourNames: { readonly [C in Colour]: string }, and: string, or: string) {
  const card = (value: Card): string => `${colourNames[colourName(value)]} ${numberOf(value)}`;
  return {
    card,
    cards: (values: readonly Card[]): string => enumerate(values.map(card), and),
    eitherCard: (values: readonly Card[]): string => enumerate(values.map(card), or),
    /** Cards grouped by colour: "red 1, 4 and 7; green 2". */
    byColour: (values: readonly Card[]): string =>
      colours
        .map((colour, index) => ({ colour, own: values.filter((value) => colourOf(value) === index) }))
        .filter(({ own }) => own.length > 0)
        .map(
          ({ colour, own }) =>
            `${colourNames[colour]} ${enumerate(
              own.map((value) => String(numberOf(value))),
              and,
            )}`,
        )
        .join('; '),
  };
}
