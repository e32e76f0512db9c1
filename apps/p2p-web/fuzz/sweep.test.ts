/**
 * `pnpm fuzz`: at every step of every game the host crashes, a guest crashes, or the host hands over. `GAME=daumen-drauf`
 * selects a game, `ACCIDENT=hand-over` a kind, `SWEEP=5 FROM=2` every fifth step from the second on.
 */
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { accidents, sweep } from '../test/kit/sweep.ts';

const stride = Number(process.env.SWEEP ?? 1);
const from = Number(process.env.FROM ?? 0);
const { GAME, ACCIDENT } = process.env;

for (const { id } of games.filter(({ id }) => (GAME ?? id) === id)) {
  for (const accident of accidents.filter((candidate) => (ACCIDENT ?? candidate) === candidate)) {
    test(`${id}: ${accident}`, async () => {
      const gameCount = await sweep(id, { from, stride, accidentsAt: () => [accident] });
      console.log(`${id}, ${accident}: ${gameCount} matches`);
      expect(gameCount).toBeGreaterThan(0);
    });
  }
}
