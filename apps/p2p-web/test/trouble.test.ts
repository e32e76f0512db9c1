/** Whole games of every kind in which something goes wrong at any step. */
import { games } from '@cheeseboard/engine/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fault } from './kit/faults.ts';
import { accidents, survives, sweep } from './kit/survives.ts';

/** More with `TROUBLE=40 SEED=2`; every step with `pnpm fuzz`. */
const RUNS = Number(process.env.TROUBLE ?? 4);
const STRIDE = Number(process.env.SWEEP ?? 37);

/** About how many steps a game has. */
const lengths: Readonly<Record<string, number>> = {
  'david-goliath': 40,
  'gouda-gouda': 60,
  'daumen-drauf': 30,
  'mens-erger-je-niet': 120,
};

describe.each(games.map(({ id, seats }) => [id, Math.min(5, seats.max)] as const))('%s', (game, most) => {
  test('is finished, whatever goes wrong', async () => {
    const ats = fc.nat(lengths[game]!);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.integer({ min: 3, max: most }),
        fc.array(fc.record({ at: ats, fault }), { minLength: 1, maxLength: 3 }),
        async (seed, count, plan) => void (await survives(game, `trouble ${seed}`, count, plan)),
      ),
      // The same troubles every time; a game takes too long to look for a smaller one.
      { numRuns: RUNS, seed: Number(process.env.SEED ?? 7), endOnFailure: true },
    );
  });

  test('is finished when somebody crashes or hands over at one step or another', async () => {
    const which = (turn: number) => [accidents[turn % accidents.length]!];
    expect(await sweep(game, { from: 2, stride: STRIDE, which })).toBeGreaterThan(1);
  });
});

test('two who vote for each other in vain, again and again, come back when they can', async () => {
  const { watcher } = await survives('daumen-drauf', 'trouble 582578300', 5, [
    { at: 25, fault: { is: 'part', some: 0b11000, for: 96 } },
  ]);
  expect(watcher.reigns.size).toBe(1);
});
