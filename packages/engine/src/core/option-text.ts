/** Options as written in records and positions. */
import type { AnyGame, Game, GameTypes, OptionValue } from './game.ts';
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
  const value = [...spec.values(seats), ...(spec.past?.(seats) ?? [])].find(
    (candidate) => String(candidate) === text,
  );
  if (value === undefined)
    throw new Invalid('options', `"${key}" is one of ${spec.values(seats).join(', ')}`);
  return value;
}

/** The options that records and positions mean if they do not mention them, where these are no longer the defaults. */
export function unwrittenOptions(game: AnyGame): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(game.options).flatMap(([key, { unwritten }]) =>
      unwritten === undefined ? [] : [[key, unwritten]],
    ),
  );
}

/** The options to write, as [key, value]: those that a reader would not complete by itself. */
export function changedOptions<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  options: T['options'],
): [string, OptionValue][] {
  return Object.entries(options).filter(([key, value]) => {
    const spec = game.options[key];
    return (spec?.unwritten ?? spec?.values(seats)[0]) !== value;
  });
}

/** A written number of seats; `readSeats` checks its range. */
export const numberOfSeats = (text: string): number | undefined =>
  /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
