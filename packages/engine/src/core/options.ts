import type { AnyGame, Game, GameTypes, OptionValue, Preset } from './game.ts';
import { Invalid } from './invalid.ts';

/** Returns the number of seats if the game allows it. */
export function readSeats<T extends GameTypes>(game: Game<T>, seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new Invalid('seats', `${game.id} is for ${min} to ${max} players`);
}

/** Completes options with defaults. Throws for unknown keys, values and combinations. A record may hold past values. */
export function readOptions<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  givenOptions: unknown = {},
  isRecorded = false,
): T['options'] {
  if (typeof givenOptions !== 'object' || givenOptions === null || Array.isArray(givenOptions)) {
    throw new Invalid('options', 'not an object');
  }
  for (const key of Object.keys(givenOptions)) {
    if (!Object.hasOwn(game.options, key)) throw new Invalid('options', `${game.id} has no option "${key}"`);
  }
  const options: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(game.options)) {
    const values = spec.values(seats);
    const value = Object.hasOwn(givenOptions, key)
      ? (givenOptions as Record<string, unknown>)[key]
      : values[0];
    const isPast = isRecorded && spec.past?.(seats).includes(value as never);
    if (!values.includes(value as never) && !isPast) {
      throw new Invalid('options', `"${key}" is one of ${values.join(', ')}`);
    }
    options[key] = value as OptionValue;
  }
  const refusal = game.optionsRefusal?.(options as T['options']);
  if (refusal)
    throw new Invalid('options', `not allowed by ${refusal.rule} (${refusal.reason})`, { refusal });
  return options as T['options'];
}

/** How many combinations `changeOption` tries before it gives up. */
const COMBINATIONS_MAX = 20_000;

/**
 * The options after one of them has changed. If they no longer go together, options listed after it change as well, the last ones first,
 * to their default if possible. Null if no combination is accepted.
 */
export function changeOption(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  key: string,
  value: OptionValue,
): Record<string, OptionValue> | null {
  const keys = Object.keys(game.options);
  let tried = 0;
  function complete(chosen: Record<string, OptionValue>, next: number): Record<string, OptionValue> | null {
    const nextKey = keys[next];
    if (nextKey === undefined) {
      tried += 1;
      return game.optionsRefusal?.(chosen) ? null : chosen;
    }
    const values = game.options[nextKey]!.values(seats);
    for (const candidate of new Set([chosen[nextKey] ?? values[0]!, ...values])) {
      const completed = complete({ ...chosen, [nextKey]: candidate }, next + 1);
      if (completed || tried >= COMBINATIONS_MAX) return completed;
    }
    return null;
  }
  return complete({ ...options, [key]: value }, keys.indexOf(key) + 1);
}

/** The values of an option that players can choose now: those that `changeOption` accepts. */
export const offeredValues = (
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  key: string,
): OptionValue[] =>
  game.options[key]!.values(seats).filter(
    (value: OptionValue) => changeOption(game, seats, options, key, value) !== null,
  );

/** All options of a preset at a table of this size. */
export const presetOptions = (game: AnyGame, seats: number, preset: Preset): Record<string, OptionValue> =>
  readOptions(game, seats, preset.options);

/** The preset with these options. Who begins makes no difference. */
export function presetOf(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
): Preset | undefined {
  const keys = Object.keys(game.options).filter((key) => game.options[key]!.values(seats)[0] !== 'random');
  return game.presets?.find((preset) => {
    const wanted = presetOptions(game, seats, preset);
    return keys.every((key) => wanted[key] === options[key]);
  });
}

/** The most rounds that players can agree on. */
const ROUNDS_MAX = 20;

/** One round per player, or a number from 1 to 20. */
export type Rounds = 'players' | number;
/** Allowed numbers of rounds. */
export const roundsValues = (): readonly Rounds[] => [
  'players',
  ...Array.from({ length: ROUNDS_MAX }, (_, index) => index + 1),
];
/** The number of rounds at this table. */
export const roundsOf = (rounds: Rounds, seats: number): number => (rounds === 'players' ? seats : rounds);

/** The seat that begins: a random one, or the seat with this number. */
export type FirstSeat = 'random' | number;
/** The allowed values of an option that says who begins. */
export const firstSeatValues = (seats: number): readonly FirstSeat[] => [
  'random',
  ...Array.from({ length: seats }, (_, seat) => seat),
];
