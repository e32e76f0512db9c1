/** The keys by which a table is heard: one letter, one answer, in the words of the engine. */
import type { GameTypes } from '@cheeseboard/engine';
import type { Cast, GameText } from '@cheeseboard/engine/text';
import type { TableWords } from './words/index.ts';

export interface Heard<T extends GameTypes> {
  readonly text: GameText<T>;
  readonly words: TableWords;
  readonly view: T['view'];
  readonly cast: Cast;
  readonly moves: readonly T['move'][];
}

export const heardKeys = ['h', 't', 's', 'm', 'a'] as const;

/** What a key says, or null for a key that says nothing. */
export function hear<T extends GameTypes>(key: string, heard: Heard<T>): string | null {
  return sentences(key.toLowerCase(), heard)?.join(' ') ?? null;
}

function sentences<T extends GameTypes>(
  key: string,
  { text, words, view, cast, moves }: Heard<T>,
): readonly string[] | null {
  switch (key) {
    case 'h': {
      const hand = text.hand(view);
      return hand.length > 0 ? hand : [words.handEmpty];
    }
    case 't':
      return text.table(view, cast);
    case 's':
      return text.scores(view, cast);
    case 'm':
      if (moves.length === 0) return [words.noMoves];
      return [words.moves(moves.length), `${offers({ text, words, view, cast, moves }).join(', ')}.`];
    case 'a':
      return [text.ask(view, cast)];
    default:
      return null;
  }
}

/** Longer than this nobody listens, in letters; and so many of a kind are enough to know what kind it is. */
const LONG = 320;
const EXAMPLES = 3;

/** What can be done: everything, or where that is too much, a few of each kind and how many more there are. */
function offers<T extends GameTypes>({ text, words, view, cast, moves }: Heard<T>): readonly string[] {
  const named = moves.map((move) => ({ type: move.type, name: text.move(move, view, cast) }));
  const all = named.map(({ name }) => name);
  if (all.join(', ').length <= LONG) return all;
  return [...new Set(moves.map(({ type }) => type))].flatMap((kind) => {
    const names = named.flatMap(({ type, name }) => (type === kind ? [name] : []));
    if (names.length <= EXAMPLES + 1) return names;
    return [...names.slice(0, EXAMPLES), words.moreLikeIt(names.length - EXAMPLES)];
  });
}
