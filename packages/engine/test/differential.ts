/**
 * Compares the engine with its oracles in random games until each value of each option has been in enough of them, and prints
 * a table: `pnpm differential --game gouda-gouda --games 1000`. A game counts for each of its values that matters in it, so
 * a number of tokens counts only with powers. `--seconds 150 --progress FILE` stops early; the same command goes on later.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { manifests } from '../src/games/manifests.ts';
import { type AnyGame, type Draw, type OptionValue, seededDraw } from '../src/index.ts';
import { type AnyOracleAdapter, compareGame, type KnownMoves } from '../src/laws/oracle.ts';
import { isRoundsOption, type Setup } from '../src/laws/random-games.ts';

const { values: args } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    attempts: { type: 'string', default: '8' },
    seconds: { type: 'string', default: 'Infinity' },
    progress: { type: 'string' },
  },
});
const gamesWanted = Number(args.games);
/** After so many refused or idle sets of options, a value counts as impossible. */
const TRIES_MAX = 200_000;

interface Row {
  readonly option: string;
  readonly value: OptionValue;
  games: number;
  moves: number;
  refusals: number;
  differences: number;
  impossible: boolean;
}
/** All games compared so far, and the rows of their options' values. */
interface Progress {
  compared: number;
  rows: Row[];
}

function emptyRows(game: AnyGame): Row[] {
  const rows = new Map<string, Row>();
  for (const [option, spec] of Object.entries(game.options)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      for (const value of spec.values(seats)) {
        const zero = { games: 0, moves: 0, refusals: 0, differences: 0, impossible: false };
        rows.set(`${option}=${value}`, { option, value, ...zero });
      }
    }
  }
  return [...rows.values()];
}

const matters = (game: AnyGame, option: string, options: Setup['options']): boolean =>
  game.options[option]!.matters?.(options) ?? true;

const isOf = (row: Row, { options }: Setup): boolean => options[row.option] === row.value;

/** A random setup in which this value matters; null if there is none. */
function setupWith(row: Row, game: AnyGame, draw: Draw): Setup | null {
  const { min, max } = game.seats;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const seats = min + draw(max - min + 1);
    if (!game.options[row.option]!.values(seats).includes(row.value)) continue;
    const options: Setup['options'] = {};
    for (const [key, spec] of Object.entries(game.options)) {
      const values = spec.values(seats);
      // Long games take long: two rounds, unless the row asks for more.
      options[key] = isRoundsOption(values) ? 1 + draw(2) : values[draw(values.length)]!;
    }
    options[row.option] = row.value;
    if (matters(game, row.option, options) && !game.optionsRefusal?.(options)) return { seats, options };
  }
  return null;
}

/** Compares games until each value has enough, or until the time is over. */
function compare(game: AnyGame, adapter: AnyOracleAdapter, progress: Progress, deadline: number): void {
  const knownMoves: KnownMoves = new Map();
  while (Date.now() < deadline) {
    const open = progress.rows.filter((row) => !row.impossible && row.games < gamesWanted);
    const [row] = open.sort((a, b) => a.games - b.games);
    if (row === undefined) return;
    const draw = seededDraw(`${game.id} ${progress.compared}`);
    const setup = setupWith(row, game, draw);
    if (setup === null) {
      row.impossible = true;
      continue;
    }
    progress.compared += 1;
    let comparison = { moves: 0, refusals: 0 };
    let differences = 0;
    try {
      comparison = compareGame(game, adapter, setup, draw, { knownMoves, attempts: Number(args.attempts) });
    } catch (difference) {
      console.error(difference);
      differences = 1;
      process.exitCode = 1;
    }
    for (const affected of progress.rows) {
      if (!isOf(affected, setup) || !matters(game, affected.option, setup.options)) continue;
      affected.games += 1;
      affected.moves += comparison.moves;
      affected.refusals += comparison.refusals;
      affected.differences += differences;
    }
  }
}

const format = (count: number): string => count.toLocaleString('en');

function print(id: string, { compared, rows }: Progress): void {
  console.log(`\n${id}: ${format(compared)} games\n`);
  console.log('| option | value | games | moves | refusals tried | differences |');
  console.log('| ------ | ----- | ----- | ----- | -------------- | ----------- |');
  for (const { option, value, games, moves, refusals, differences, impossible } of rows) {
    const counts = [games, moves, refusals, differences].map(format);
    console.log(
      impossible
        ? `| ${option} | ${value} | refused with all other options | | | |`
        : `| ${[option, value, ...counts].join(' | ')} |`,
    );
  }
}

const saved: Record<string, Progress> =
  args.progress !== undefined && existsSync(args.progress)
    ? JSON.parse(readFileSync(args.progress, 'utf8'))
    : {};
const deadline = Date.now() + Number(args.seconds) * 1000;
for (const { game } of manifests) {
  if (args.game !== undefined && game.id !== args.game) continue;
  const { oracleAdapter } = await import(`../src/games/${game.id}/test/oracle-adapter.ts`);
  const progress = saved[game.id] ?? { compared: 0, rows: emptyRows(game) };
  saved[game.id] = progress;
  compare(game, oracleAdapter, progress, deadline);
  print(game.id, progress);
}
if (args.progress !== undefined) writeFileSync(args.progress, JSON.stringify(saved));
