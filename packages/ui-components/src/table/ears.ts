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

/** Who presses a key again hears what comes next; after the last of it, the beginning. */
export class Ears<T extends GameTypes> {
  #key = '';
  #view: T['view'] | null = null;
  #times = 0;

  /** What a key says, or null for a key that says nothing. */
  hear(key: string, heard: Heard<T>): string | null {
    const again = key === this.#key && heard.view === this.#view;
    this.#times = again ? this.#times + 1 : 0;
    this.#key = key;
    this.#view = heard.view;
    return hear(key, heard, this.#times);
  }
}

/** What a key says when it is pressed for the first time, or so many times more. */
export function hear<T extends GameTypes>(key: string, heard: Heard<T>, times = 0): string | null {
  return sentences(key.toLowerCase(), heard, times)?.join(' ') ?? null;
}

function sentences<T extends GameTypes>(
  key: string,
  heard: Heard<T>,
  times: number,
): readonly string[] | null {
  const { text, words, view, cast, moves } = heard;
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
      return moves.length === 0 ? [words.noMoves] : offers(heard, times);
    case 'a':
      return [text.ask(view, cast)];
    default:
      return null;
  }
}

/** Longer than this nobody listens, in letters; and so many of a kind are enough to know what kind it is. */
const LONG = 320;
const EXAMPLES = 3;

/** Moves have commas of their own. */
const listed = (names: readonly string[]): string => `${names.join('; ')}.`;

/** What can be done: everything; or where that is too much, a few of each kind, and with the same key again the rest, in breaths. */
function offers<T extends GameTypes>({ text, words, view, cast, moves }: Heard<T>, times: number): string[] {
  const named = moves.map((move) => ({ type: move.type, name: text.move(move, view, cast) }));
  const all = named.map(({ name }) => name);
  const count = words.moves(moves.length);
  if (listed(all).length <= LONG) return [count, listed(all)];
  const kinds = [...new Set(moves.map(({ type }) => type))].map((kind) =>
    named.flatMap(({ type, name }) => (type === kind ? [name] : [])),
  );
  const few = (names: readonly string[]): boolean => names.length <= EXAMPLES + 1;
  const first = kinds.flatMap((names) =>
    few(names) ? names : [...names.slice(0, EXAMPLES), words.moreLikeIt(names.length - EXAMPLES)],
  );
  const rest = inBreaths(kinds.flatMap((names) => (few(names) ? [] : names.slice(EXAMPLES))));
  const at = times % (rest.length + 1);
  const said = at === 0 ? [count, listed(first)] : [listed(rest[at - 1]!)];
  return at < rest.length ? [...said, words.pressAgain] : said;
}

function inBreaths(names: readonly string[]): string[][] {
  const breaths: string[][] = [[]];
  for (const name of names) {
    const breath = breaths.at(-1)!;
    if (breath.length > 0 && listed([...breath, name]).length > LONG) breaths.push([name]);
    else breath.push(name);
  }
  return breaths;
}
