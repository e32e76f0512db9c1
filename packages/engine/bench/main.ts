/** `pnpm bench`: how fast the engine is on this machine. A table for people, JSON with `--json FILE`. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '../src/games/index.ts';
import { type AnyGame, type Draw, drawOutcome, Match, seededDraw } from '../src/index.ts';
import { playBare } from './bare.ts';
import { playInPlace, playMatch } from './play.ts';

const { values: args } = parseArgs({
  options: { json: { type: 'string' }, seconds: { type: 'string', default: '1' } },
});
const seconds = Number(args.seconds);

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly what: string;
  readonly unit: string;
  /** The median of nine runs, and the lowest and highest of them. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const rows: Row[] = [];

/** Runs `work`, which returns how much it did, for nine slices of time, after one to warm up. */
function rate(work: () => number): { value: number; low: number; high: number } {
  const slice = (): number => {
    const start = performance.now();
    let done = 0;
    let now = start;
    while (now - start < (seconds * 1000) / 9) {
      done += work();
      now = performance.now();
    }
    return (done / (now - start)) * 1000;
  };
  slice();
  const rates = Array.from({ length: 9 }, slice).sort((a, b) => a - b);
  return { value: rates[4]!, low: rates[0]!, high: rates[8]! };
}

function report(
  game: string,
  seats: number,
  what: string,
  unit: string,
  rates: ReturnType<typeof rate>,
): void {
  const row = { game, seats, what, unit, ...rates };
  rows.push(row);
  const figure = (value: number): string =>
    value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
  console.log(
    `${game.padEnd(20)} ${seats}  ${what.padEnd(34)} ${figure(row.value).padStart(11)} ${unit.padEnd(8)}  (${figure(row.low)} – ${figure(row.high)})`,
  );
}

const draw = (): Draw => seededDraw(20261116);

function benchGame(game: AnyGame, seats: number): void {
  const inMatch = draw();
  report(
    game.id,
    seats,
    '(a) matches on immer',
    'moves/s',
    rate(() => playMatch(game, seats, inMatch)),
  );
  const inPlace = draw();
  report(
    game.id,
    seats,
    '(b) recipes in place',
    'moves/s',
    rate(() => playInPlace(game, seats, inPlace)),
  );
  if (game.id === 'david-goliath') {
    const bare = draw();
    report(
      game.id,
      seats,
      '(c) a bare loop',
      'moves/s',
      rate(() => playBare(seats, bare)),
    );
  }
}

/** Microseconds for one view, over the states of a whole match. */
function benchViews(game: AnyGame, seats: number): void {
  const source = draw();
  const match = new Match(game, { seats });
  for (let request = match.chance; !match.result; request = match.chance) {
    if (request) {
      match.resolve(drawOutcome(request, source));
      continue;
    }
    const seat = match.actors[source(match.actors.length)]!;
    const legal = match.legalMoves(seat);
    match.play(seat, legal[source(legal.length)]);
  }
  const states = match.history.map(({ state }) => state);
  const views = rate(() => {
    for (const state of states) for (let seat = 0; seat < seats; seat++) game.view(state, seat);
    return states.length * seats;
  });
  report(game.id, seats, 'a view', 'µs', {
    value: 1e6 / views.value,
    low: 1e6 / views.high,
    high: 1e6 / views.low,
  });
}

/** A move late in a long match must cost what an early one does: time for each tenth of a match of many deals. */
function benchLength(): void {
  const game = games.find(({ id }) => id === 'david-goliath')!;
  const early: number[] = [];
  const late: number[] = [];
  for (let times = 0; times < 12; times++) {
    const source = seededDraw(times);
    const match = new Match(game, { seats: 6, options: { deals: 12 } });
    const marks: number[] = [];
    while (!match.result) {
      if (match.length % 100 === 0) marks.push(performance.now());
      const request = match.chance;
      if (request) match.resolve(drawOutcome(request, source));
      else {
        const seat = match.actors[0]!;
        const legal = match.legalMoves(seat);
        match.play(seat, legal[source(legal.length)]);
      }
    }
    const third = Math.floor(marks.length / 3);
    early.push(((marks[third]! - marks[0]!) / (third * 100)) * 1000);
    late.push(((marks.at(-1)! - marks.at(-1 - third)!) / (third * 100)) * 1000);
  }
  for (const [what, times] of [
    ['a step, first third of 1,080', early],
    ['a step, last third of 1,080', late],
  ] as const) {
    const sorted = times.slice(2).sort((a, b) => a - b);
    report(game.id, 6, what, 'µs', { value: sorted[5]!, low: sorted[0]!, high: sorted.at(-1)! });
  }
}

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; median of nine (lowest – highest)\n`,
);
for (const game of games) {
  for (const seats of new Set([game.id === 'david-goliath' ? 4 : game.seats.min, game.seats.max]))
    benchGame(game, seats);
}
for (const game of games) benchViews(game, game.seats.max);
benchLength();
if (args.json) writeFileSync(args.json, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
