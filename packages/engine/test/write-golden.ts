/**
 * Writes the golden records of a new game: `pnpm golden my-game`. It overwrites them only with `--replace`, which is for games
 * that nobody has played yet.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { writePosition } from '../src/core/position.ts';
import { writeRecord } from '../src/core/record.ts';
import { games } from '../src/games/index.ts';
import { positionsOf } from '../src/games/positions.ts';
import { playRandomly } from '../src/laws/random-games.ts';

const [wanted, replace] = process.argv.slice(2);
const game = games.find(({ id }) => id === wanted);
if (!game) throw new Error(`which game? ${games.map(({ id }) => id).join(', ')}`);
const folder = new URL(`../src/games/${game.id}/test/golden/`, import.meta.url);
mkdirSync(folder, { recursive: true });
// The flag `wx` makes a call fail if the file exists.
const flag = replace === '--replace' ? 'w' : 'wx';
for (const seats of new Set([game.seats.min, game.seats.max])) {
  const match = playRandomly(game, { seats, options: {} }, { numbers: [], seed: seats });
  const halfway = match.at(Math.floor(match.length / 2));
  writeFileSync(new URL(`${seats}.txt`, folder), writeRecord(match), { flag });
  writeFileSync(new URL(`${seats}.position`, folder), `${writePosition(positionsOf(game), halfway)}\n`, {
    flag,
  });
}
