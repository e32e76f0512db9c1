/**
 * A tournament plays the same deals for every seating of every line-up, so that luck cancels out and only
 * play differs. Pure and testable; main.ts reads the command line and distributes the deals to workers.
 */
import type { Budget } from '../src/core/bots/bot.ts';
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
import type { AnyBot } from './yardsticks.ts';

/** A bot level or a yardstick, with `:n` for n times the usual budget: `sharp`, `sharp:16`, `greedy`. */
export type Contender = string;
/** The contenders around the table, clockwise. */
export type LineUp = readonly Contender[];

export interface Tournament {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly budget: Budget;
  readonly seed: string;
  /** Clock for milliseconds per decision; constant 0 if nobody measures. */
  readonly now: () => number;
}

/** One game of a tournament. */
export interface Played {
  readonly contenders: LineUp;
  readonly result: Result;
  /** The milliseconds of each decision, by seat. */
  readonly milliseconds: readonly (readonly number[])[];
  /** The iterations of each decision with a search, by seat. Empty if the budget is not in milliseconds. */
  readonly iterations: readonly (readonly number[])[];
}

/** Every distinct rotation of the line-up around the table. */
export function seatings(lineUp: LineUp): LineUp[] {
  const rotations = lineUp.map((_, shift) => [...lineUp.slice(shift), ...lineUp.slice(0, shift)]);
  const seenRotations = new Set<string>();
  return rotations.filter(
    (contenders) => !seenRotations.has(contenders.join()) && seenRotations.add(contenders.join()),
  );
}

/** Plays one deal with every seating of a line-up. */
export function playDeal(tournament: Tournament, lineUp: LineUp, deal: number): Played[] {
  return seatings(lineUp).map((contenders) => playGame(tournament, contenders, deal));
}

function playGame(tournament: Tournament, contenders: LineUp, deal: number): Played {
  const { game, seed, now } = tournament;
  const seats = readSeats(game, contenders.length);
  const state = copyOf(game.setup(seats, readOptions(game, seats, tournament.options)));
  const log: EventBase[] = [];
  const emit = (event: EventBase): unknown => log.push(event);
  const chance = chanceByPlace(`${seed}/${deal}`);
  const draws = contenders.map((contender, seat) =>
    seededDraw(`${seed}/${deal}/${contenders}/${contender}/${seat}`),
  );
  const players = contenders.map((contender) => playerOf(tournament, contender));
  const milliseconds: number[][] = contenders.map(() => []);
  const iterations: number[][] = contenders.map(() => []);
  for (;;) {
    const result = game.result(state);
    if (result) return { contenders, result, milliseconds, iterations };
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
      const { bot, budget } = players[seat]!;
      const clock = countReadings(budget);
      const start = now();
      const { move } = bot(observation, draws[seat]!, clock.budget);
      milliseconds[seat]!.push(now() - start);
      if (clock.readings > 0) iterations[seat]!.push(clock.readings - READINGS_BEFORE_SEARCH);
      if (move === null) continue;
      game.play(state, seat, move, emit);
      hasActed = true;
      break;
    }
    if (!hasActed) throw new Error(`${game.id}: all of ${contenders} wait for each other`);
  }
}

/** The bot behind a contender's name, and its budget. */
function playerOf({ bots, budget }: Tournament, contender: Contender): { bot: AnyBot; budget: Budget } {
  const [name, factor = 1] = readContender(contender);
  const bot = bots[name];
  if (!bot) throw new Error(`"${name}" is not one of ${Object.keys(bots).join(', ')}`);
  if ('iterations' in budget) return { bot, budget: { iterations: budget.iterations * factor } };
  const { milliseconds, longestMilliseconds = milliseconds, now } = budget;
  return {
    bot,
    budget: { milliseconds: milliseconds * factor, longestMilliseconds: longestMilliseconds * factor, now },
  };
}

/** `startMeter` reads the clock once, a search once before its first iteration, and then once per iteration. */
const READINGS_BEFORE_SEARCH = 2;

/** A budget that counts how often its clock is read. */
function countReadings(budget: Budget): { readonly budget: Budget; readings: number } {
  if ('iterations' in budget) return { budget, readings: 0 };
  const clock = { budget: { ...budget, now: readClock }, readings: 0 };
  const { now } = budget;
  function readClock(): number {
    clock.readings += 1;
    return now();
  }
  return clock;
}

/** Splits `sharp:16` into the name and the factor of its budget. */
export function readContender(contender: Contender): [name: string, factor?: number] {
  const [name = '', factor] = contender.split(':', 2);
  return factor === undefined ? [name] : [name, Number(factor)];
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
