import { games } from '@cheeseboard/engine/games';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { events, Storm } from './kit/storm.ts';

/** The same storms every time; `STORM` and `SEED` bring others, and `pnpm fuzz` new ones. */
const RUNS = Number(process.env.STORM ?? 12);
const SEED = Number(process.env.SEED ?? 1);

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset());
afterEach(() => errors.mockReset());

test.each(games.map(({ id }) => id))('%s in a storm', async (game) => {
  let [steps, again] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(events, { minLength: 1, maxLength: 60, size: 'max' }),
      fc.nat(),
      async (scheduler, storm, seed) => {
        const table = new Storm(scheduler, `storm ${seed}`);
        await table.begin(game);
        for (const event of storm) await table.happen(event);
        steps += await table.end();
        again += table.again;
        expect(errors.mock.calls).toEqual([]);
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  console.log(`${game}: ${RUNS} storms of seed ${SEED}, ${steps} steps, ${again} texts said again`);
  expect(steps).toBeGreaterThan(RUNS);
  expect(again).toBeGreaterThan(0);
});
