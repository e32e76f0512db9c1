/**
 * A tournament plays the same deals for every seating of every line-up, so that luck cancels out and only
 * play differs. Pure and testable; main.ts reads the command line and distributes the deals to workers.
 */
import type { AnyBots, Budget, Level } from '../src/core/bots/bot.ts';
import { optionalFirst } from '../src/core/bots/waiting.ts';
import {
  type AnyGame,
  type ChanceRequest,
  copyOf,
  drawOutcome,
  type EventBase,
  type Outcome,
  type Result,
  readOptions,
  readSeats,
  type Seat,
  seededDraw,
} from '../src/index.ts';

/** The levels around the table, clockwise. */
export type LineUp = readonly Level[];

export interface Tournament {
  readonly game: AnyGame;
  readonly bots: AnyBots;
  readonly options: Readonly<Record<string, unknown>>;
  readonly budget: Budget;
  readonly seed: string;
  /** Clock for milliseconds per move; constant 0 if nobody measures. */
  readonly now: () => number;
}

/** One game of a tournament. */
export interface Played {
  readonly levels: LineUp;
  readonly result: Result;
  /** Number of decisions and milliseconds spent on them, by seat. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Every distinct rotation of the line-up around the table. */
export function seatings(lineUp: LineUp): LineUp[] {
  const rotations = lineUp.map((_, shift) => [...lineUp.slice(shift), ...lineUp.slice(0, shift)]);
  const seenRotations = new Set<string>();
  return rotations.filter((levels) => !seenRotations.has(levels.join()) && seenRotations.add(levels.join()));
}

/** Plays one deal with every seating of a line-up. */
export function playDeal(tournament: Tournament, lineUp: LineUp, deal: number): Played[] {
  return seatings(lineUp).map((levels) => playGame(tournament, levels, deal));
}

function playGame(tournament: Tournament, levels: LineUp, deal: number): Played {
  const { game, bots, budget, seed, now } = tournament;
  const seats = readSeats(game, levels.length);
  const state = copyOf(game.setup(seats, readOptions(game, seats, tournament.options)));
  const log: EventBase[] = [];
  const emit = (event: EventBase): unknown => log.push(event);
  const chance = chanceByPlace(`${seed}/${deal}`);
  const draws = levels.map((level, seat) => seededDraw(`${seed}/${deal}/${levels}/${level}/${seat}`));
  const decisions = levels.map(() => 0);
  const milliseconds = levels.map(() => 0);
  for (;;) {
    const result = game.result(state);
    if (result) return { levels, result, decisions, milliseconds };
    const request = game.chance(state);
    if (request) {
      game.resolve(state, chance(request), emit);
      continue;
    }
    let hasActed = false;
    const observations = game
      .actors(state)
      .map((seat) => ({ view: game.view(state, seat), moves: game.legalMoves(state, seat), log }));
    for (const observation of optionalFirst(observations)) {
      const seat = observation.view.viewer as Seat;
      const start = now();
      const { move } = bots[levels[seat]!](observation, draws[seat]!, budget);
      milliseconds[seat]! += now() - start;
      decisions[seat]! += 1;
      if (move === null) continue;
      game.play(state, seat, move, emit);
      hasActed = true;
      break;
    }
    if (!hasActed) throw new Error(`${game.id}: all of ${levels} wait for each other`);
  }
}

/**
 * The nth deal is always the same, and so is the nth throw of two dice, however the moves between them
 * differ: an outcome depends on the kind of request and how often it occurred, not on earlier draws.
 */
function chanceByPlace(seed: string): (request: ChanceRequest) => Outcome {
  const requestCounts = new Map<string, number>();
  return (request) => {
    const problem =
      request.kind === 'shuffle' ? `shuffle ${request.size}` : `dice ${request.count}×${request.faces}`;
    const time = requestCounts.get(problem) ?? 0;
    requestCounts.set(problem, time + 1);
    return drawOutcome(request, seededDraw(`${seed}/${problem}/${time}`));
  };
}
