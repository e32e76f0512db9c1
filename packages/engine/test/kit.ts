/** What the tests of every game share: generators of matches, and ways to walk through them. */
import fc from 'fast-check';
import {
  type AnyGame,
  type ChanceRequest,
  copyOf,
  drawOutcome,
  Match,
  type MoveBase,
  type OptionValue,
  type Seat,
  type StateBase,
  seededDraw,
} from '../src/index.ts';

/** Runs something while a clock and chance of one's own are poison: the engine must ask for neither. */
export function poisoned<V>(run: () => V): V {
  const { random } = Math;
  const { Date: clock } = globalThis;
  const refuse = (): never => {
    throw new Error('the engine asked for the time or for chance of its own');
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

/** How often a property is tried: more with CHEESEBOARD_RUNS=10. */
const scale = Number(process.env.CHEESEBOARD_RUNS ?? 1);
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.max(1, Math.round(count * scale)),
});

export interface Setup {
  seats: number;
  options: Record<string, OptionValue>;
}

/** Any number of players and any options. Rounds are kept few: what happens in the third happens in the second. */
export function setups(game: AnyGame): fc.Arbitrary<Setup> {
  const { min, max } = game.seats;
  return fc.integer({ min, max }).chain((seats) => {
    const values: Record<string, fc.Arbitrary<OptionValue>> = {};
    for (const [key, spec] of Object.entries(game.options)) {
      const all = spec.values(seats);
      values[key] = fc.constantFrom(
        ...(all.length >= 12 ? all.filter((value) => value === 1 || value === 2) : all),
      );
    }
    return fc.record({ seats: fc.constant(seats), options: fc.record(values) });
  });
}

/** Numbers that decide each step in turn, and a seed for the rest of the game. Fewer numbers is simpler. */
export interface Choices {
  numbers: number[];
  seed: number;
}

export const choices: fc.Arbitrary<Choices> = fc.record({
  numbers: fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
  seed: fc.nat(),
});

/** One number after the other, then a seeded stream without end. */
export function* stream({ numbers, seed }: Choices): Generator<number, never> {
  yield* numbers;
  const draw = seededDraw(seed);
  for (;;) yield draw(2 ** 31);
}

export const outcomeFrom = (request: ChanceRequest, number: number): number[] =>
  drawOutcome(request, seededDraw(number));

/** The actor and the move that a number stands for. */
export function pick(game: AnyGame, state: StateBase, number: number): { seat: Seat; move: MoveBase } {
  const actors = game.actors(state);
  const seat = actors[number % actors.length]!;
  const moves = game.legalMoves(state, seat);
  return { seat, move: moves[Math.floor(number / actors.length) % moves.length]! };
}

/** Takes one step of a match. False when it is over. */
export function step(match: Match, number: number): boolean {
  const request = match.chance;
  if (request) {
    match.resolve(outcomeFrom(request, number));
    return true;
  }
  if (match.result) return false;
  const { seat, move } = pick(match.game, match.state, number);
  const played = match.play(seat, move);
  if (!played.ok) throw new Error(`a listed move was refused: ${JSON.stringify([move, played.refusal])}`);
  return true;
}

/** No game of ours, played at random, is longer than this. */
export const longest = 200_000;

/** A match played to the end, or to `limit` steps. `visit` is called before every step and at the end. */
export function walk(
  game: AnyGame,
  setup: Setup,
  chosen: Choices,
  visit: (match: Match) => void = () => {},
  limit = longest,
): Match {
  return poisoned(() => {
    const match = new Match(game as never, setup);
    for (const number of stream(chosen)) {
      visit(match);
      if (match.length >= limit || !step(match, number)) break;
    }
    return match;
  });
}

/** Plays a copy of any state to the end in place, without events. Returns the number of steps. */
export function playOut(game: AnyGame, from: StateBase, seed: number): number {
  const state = copyOf(from);
  const draw = seededDraw(seed);
  for (let steps = 0; steps < longest; steps++) {
    const request = game.chance(state);
    if (request) {
      game.resolve(state, drawOutcome(request, draw));
      continue;
    }
    if (game.result(state)) return steps;
    const { seat, move } = pick(game, state, draw(2 ** 31));
    game.play(state, seat, move);
  }
  throw new Error('the game does not end');
}

export const viewers = (seats: number): (Seat | 'spectator')[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];
