/** Random matches of any game, for property tests. */
import fc from 'fast-check';
import {
  type AnyGame,
  type ChanceRequest,
  copyOf,
  type Draw,
  drawOutcome,
  Match,
  type MoveBase,
  type OptionValue,
  type Seat,
  type StateBase,
  seededDraw,
} from '../index.ts';

/** Runs a function while `Date` and `Math.random` throw: the engine may use neither. */
export function withoutClockOrRandom<V>(run: () => V): V {
  const { random } = Math;
  const { Date: clock } = globalThis;
  const refuse = (): never => {
    throw new Error('the engine used the clock or Math.random');
  };
  Math.random = refuse;
  globalThis.Date = class {
    static now = refuse;
    constructor() {
      refuse();
    }
  } as never;
  try {
    return run();
  } finally {
    Math.random = random;
    globalThis.Date = clock;
  }
}

export interface Setup {
  seats: number;
  options: Record<string, OptionValue>;
}

/** Whether these are the values of an option for the length of a game: a number of rounds, or one for each player. */
export const isRoundsOption = (values: readonly unknown[]): boolean =>
  values.includes(1) && values.includes('players');

/**
 * The values of an option to test: of a number of rounds only one and two, because a third round tests nothing new; of other
 * long lists of numbers the default, the smallest two and the largest.
 */
const testedValues = (values: readonly OptionValue[]): readonly OptionValue[] => {
  if (isRoundsOption(values)) return [1, 2];
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  if (numbers.length <= 6) return values;
  const kept = new Set<OptionValue>([values[0]!, ...numbers.slice(0, 2), numbers.at(-1)!]);
  return values.filter((value) => typeof value !== 'number' || kept.has(value));
};

/** Random options that go together. Long lists give their default half of the time, because many values need a certain other one. */
export function randomOptions(game: AnyGame, seats: number, draw: Draw): Setup['options'] {
  for (;;) {
    const options: Setup['options'] = {};
    for (const [key, spec] of Object.entries(game.options)) {
      const values = testedValues(spec.values(seats));
      options[key] = values.length > 2 && draw(2) ? values[0]! : values[draw(values.length)]!;
    }
    if (!game.optionsRefusal?.(options)) return options;
  }
}

/** Any number of players and any options, but only one or two rounds: a third round tests nothing new. */
export function anySetup(game: AnyGame): fc.Arbitrary<Setup> {
  const { min, max } = game.seats;
  return fc.integer({ min, max }).chain((seats) => {
    const values: Record<string, fc.Arbitrary<OptionValue>> = {};
    for (const [key, spec] of Object.entries(game.options)) {
      values[key] = fc.constantFrom(...testedValues(spec.values(seats)));
    }
    const options = fc.record(values).filter((chosen) => !game.optionsRefusal?.(chosen));
    return fc.record({ seats: fc.constant(seats), options });
  });
}

/** Numbers that decide the first steps, and a seed for the remaining ones. fast-check shrinks the list of numbers. */
export interface Choices {
  numbers: number[];
  seed: number;
}

export const anyChoices: fc.Arbitrary<Choices> = fc.record({
  numbers: fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
  seed: fc.nat(),
});

/** Yields the given numbers, then an endless seeded stream. */
export function* endlessNumbers({ numbers, seed }: Choices): Generator<number, never> {
  yield* numbers;
  const draw = seededDraw(seed);
  for (;;) yield draw(2 ** 31);
}

export const outcomeFrom = (request: ChanceRequest, number: number): number[] =>
  drawOutcome(request, seededDraw(number));

/** Maps a number to a seat that may act and one of its legal moves. */
export function pickMove(game: AnyGame, state: StateBase, number: number): { seat: Seat; move: MoveBase } {
  const actors = game.actors(state);
  const seat = actors[number % actors.length]!;
  const moves = game.legalMoves(state, seat);
  return { seat, move: moves[Math.floor(number / actors.length) % moves.length]! };
}

/** Takes one step of a match. Returns false when it is over. */
export function takeStep(match: Match, number: number): boolean {
  const request = match.chance;
  if (request) {
    match.resolve(outcomeFrom(request, number));
    return true;
  }
  if (match.result) return false;
  const { seat, move } = pickMove(match.game, match.state, number);
  const result = match.play(seat, move);
  if (!result.ok) throw new Error(`a listed move was refused: ${JSON.stringify([move, result.refusal])}`);
  return true;
}

/** Far more steps than any random game takes. */
export const MAX_STEPS = 200_000;

/** Plays a match to the end, or for `limit` steps. Calls `visit` before every step and at the end. */
export function playRandomly(
  game: AnyGame,
  setup: Setup,
  choices: Choices,
  visit: (match: Match) => void = () => {},
  limit = MAX_STEPS,
): Match {
  return withoutClockOrRandom(() => {
    const match = new Match(game, setup);
    for (const number of endlessNumbers(choices)) {
      visit(match);
      if (match.length >= limit || !takeStep(match, number)) break;
    }
    return match;
  });
}

/** Plays a copy of a state to the end without events. Returns the number of steps. */
export function playToEnd(game: AnyGame, start: StateBase, seed: number): number {
  const state = copyOf(start);
  const draw = seededDraw(seed);
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const request = game.chance(state);
    if (request) {
      game.resolve(state, drawOutcome(request, draw));
      continue;
    }
    if (game.result(state)) return steps;
    const { seat, move } = pickMove(game, state, draw(2 ** 31));
    game.play(state, seat, move);
  }
  throw new Error('the game does not end');
}

export const viewers = (seats: number): (Seat | 'spectator')[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];
