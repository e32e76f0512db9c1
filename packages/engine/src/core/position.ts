import type { AnyGame, Game, GameTypes, OptionValue, StateBase } from './game.ts';
import { Invalid } from './invalid.ts';
import { changedOptions, numberOfSeats, readOption, unwrittenOptions } from './option-text.ts';
import { readOptions, readSeats } from './options.ts';

/*
 * A state as one line for links, docs examples and bug reports. Fields are joined by `/`. All characters can stand
 * unescaped in a URL fragment and in an HTML attribute.
 *
 *   <game>.<version>/4/deals=1/trick/0/…
 */

/** Writes one field of a state as text without `/`, and reads it back. `read` throws `Invalid` for any other text. */
export interface Codec<V> {
  write(value: V): string;
  read(text: string): V;
  /** Present if the field has only one possible value with these options. Then it is not written. */
  readonly fixed?: () => V;
}

/** How the positions of one game are written. Separate from the game, to keep its bundle small. */
export interface Positions<T extends GameTypes> {
  readonly game: Game<T>;

  /** How each field of the state is written, in order. */
  fields(
    seats: number,
    options: T['options'],
  ): {
    readonly [K in Exclude<keyof T['state'], keyof StateBase>]: Codec<T['state'][K]>;
  };

  /** Says in a phrase why a state is impossible; null for every state that play can reach. */
  flaw(state: T['state']): string | null;
}

/** Positions of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyPositions = Positions<any>;

/** The position as one line. */
export function writePosition<T extends GameTypes>(
  { game, fields }: Positions<T>,
  state: T['state'],
): string {
  const options = changedOptions(game, state.seats, state.options as T['options']);
  const codecs: Record<string, Codec<unknown>> = fields(state.seats, state.options as T['options']);
  return [
    `${game.id}.${game.version}`,
    state.seats,
    options.map(([key, value]) => `${key}=${value}`).join(','),
    ...Object.entries(codecs).flatMap(([key, codec]) =>
      codec.fixed ? [] : [codec.write((state as unknown as Record<string, unknown>)[key])],
    ),
  ].join('/');
}

/** The game and state of a position. Throws `Invalid` if the text is not a position. */
export function readPosition(
  text: string,
  knownGames: readonly AnyPositions[],
): { game: AnyGame; state: never } {
  if (typeof text !== 'string') throw new Invalid('position', 'not a text');
  const [name = '', seatsText = '', optionsText = '', ...parts] = text.split('/');
  const titles = knownGames.map(({ game: { id, version } }) => `${id}.${version}`);
  const positions = knownGames[titles.indexOf(name)];
  if (!positions) throw new Invalid('position', `it starts with one of ${titles.join(', ')}`);
  const { game, fields, flaw } = positions;
  const seats = asPositionError(() => readSeats(game, numberOfSeats(seatsText)));
  const options = asPositionError(() => readPositionOptions(game, seats, optionsText));
  const codecs = Object.entries(fields(seats, options) as Record<string, Codec<unknown>>);
  const fieldCount = codecs.filter(([, { fixed }]) => !fixed).length;
  if (parts.length !== fieldCount) {
    throw new Invalid('position', `${fieldCount} fields after the options, not ${parts.length}`);
  }
  const state: Record<string, unknown> = { seats, options };
  for (const [key, codec] of codecs) {
    state[key] = codec.fixed ? codec.fixed() : withFieldName(key, () => codec.read(parts.shift()!));
  }
  const problem = flaw(state);
  if (problem !== null) throw new Invalid('position', problem);
  // Each position has exactly one notation, so that texts can be compared.
  const canonicalText = writePosition(positions, state as never);
  if (canonicalText !== text) throw new Invalid('position', `it is written ${canonicalText}`);
  return { game, state: state as never };
}

