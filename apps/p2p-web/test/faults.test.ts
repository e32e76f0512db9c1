/** Whole matches of every game in which something goes wrong at any step. */
import { games } from '@cheeseboard/engine/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fault } from './kit/faults.ts';
import { accidents, playWithFaults, sweep } from './kit/sweep.ts';

/** The number of random matches per game. `FAULTS=40 SEED=2` plays 40 different ones. */
const RUNS = Number(process.env.FAULTS ?? 2);
const STRIDE = process.env.SWEEP === undefined ? null : Number(process.env.SWEEP);

/** About how many steps a match of each game has. */
const lengths: Readonly<Record<string, number>> = {
  'david-goliath': 40,
  'gouda-gouda': 300,
  'daumen-drauf': 30,
  'mens-erger-je-niet': 240,
};

describe.each(games.map(({ id, seats }) => [id, Math.min(5, seats.max)] as const))(
  '%s',
  (game, maxPeople) => {
    test('is finished, whatever goes wrong', async () => {
      const step = fc.nat(lengths[game]!);
      await fc.assert(
        fc.asyncProperty(
          fc.nat(),
          fc.integer({ min: 3, max: maxPeople }),
          fc.array(fc.record({ step, fault }), { minLength: 1, maxLength: 3 }),
          async (seed, count, plan) => void (await playWithFaults(game, `faults ${seed}`, count, plan)),
        ),
        // The seed is fixed, and a failure is not shrunk, because a match takes too long.
        { numRuns: RUNS, seed: Number(process.env.SEED ?? 7), endOnFailure: true },
      );
    });

    test('is finished when somebody crashes or hands over at one step or another', async () => {
      const accidentsAt = (turn: number) => [accidents[turn % accidents.length]!];
      expect(
        await sweep(game, {
          from: 2,
          stride: STRIDE ?? Math.ceil(lengths[game]! / 3),
          accidentsAt: accidentsAt,
        }),
      ).toBeGreaterThan(1);
    });
  },
);
