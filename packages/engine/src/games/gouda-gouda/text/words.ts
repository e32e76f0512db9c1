import { type Cast, enumerate, whom } from '../../../core/text/types.ts';
import { boards, type PlaceId } from '../board.ts';
import type { Face } from '../dice.ts';
import { type Kind, kinds } from '../tokens.ts';
import type { View } from '../view.ts';

/** One language's words for the pieces and places of this game. */
export interface Words {
  readonly and: string;
  readonly or: string;
  /** "you" as an object. */
  readonly you: string;
  /** The place as it is written after "on". */
  readonly places: { readonly [P in PlaceId]: string };
  readonly faces: { readonly [F in Face]: string };
  readonly kinds: { readonly [K in Kind]: string };
  /** The noun before numbers of dice: "die 2", "dice 1 and 3". */
  readonly die: string;
  readonly dice: string;
}

/** Functions that word lists in the same way for all languages. */
export function listWords(words: Words) {
  const place = (id: PlaceId): string => words.places[id];
  const placeAt = (view: View, index: number): string => place(boards[view.options.board].places[index]!.id);
  const people = (seats: readonly number[], cast: Cast): string =>
    enumerate(
      seats.map((seat) => whom(cast, seat, words.you)),
      words.and,
    );
  const faceCounts = (faces: readonly Face[], order: readonly Face[]): string =>
    enumerate(
      order.flatMap((face) => {
        const count = faces.filter((other) => other === face).length;
        return count === 0 ? [] : [`${count} ${words.faces[face]}`];
      }),
      words.and,
    );
  return {
    place,
    placeAt,
    people,
    places: (ids: readonly PlaceId[]): string => enumerate(ids.map(place), words.or),
    placesAt: (view: View, indices: readonly number[]): string =>
      enumerate(
        indices.map((index) => placeAt(view, index)),
        words.or,
      ),
    /** A complete roll: "2 green, 1 yellow and 1 void". */
    roll: (faces: readonly Face[]): string => faceCounts(faces, ['green', 'yellow', 'red', 'void']),
    /** The dice still to be carried out. */
    toDo: (faces: readonly Face[]): string => faceCounts(faces, ['green', 'red']),
    /** The dice with their numbers, to choose from: "1 green, 2 red". */
    numbered: (faces: readonly Face[]): string =>
      faces.map((face, index) => `${index + 1} ${words.faces[face]}`).join(', '),
    dice: (dice: readonly number[]): string =>
      `${dice.length === 1 ? words.die : words.dice} ${enumerate(
        dice.map((die) => String(die + 1)),
        words.and,
      )}`,
    /** Tokens by kind: "2 × re-roll and 1 × cancel". */
    tokens: (counts: readonly number[]): string =>
      enumerate(
        kinds.flatMap((kind, index) => (counts[index] ? [`${counts[index]} × ${words.kinds[kind]}`] : [])),
        words.and,
      ),
    /** The mice on a place by owner: "you 2, Ben 1". */
    crowd: (counts: readonly number[], cast: Cast): string =>
      counts
        .flatMap((count, seat) => (count === 0 ? [] : [`${whom(cast, seat, words.you)} ${count}`]))
        .join(', '),
    /** Each place with mice, from the table down to the barrel. */
    crowds: (view: View): { place: string; counts: readonly number[] }[] =>
      view.mice
        .map((counts, index) => ({ place: placeAt(view, index), counts }))
        .filter(({ counts }) => counts.some((count) => count > 0))
        .reverse(),
    /** Where the links from the place of the roll lead. */
    ways: (view: View, way: 'forward' | 'backward'): readonly number[] =>
      view.place === null ? [] : boards[view.options.board][way][view.place]!,
  };
}

/** Numbers of mice and their places. Skips empty places. */
export const listMice = (...parts: readonly (readonly [mice: number | undefined, at: string])[]): string =>
  parts.flatMap(([mice, where]) => (mice ? [`${mice} ${where}`] : [])).join(', ');
