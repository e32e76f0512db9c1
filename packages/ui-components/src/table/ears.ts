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
      return moves.length === 0
        ? [words.noMoves]
        : [words.moves(moves.length), `${moves.map((move) => text.move(move, view, cast)).join(', ')}.`];
    case 'a':
      return [text.ask(view, cast)];
    default:
      return null;
  }
}
