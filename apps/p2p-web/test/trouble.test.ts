/** Whole games of every kind in which something goes wrong at any step. */
import { verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditOf } from './kit/evening.ts';
import { fault, type Planned } from './kit/faults.ts';
import { Trouble } from './kit/trouble.ts';

/** More with `TROUBLE=40 SEED=2`. */
const RUNS = Number(process.env.TROUBLE ?? 4);
const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset());
afterEach(() => errors.mockReset());

/** About how many steps a game has. */
const lengths: Readonly<Record<string, number>> = {
  'david-goliath': 40,
  'gouda-gouda': 60,
  'daumen-drauf': 30,
  'mens-erger-je-niet': 120,
};

const MOST = 40;

async function survives(game: string, seed: string, plan: readonly Planned[]): Promise<Trouble> {
  const trouble = await Trouble.begin(seed, game);
  await trouble.play(plan);
  await trouble.audited();
  trouble.watcher.look();
  expect(trouble.watcher.checkViews()).toBeGreaterThan(0);
  const { result, record } = trouble.tables[0]!.state!.match!;
  expect(result).not.toBeNull();
  expect(verify(record!, games).type).toMatch(/^(verified|incomplete|alone)$/);
  for (const [name, { table }] of trouble.people) {
    expect(table!.state!.match!.record).toBe(record);
    const audit = auditOf(table!);
    if (audit?.type === 'failed' && !trouble.liars.has(name))
      throw new Error(`${name} finds ${JSON.stringify(audit)}`);
  }
  expect(errors.mock.calls).toEqual([]);
  return trouble;
}

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('is finished, whatever goes wrong', async () => {
    const ats = fc.nat(lengths[game]!);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(fc.record({ at: ats, fault }), { minLength: 1, maxLength: 3 }),
        async (seed, plan) => void (await survives(game, `trouble ${seed}`, plan)),
      ),
      // The same troubles every time; a game takes too long to look for a smaller one.
      { numRuns: RUNS, seed: Number(process.env.SEED ?? 7), endOnFailure: true },
    );
  });
});

/** Every step with `SWEEP=1`. */
const STRIDE = Number(process.env.SWEEP ?? 4);

test('a host that crashes at any step of a game is replaced, and the game finished', async () => {
  let last = 0;
  for (let at = 0; at <= last; at += STRIDE) {
    const fault = { is: 'crash', who: 0, back: 60 } as const;
    const { watcher } = await survives('daumen-drauf', `crash ${at}`, [{ at, fault }]);
    // At the very end there is nothing left to inherit.
    if (at < watcher.steps) expect(watcher.reigns.size).toBe(2);
    last = Math.min(MOST, Math.max(last, watcher.steps - 1));
  }
});
