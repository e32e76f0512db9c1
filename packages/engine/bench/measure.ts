/** The measurements, by name, so that each can run in a thread of its own: what one warms up must not slow another. */
import { observe } from '../src/core/bots/bot.ts';
import { gameBots } from '../src/games/bots.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, drawOutcome, Match, seededChance, seededDraw } from '../src/index.ts';
import { playBare } from './bare.ts';
import { playInPlace, playMatch } from './play.ts';

export interface Measurement {
  readonly game: string;
  readonly seats: number;
  readonly what: keyof typeof measures;
}

/** The median of nine slices of time, and the lowest and highest of them. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How much `work` does in a second; it returns how much it did in one go. One slice more to warm up. */
function perSecond(seconds: number, work: () => number): Figure {
  const slice = (): number => {
    const start = performance.now();
    let done = 0;
    let now = start;
    while (now - start < (seconds * 1000) / 10) {
      done += work();
      now = performance.now();
    }
    return (done / (now - start)) * 1000;
  };
  slice();
  return figure(Array.from({ length: 9 }, slice));
}

function figure(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  return { value: sorted[sorted.length >> 1]!, low: sorted[0]!, high: sorted.at(-1)! };
}

const inMicroseconds = ({ value, low, high }: Figure): Figure => ({
  value: 1e6 / value,
  low: 1e6 / high,
  high: 1e6 / low,
});

/** Takes one random step of a match. */
function step(match: Match, draw: (bound: number) => number): void {
  const request = match.chance;
  if (request) {
    match.resolve(drawOutcome(request, draw));
    return;
  }
  const seat = match.actors[draw(match.actors.length)]!;
  const legal = match.legalMoves(seat);
  match.play(seat, legal[draw(legal.length)]);
}

/** Microseconds for one view, over all states of one match. */
function views(game: AnyGame, seats: number, seconds: number): Figure {
  const match = new Match(game, { seats });
  const draw = seededDraw(1);
  while (!match.result) step(match as Match, draw);
  const states = match.history.map(({ state }) => state);
  return inMicroseconds(
    perSecond(seconds, () => {
      for (const state of states) for (let seat = 0; seat < seats; seat++) game.view(state, seat);
      return states.length * seats;
    }),
  );
}

/** Microseconds for a step in the first or last third of David & Goliath's longest match. */
function stepsIn(part: 'first' | 'last', game: AnyGame, seats: number): Figure {
  const times = Array.from({ length: 11 }, (_, seed) => {
    const draw = seededDraw(seed);
    const match = new Match(game, { seats, options: { deals: 12 } });
    const marks: number[] = [];
    while (!match.result) {
      if (match.length % 100 === 0) marks.push(performance.now());
      step(match as Match, draw);
    }
    const third = Math.floor(marks.length / 3);
    const [from, to] = part === 'first' ? [0, third] : [marks.length - 1 - third, marks.length - 1];
    return ((marks[to]! - marks[from]!) / (third * 100)) * 1000;
  });
  return figure(times.slice(2));
}

/** Milliseconds for the first decision of a sharp bot, where the playouts are longest. */
function sharpMoves(game: AnyGame, seats: number): Figure {
  const times = Array.from({ length: 12 }, (_, seed) => {
    const match = new Match(game, { seats });
    match.resolveAll(seededChance(seed));
    const seen = observe(match, match.actors[0]!);
    const start = performance.now();
    gameBots[game.id]!.sharp(seen, seededDraw(seed), { iterations: 1000 });
    return performance.now() - start;
  });
  return figure(times.slice(3));
}

const measures = {
  '(a) matches on immer': {
    unit: 'moves/s',
    run(game: AnyGame, seats: number, seconds: number): Figure {
      const draw = seededDraw(1);
      return perSecond(seconds, () => playMatch(game, seats, draw));
    },
  },
  '(b) recipes in place': {
    unit: 'moves/s',
    run(game: AnyGame, seats: number, seconds: number): Figure {
      const draw = seededDraw(1);
      return perSecond(seconds, () => playInPlace(game, seats, draw));
    },
  },
  '(c) a bare loop': {
    unit: 'moves/s',
    run(_: AnyGame, seats: number, seconds: number): Figure {
      const draw = seededDraw(1);
      return perSecond(seconds, () => playBare(seats, draw));
    },
  },
  'a view': { unit: 'µs', run: views },
  'a step, first third of 1,093': {
    unit: 'µs',
    run: (game: AnyGame, seats: number) => stepsIn('first', game, seats),
  },
  'a step, last third of 1,093': {
    unit: 'µs',
    run: (game: AnyGame, seats: number) => stepsIn('last', game, seats),
  },
  'a sharp move, 1,000 iterations': { unit: 'ms', run: sharpMoves },
};

/** Everything that is measured. */
export const measurements: readonly Measurement[] = [
  ...games.flatMap(({ id, seats: { min, max } }) =>
    [...new Set([id === 'david-goliath' ? 4 : min, max])].flatMap((seats): Measurement[] => [
      { game: id, seats, what: '(a) matches on immer' },
      { game: id, seats, what: '(b) recipes in place' },
      ...(id === 'david-goliath' ? [{ game: id, seats, what: '(c) a bare loop' } as const] : []),
    ]),
  ),
  ...games.map(({ id, seats }): Measurement => ({ game: id, seats: seats.max, what: 'a view' })),
  ...games
    .filter(({ id }) => gameBots[id])
    .map(
      ({ id, seats }): Measurement => ({
        game: id,
        seats: seats.max,
        what: 'a sharp move, 1,000 iterations',
      }),
    ),
  { game: 'david-goliath', seats: 6, what: 'a step, first third of 1,093' },
  { game: 'david-goliath', seats: 6, what: 'a step, last third of 1,093' },
];

export const unitOf = ({ what }: Measurement): string => measures[what].unit;

export function measure({ game, seats, what }: Measurement, seconds: number): Figure {
  return measures[what].run(games.find(({ id }) => id === game)!, seats, seconds);
}
