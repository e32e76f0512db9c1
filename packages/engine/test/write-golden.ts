/** Writes the golden records of a new game: `pnpm golden david-goliath`. Never overwrites one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { writePosition } from '../src/core/position.ts';
import { writeRecord } from '../src/core/record.ts';
import { games } from '../src/games/index.ts';
import { positionsOf } from '../src/games/positions.ts';
import { playRandomly } from '../src/laws/random-games.ts';

const game = games.find(({ id }) => id === process.argv[2]);
if (!game) throw new Error(`which game? ${games.map(({ id }) => id).join(', ')}`);
const folder = new URL(`../src/games/${game.id}/test/golden/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const seats of [game.seats.min, game.seats.max]) {
  const match = playRandomly(game, { seats, options: {} }, { numbers: [], seed: seats });
  const halfway = match.at(Math.floor(match.length / 2));
  // The flag `wx` makes the call fail if the file exists.
  writeFileSync(new URL(`${seats}.txt`, folder), writeRecord(match), { flag: 'wx' });
  writeFileSync(new URL(`${seats}.position`, folder), `${writePosition(positionsOf(game), halfway)}\n`, {
    flag: 'wx',
  });
}
