import { games } from '@cheeseboard/engine/games';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { events, Storm } from './kit/storm.ts';

const RUNS = Number(process.env.STORM ?? 8);

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset());
afterEach(() => errors.mockReset());

test.each(games.map(({ id }) => id))('%s in a storm', async (game) => {
  let steps = 0;
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
        expect(errors.mock.calls).toEqual([]);
      },
    ),
    // The same storms every time; SEED brings others.
    { numRuns: RUNS, seed: Number(process.env.SEED ?? 1) },
  );
  console.log(`${game}: ${RUNS} storms, ${steps} steps`);
  expect(steps).toBeGreaterThan(RUNS);
});
