/**
 * Writes golden records of a game: `pnpm golden my-game` for a new one, and for a new option
 * `pnpm golden my-game --seats 3 --name any-moment --seed 1 --option powers=on --option powerMoments=anyMoment`. It overwrites records
 * only with `--replace`, which is for games that nobody has played yet.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOption } from '../src/core/option-text.ts';
import { writePosition } from '../src/core/position.ts';
import { writeRecord } from '../src/core/record.ts';
import { games } from '../src/games/index.ts';
import { positionsOf } from '../src/games/positions.ts';
import { playRandomly } from '../src/laws/random-games.ts';

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    seats: { type: 'string' },
    name: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const game = games.find(({ id }) => id === positionals[0]);
if (!game) throw new Error(`which game? ${games.map(({ id }) => id).join(', ')}`);
const folder = new URL(`../src/games/${game.id}/test/golden/`, import.meta.url);
mkdirSync(folder, { recursive: true });
// The flag `wx` makes a call fail if the file exists.
const flag = args.replace ? 'w' : 'wx';
const seatCounts = args.seats === undefined ? [game.seats.min, game.seats.max] : [Number(args.seats)];
for (const seats of new Set(seatCounts)) {
  const options = Object.fromEntries(
    args.option.map((text) => {
      const [key = '', value = ''] = text.split('=');
      return [key, readOption(game, seats, key, value)];
    }),
  );
  const match = playRandomly(game, { seats, options }, { numbers: [], seed: Number(args.seed ?? seats) });
  const halfway = match.at(Math.floor(match.length / 2));
  const name = args.name === undefined ? `${seats}` : `${seats}-${args.name}`;
  writeFileSync(new URL(`${name}.txt`, folder), writeRecord(match), { flag });
  writeFileSync(new URL(`${name}.position`, folder), `${writePosition(positionsOf(game), halfway)}\n`, {
    flag,
  });
}
