/** The measurements. Each sample runs in a process of its own and measures CPU time, so that other load matters little. */
import { observe } from '../src/core/bots/bot.ts';
import { gameBots } from '../src/games/bots.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, type Draw, drawOutcome, Match, seededChance, seededDraw } from '../src/index.ts';
import { playWithoutEngine } from './baseline.ts';
import { playInPlace, playMatch } from './play.ts';

export interface Measurement {
  readonly game: string;
  readonly seats: number;
  readonly measure: keyof typeof measures;
}

/** CPU time of this process, in microseconds. */
function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Runs `work` for `seconds` of CPU time, after a warm-up of the same length. `work` returns how much it did. */
function perCpuSecond(seconds: number, work: () => number): number {
  const run = (): number => {
    const start = cpuMicroseconds();
    let stepsDone = 0;
    let spent = 0;
    while (spent < seconds * 1e6) {
      stepsDone += work();
      spent = cpuMicroseconds() - start;
    }
    return (stepsDone / spent) * 1e6;
  };
  run();
  return run();
}

function takeStep(match: Match, draw: Draw): void {
  const request = match.chance;
  if (request) {
    match.resolve(drawOutcome(request, draw));
    return;
  }
  const seat = match.actors[draw(match.actors.length)]!;
  const legal = match.legalMoves(seat);
  match.play(seat, legal[draw(legal.length)]);
}

const playMatches =
  (play: (game: AnyGame, seats: number, draw: Draw) => number) =>
  (game: AnyGame, seats: number, seconds: number): number => {
    const draw = seededDraw(1);
    return perCpuSecond(seconds, () => play(game, seats, draw));
  };

/** Microseconds per view, over all states of one match. */
function microsecondsPerView(game: AnyGame, seats: number, seconds: number): number {
  const match = new Match(game, { seats });
  const draw = seededDraw(1);
  while (!match.result) takeStep(match as Match, draw);
  const states = match.history.map(({ state }) => state);
  const views = (): number => {
    for (const state of states) for (let seat = 0; seat < seats; seat++) game.view(state, seat);
    return states.length * seats;
  };
  return 1e6 / perCpuSecond(seconds, views);
}

/** Microseconds per step in the first or last third of David & Goliath's longest match. */
function microsecondsPerStep(
  matchThird: 'first' | 'last',
  game: AnyGame,
  seats: number,
  seconds: number,
): number {
  let spent = 0;
  let steps = 0;
  for (let seed = 0; spent < seconds * 1e6; seed++) {
    const draw = seededDraw(seed);
    const match = new Match(game, { seats, options: { deals: 12 } });
    const marks: number[] = [];
    while (!match.result) {
      if (match.length % 100 === 0) marks.push(cpuMicroseconds());
      takeStep(match as Match, draw);
    }
    // The first two matches warm up.
    if (seed < 2) continue;
    const thirdLength = Math.floor(marks.length / 3);
    const [from, to] =
      matchThird === 'first' ? [0, thirdLength] : [marks.length - 1 - thirdLength, marks.length - 1];
    spent += marks[to]! - marks[from]!;
    steps += thirdLength * 100;
  }
  return spent / steps;
}

/** Decisions that use fewer iterations were not searched: one move was legal, or one was clearly best. */
const SEARCHED_ITERATIONS_MIN = 50;

/** Milliseconds of CPU per searched decision of a sharp bot with 1,000 iterations. */
function millisecondsPerDecision(game: AnyGame, seats: number, seconds: number): number {
  const { sharp, easy } = gameBots[game.id]!;
  const decisionTimes: number[] = [];
  let spent = 0;
  for (let seed = 0; spent < seconds * 1e6; seed++) {
    const match = new Match(game, { seats });
    const chance = seededChance(seed);
    for (let step = 0; step < 40; step++) {
      match.resolveAll(chance);
      const seat = match.actors.at(-1);
      if (seat === undefined) break;
      const observation = observe(match, seat);
      const draw = seededDraw(seed * 100 + step);
      if (observation.moves.length > 1) {
        // This clock advances by one per reading, so it limits and counts iterations.
        let iterations = 0;
        const start = cpuMicroseconds();
        sharp(observation, draw, { milliseconds: 1000, now: () => iterations++ });
        const spentMicroseconds = cpuMicroseconds() - start;
        spent += spentMicroseconds;
        if (iterations >= SEARCHED_ITERATIONS_MIN) decisionTimes.push(spentMicroseconds / 1000);
      }
      match.play(seat, easy(observation, draw, { iterations: 1 }).move ?? observation.moves[0]);
    }
  }
  return decisionTimes.sort((a, b) => a - b)[decisionTimes.length >> 1] ?? Number.NaN;
}

const measures = {
  'matches on immer': { unit: 'moves/s', run: playMatches(playMatch) },
  'rules in place': { unit: 'moves/s', run: playMatches(playInPlace) },
  'without the engine': {
    unit: 'moves/s',
    run: playMatches((_, seats, draw) => playWithoutEngine(seats, draw)),
  },
  'one view': { unit: 'µs', run: microsecondsPerView },
  'step, first third of 1,093': {
    unit: 'µs',
    run: (game: AnyGame, seats: number, seconds: number) =>
      microsecondsPerStep('first', game, seats, seconds),
  },
  'step, last third of 1,093': {
    unit: 'µs',
    run: (game: AnyGame, seats: number, seconds: number) => microsecondsPerStep('last', game, seats, seconds),
  },
  'sharp decision, 1,000 iterations': { unit: 'ms', run: millisecondsPerDecision },
};

export const measurements: readonly Measurement[] = [
  ...games.flatMap(({ id, seats: { min, max } }) =>
    [...new Set([id === 'david-goliath' ? 4 : min, max])].flatMap((seats): Measurement[] => [
      { game: id, seats, measure: 'matches on immer' },
      { game: id, seats, measure: 'rules in place' },
      ...(id === 'david-goliath' ? [{ game: id, seats, measure: 'without the engine' } as const] : []),
    ]),
  ),
  ...games.map(({ id, seats }): Measurement => ({ game: id, seats: seats.max, measure: 'one view' })),
  ...games.map(
    ({ id, seats }): Measurement => ({
      game: id,
      seats: seats.max,
      measure: 'sharp decision, 1,000 iterations',
    }),
  ),
  { game: 'david-goliath', seats: 6, measure: 'step, first third of 1,093' },
  { game: 'david-goliath', seats: 6, measure: 'step, last third of 1,093' },
];

export const unitOf = ({ measure }: Measurement): string => measures[measure].unit;

/** Takes one sample. */
export function sample({ game, seats, measure }: Measurement, seconds: number): number {
  return measures[measure].run(games.find(({ id }) => id === game)!, seats, seconds);
}
