/** Options as written in records and positions. */
import type { Game, GameTypes, OptionValue } from './game.ts';
import { Invalid } from './invalid.ts';

/** Finds the option value that a record or a position writes as `deals=2`. */
export function readOption<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  key: string,
  text: string,
): OptionValue {
  const spec = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
  if (!spec) throw new Invalid('options', `${game.id} has no option "${key}"`);
  const value = spec.values(seats).find((candidate) => String(candidate) === text);
  if (value === undefined)
    throw new Invalid('options', `"${key}" is one of ${spec.values(seats).join(', ')}`);
  return value;
}

/** The options that differ from their defaults, as [key, value]. */
export function changedOptions<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  options: T['options'],
): [string, OptionValue][] {
  return Object.entries(options).filter(([key, value]) => game.options[key]?.values(seats)[0] !== value);
}

/** A written number of seats; `readSeats` checks its range. */
export const numberOfSeats = (text: string): number | undefined =>
  /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
