/** Writes the golden records of a new game: `pnpm golden david-goliath`. Never overwrites one. */
import { writeFileSync } from 'node:fs';
import { writePosition } from '../src/core/position.ts';
import { writeRecord } from '../src/core/record.ts';
import { games } from '../src/games/index.ts';
import { positionsOf } from '../src/games/positions.ts';
import { playRandomly } from '../src/laws/random-games.ts';

const game = games.find(({ id }) => id === process.argv[2]);
if (!game) throw new Error(`which game? ${games.map(({ id }) => id).join(', ')}`);
for (const seats of [game.seats.min, game.seats.max]) {
  const match = playRandomly(game, { seats, options: {} }, { numbers: [], seed: seats });
  const halfway = match.at(Math.floor(match.length / 2));
  const path = new URL(`golden/${game.id}-${seats}`, import.meta.url).pathname;
  // The flag `wx` makes the call fail if the file exists.
  writeFileSync(`${path}.txt`, writeRecord(match), { flag: 'wx' });
  writeFileSync(`${path}.position`, `${writePosition(positionsOf(game), halfway)}\n`, { flag: 'wx' });
}
