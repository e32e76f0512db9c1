/** Single-letter keys that read out the hand, table, scores or moves to a screen reader, in the engine's words. */
import type { GameTypes } from '@cheeseboard/engine';
import type { Cast, GameText } from '@cheeseboard/engine/text';
import type { TableWords } from './words/index.ts';

export interface ReadoutContext<T extends GameTypes> {
  readonly text: GameText<T>;
  readonly words: TableWords;
  readonly view: T['view'];
  readonly cast: Cast;
  readonly moves: readonly T['move'][];
  /** Whether the reader may roll the dice. */
  readonly mayRoll?: boolean;
}

export const readoutKeys = ['h', 't', 's', 'm', 'a'] as const;

/** Remembers repeated presses: the same key again reads the next part, then starts over. */
export class KeyReadout<T extends GameTypes> {
  #key = '';
  #view: T['view'] | null = null;
  #repeats = 0;

  /** The text for a key, or null if the key has none. */
  read(key: string, context: ReadoutContext<T>): string | null {
    const isRepeat = key === this.#key && context.view === this.#view;
    this.#repeats = isRepeat ? this.#repeats + 1 : 0;
    this.#key = key;
    this.#view = context.view;
    return readOut(key, context, this.#repeats);
  }
}

/** The text for a key that was pressed `earlierPresses` times before. */
export function readOut<T extends GameTypes>(
  key: string,
  context: ReadoutContext<T>,
  earlierPresses = 0,
): string | null {
  return sentencesFor(key.toLowerCase(), context, earlierPresses)?.join(' ') ?? null;
}

function sentencesFor<T extends GameTypes>(
  key: string,
  context: ReadoutContext<T>,
  times: number,
): readonly string[] | null {
  const { text, words, view, cast, moves } = context;
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
      if (context.mayRoll) return [words.mayRoll];
      return moves.length === 0 ? [words.noMoves] : listMoves(context, times);
    case 'a':
      return [text.ask(view, cast)];
    default:
      return null;
  }
}

/** A list longer than `READOUT_MAX_CHARACTERS` is read out in parts, a few examples of each type of move first. */
const READOUT_MAX_CHARACTERS = 320;
const EXAMPLES_PER_TYPE = 3;

/** Joins moves with semicolons, because their names contain commas. */
const joinMoves = (names: readonly string[]): string => `${names.join('; ')}.`;

/** All legal moves. If there are too many, first a few of each type; further presses read the others in parts. */
function listMoves<T extends GameTypes>(
  { text, words, view, cast, moves }: ReadoutContext<T>,
  times: number,
): string[] {
  const namedMoves = moves.map((move) => ({ type: move.type, name: text.move(move, view, cast) }));
  const moveNames = namedMoves.map(({ name }) => name);
  const count = words.moves(moves.length);
  if (joinMoves(moveNames).length <= READOUT_MAX_CHARACTERS) return [count, joinMoves(moveNames)];
  const kinds = [...new Set(moves.map(({ type }) => type))].map((kind) =>
    namedMoves.flatMap(({ type, name }) => (type === kind ? [name] : [])),
  );
  const areFew = (names: readonly string[]): boolean => names.length <= EXAMPLES_PER_TYPE + 1;
  const examples = kinds.flatMap((names) =>
    areFew(names)
      ? names
      : [...names.slice(0, EXAMPLES_PER_TYPE), words.moreOfThisType(names.length - EXAMPLES_PER_TYPE)],
  );
  const chunks = splitIntoChunks(
    kinds.flatMap((names) => (areFew(names) ? [] : names.slice(EXAMPLES_PER_TYPE))),
  );
  const index = times % (chunks.length + 1);
  const sentenceParts = index === 0 ? [count, joinMoves(examples)] : [joinMoves(chunks[index - 1]!)];
  return index < chunks.length ? [...sentenceParts, words.pressAgain] : sentenceParts;
}

function splitIntoChunks(names: readonly string[]): string[][] {
  const breaths: string[][] = [[]];
  for (const name of names) {
    const breath = breaths.at(-1)!;
    if (breath.length > 0 && joinMoves([...breath, name]).length > READOUT_MAX_CHARACTERS)
      breaths.push([name]);
    else breath.push(name);
  }
  return breaths;
}