function readPositionOptions(game: AnyGame, seats: number, text: string): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const optionText of text === '' ? [] : text.split(',')) {
    const [key = '', value = ''] = optionText.split('=', 2);
    if (Object.hasOwn(options, key)) throw new Invalid('options', `"${key}" is given twice`);
    options[key] = readOption(game, seats, key, value);
  }
  return readOptions(game, seats, { ...unwrittenOptions(game), ...options }, true);
}

function asPositionError<V>(read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (error instanceof Invalid) throw new Invalid('position', error.message);
    throw error;
  }
}

function withFieldName<V>(key: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (error instanceof Invalid)
      throw new Invalid('position', `${key}: ${error.message.replace(/^position: /, '')}`);
    throw error;
  }
}

/** An integer in a range. */
export function int(min: number, max: number): Codec<number> {
  return {
    write: String,
    read(text) {
      const value = Number(text);
      if (!/^(0|-?[1-9]\d{0,5})$/.test(text) || value < min || value > max) {
        throw new Invalid('position', `"${text.slice(0, 20)}" is not a number from ${min} to ${max}`);
      }
      return value;
    },
  };
}

/** A field that always has this value with the options of the game, so that it is not written. */
export function fixed<V>(value: () => V): Codec<V> {
  return { write: () => '', read: value, fixed: value };
}

/** One of the given words. */
export function word<W extends string>(...words: readonly W[]): Codec<W> {
  return {
    write: (value) => value,
    read(text) {
      const knownWord = words.find((candidate) => candidate === text);
      if (knownWord === undefined)
        throw new Invalid('position', `"${text.slice(0, 20)}" is not one of ${words.join(', ')}`);
      return knownWord;
    },
  };
}

/** A list, of exactly `length` items if given. Nested lists need different separators. */
export function list<V>(item: Codec<V>, separator: ',' | '.' | ';' | ':', length?: number): Codec<V[]> {
  return {
    write: (values) => values.map((value) => item.write(value)).join(separator),
    read(text) {
      const parts = text === '' && length !== 1 ? [] : text.split(separator);
      if (length !== undefined && parts.length !== length) {
        throw new Invalid('position', `${length} parts, not ${parts.length}`);
      }
      if (parts.length > 2000) throw new Invalid('position', 'too long');
      return parts.map((part) => item.read(part));
    },
  };
}

/** Converts a value before writing and after reading. */
export function mapped<A, B>(codec: Codec<B>, map: (value: A) => B, back: (value: B) => A): Codec<A> {
  return {
    write: (value) => codec.write(map(value)),
    read: (text) => back(codec.read(text)),
  };
}

/** How cards are written: a letter for the colour, then the number. */
export interface CardNotation {
  readonly letters: string;
  writeCard(card: number): string;
  readCard(text: string): number | null;
}

/** One card. */
export function cardCodec({ writeCard, readCard }: CardNotation): Codec<number> {
  return {
    write: writeCard,
    read(text) {
      const card = readCard(text);
      if (card === null) throw new Invalid('position', `"${text.slice(0, 20)}" is not a card`);
      return card;
    },
  };
}

/** A set of cards without separators, because the letter separates them: `r1.5y3`. */
export function cardSet(notation: CardNotation): Codec<number[]> {
  const codec = cardCodec(notation);
  const newColour = new RegExp(`(?=[${notation.letters}])`);
  return {
    write: (cards) =>
      cards
        .map(codec.write)
        .map((text, index, texts) => (text[0] === texts[index - 1]?.[0] ? `.${text.slice(1)}` : text))
        .join(''),
    read(text) {
      if (text.length > 400) throw new Invalid('position', 'too long');
      const cards = (text === '' ? [] : text.split(newColour)).flatMap((cardsOfColour) =>
        cardsOfColour
          .slice(1)
          .split('.')
          .map((suffix) => codec.read(`${cardsOfColour[0]}${suffix}`)),
      );
      const repeatedCard = cards.find((card, index) => cards.indexOf(card) !== index);
      if (repeatedCard !== undefined)
        throw new Invalid('position', `${codec.write(repeatedCard)} is there twice`);
      return cards;
    },
  };
}
