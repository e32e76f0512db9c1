import type { AnyGame, Codec, Game, GameTypes, OptionValue } from './game.ts';
import { Invalid } from './invalid.ts';
import { changedOptions, readOption, readOptions, readSeats } from './options.ts';

/*
 * A state as one line for links, docs examples and bug reports: fields joined by `/`, only characters that stand
 * unescaped in the fragment of a URL and in an HTML attribute.
 *
 *   david-goliath.1/4/deals=1/trick/0/…
 */

/** The position as one string. */
export function writePosition<T extends GameTypes>(game: Game<T>, state: T['state']): string {
  const options = changedOptions(game, state.seats, state.options as T['options']);
  const codecs: Record<string, Codec<unknown>> = game.fields(state.seats, state.options as T['options']);
  return [
    `${game.id}.${game.version}`,
    state.seats,
    options.map(([key, value]) => `${key}=${value}`).join(','),
    ...Object.entries(codecs).map(([key, codec]) =>
      codec.write((state as unknown as Record<string, unknown>)[key]),
    ),
  ].join('/');
}

/** The game and state that a position string stands for. Throws `Invalid` for anything else. */
export function readPosition(text: string, games: readonly AnyGame[]): { game: AnyGame; state: never } {
  if (typeof text !== 'string') throw new Invalid('position', 'not a text');
  const [name = '', seatsText = '', optionsText = '', ...fields] = text.split('/');
  const game = games.find((known) => name === `${known.id}.${known.version}`);
  if (!game)
    throw new Invalid(
      'position',
      `it starts with one of ${games.map((g) => `${g.id}.${g.version}`).join(', ')}`,
    );
  const seats = inPosition(() => readSeats(game, /^\d$/.test(seatsText) ? Number(seatsText) : undefined));
  const options = inPosition(() => readPositionOptions(game, seats, optionsText));
  const codecs = Object.entries(game.fields(seats, options) as Record<string, Codec<unknown>>);
  if (fields.length !== codecs.length) {
    throw new Invalid('position', `${codecs.length} fields after the options, not ${fields.length}`);
  }
  const state: Record<string, unknown> = { seats, options };
  codecs.forEach(([key, codec], index) => {
    state[key] = naming(key, () => codec.read(fields[index] as string));
  });
  const flaw = game.flaw(state);
  if (flaw !== null) throw new Invalid('position', flaw);
  return { game, state: state as never };
}

function readPositionOptions(game: AnyGame, seats: number, text: string): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const part of text === '' ? [] : text.split(',')) {
    const [key = '', value = ''] = part.split('=', 2);
    if (Object.hasOwn(options, key)) throw new Invalid('options', `"${key}" is given twice`);
    options[key] = readOption(game, seats, key, value);
  }
  return readOptions(game, seats, options);
}

function inPosition<V>(read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (error instanceof Invalid) throw new Invalid('position', error.message);
    throw error;
  }
}

function naming<V>(key: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (error instanceof Invalid)
      throw new Invalid('position', `${key}: ${error.message.replace(/^position: /, '')}`);
    throw error;
  }
}

/** A whole number in a range. */
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

/** One of a few words. */
export function word<W extends string>(...words: readonly W[]): Codec<W> {
  return {
    write: (value) => value,
    read(text) {
      const found = words.find((known) => known === text);
      if (found === undefined)
        throw new Invalid('position', `"${text.slice(0, 20)}" is not one of ${words.join(', ')}`);
      return found;
    },
  };
}

/** A list. Where `length` is given, of exactly that many. Nested lists need different separators. */
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

/** Another way to look at a value: `map` gives what is written. */
export function mapped<A, B>(codec: Codec<B>, map: (value: A) => B, back: (value: B) => A): Codec<A> {
  return {
    write: (value) => codec.write(map(value)),
    read: (text) => back(codec.read(text)),
  };
}
