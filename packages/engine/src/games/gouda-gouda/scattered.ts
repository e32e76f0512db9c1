/** Where the players scatter three cheeses (GG-22, GG-25). */
import type { OptionSpec } from '../../core/game.ts';
import { type Board, boards, type CheesePlace, cheesePlaces, placeOf } from './board.ts';
import type { Options } from './state.ts';

/** An option for the place of a cheese, the usual one first. `nearer` and `farther` places are left for the other cheeses. */
export function cheesePlaceOption(
  usual: CheesePlace,
  nearer: number,
  farther: number,
): OptionSpec<CheesePlace> {
  const possible = cheesePlaces.slice(nearer, cheesePlaces.length - farther);
  const values = [usual, ...possible.filter((place) => place !== usual)];
  // Where no cheese can lie, none was accepted; but the option may have had such a value without effect.
  const past = cheesePlaces.filter((place) => !values.includes(place));
  return {
    rule: 'GG-25',
    values: () => values,
    past: () => past,
    matters: ({ festival }) => festival === 'scattered',
  };
}

/** Why three places are no good for scattered cheeses. */
export type ScatteredRefusal =
  /** The place is on the long board only. */
  | { readonly reason: 'not-on-board'; readonly rule: 'GG-25'; readonly place: CheesePlace }
  /** The cheese worth `points` must lie farther than the one before, which lies on `nearer`. */
  | {
      readonly reason: 'not-farther';
      readonly rule: 'GG-25';
      readonly points: number;
      readonly place: CheesePlace;
      readonly nearer: CheesePlace;
    };

/** The cheeses in order of their points, which are 2, 3 and 4. */
export const scatteredPlaces = ({ nearCheese, middleCheese, farCheese }: Options): readonly CheesePlace[] => [
  nearCheese,
  middleCheese,
  farCheese,
];

/** Why these options do not go together; null if they do. */
export function optionsRefusal(options: Options): ScatteredRefusal | null {
  if (options.festival !== 'scattered') return null;
  const board = boards[options.board];
  const places = scatteredPlaces(options);
  for (const place of places) {
    if (placeOf(board, place) === -1) return { reason: 'not-on-board', rule: 'GG-25', place };
  }
  for (const [index, place] of places.entries()) {
    const nearer = places[index - 1];
    if (nearer && !leadsTo(board, placeOf(board, nearer), placeOf(board, place)))
      return { reason: 'not-farther', rule: 'GG-25', points: index + 2, place, nearer };
  }
  return null;
}

/** Whether a mouse on one place can run forward to the other. */
function leadsTo(board: Board, from: number, to: number): boolean {
  return board.forward[from]!.some((next) => next === to || leadsTo(board, next, to));
}
