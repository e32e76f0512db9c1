import { enumerate } from '../../../core/text/types.ts';
import { type Card, type Colour, colours, type Face, faceOf, harmlessOf, isPoisonous } from '../cards.ts';
import { isHigher } from '../trick.ts';
import type { View } from '../view.ts';

/** The words for snakes in a language: adjectives that precede a number. */
export function snakeWords(words: {
  readonly colours: { readonly [C in Colour]: string };
  readonly harmless: string;
  readonly poisonous: string;
  readonly and: string;
  readonly or: string;
}) {
  const kind = (poisonous: boolean): string => (poisonous ? words.poisonous : words.harmless);
  const face = ({ colour, number }: Face): string => `${words.colours[colour]} ${number}`;
  const card = (value: Card): string => `${kind(isPoisonous(value))} ${face(faceOf(value))}`;
  const byColour = (cards: readonly Card[]): string =>
    colours
      .map((colour) => cards.map(faceOf).filter((group) => group.colour === colour))
      .filter((group) => group.length > 0)
      .map((group) => `${words.colours[group[0]!.colour]} ${group.map(({ number }) => number).join(', ')}`)
      .join('; ');
  return {
    kind,
    face,
    card,
    cards: (values: readonly Card[]): string => enumerate(values.map(card), words.and),
    eitherCard: (values: readonly Card[]): string => enumerate(values.map(card), words.or),
    /** Cards grouped by kind: "harmless yellow 1, 4; green 2 and poisonous black 3". */
    byKind: (values: readonly Card[]): string =>
      enumerate(
        [false, true]
          .map((poisonous) => values.filter((value) => isPoisonous(value) === poisonous))
          .filter((group) => group.length > 0)
          .map((group) => `${kind(isPoisonous(group[0]!))} ${byColour(group)}`),
        words.and,
      ),
  };
}

/** The highest card now, or undefined if the next card is the first. */
export const highestIn = (view: View): Face | undefined => view.trick.at(-1);

/** Whether the viewer holds a higher card. Colours and numbers decide that (DD-6). */
export function canRaise(view: View): boolean {
  const trick = view.trick.map(harmlessOf);
  return view.hand.some((card) => isHigher(trick, card));
}

/** The viewer's card that parries: the one with the same face as the highest (DD-10). */
export function parryingCard(view: View): Card | undefined {
  const highest = highestIn(view);
  const harmless = highest && harmlessOf(highest);
  return view.hand.find((card) => card - (isPoisonous(card) ? 1 : 0) === harmless);
}
