/** Options as they stand in records and positions. */
import type { Game, GameTypes, OptionValue } from './game.ts';
import { Invalid } from './invalid.ts';

/** `deals=2` as it stands in a record or a position: the value whose text it is. */
export function readOption<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  key: string,
  text: string,
): OptionValue {
  const spec = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
  if (!spec) throw new Invalid('options', `${game.id} has no option "${key}"`);
  const value = spec.values(seats).find((known) => String(known) === text);
  if (value === undefined)
    throw new Invalid('options', `"${key}" is one of ${spec.values(seats).join(', ')}`);
  return value;
}

/** The options that differ from their default, as [key, value]. */
export function changedOptions<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  options: T['options'],
): [string, OptionValue][] {
  return Object.entries(options).filter(([key, value]) => game.options[key]?.values(seats)[0] !== value);
}

/** A number of seats that was written down, for `readSeats` to judge. */
export const numberOfSeats = (text: string): number | undefined =>
  /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
