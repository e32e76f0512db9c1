/** Plays whole matches with faults, at chosen steps or at every step, and checks what must be true in the end. */
import { games } from '@cheeseboard/engine/games';
import { expect, vi } from 'vitest';
import { outcomes, type PlannedFault } from './faults.ts';
import { FaultyMatch } from './faulty-match.ts';
import { verdictOf } from './table.ts';

const errors = vi.spyOn(console, 'error');

/** Plays a match with these faults to the end. Expects that the invariants hold, all audits are clean and all results the same. */
export async function playWithFaults(
  game: string,
  seed: string,
  peopleCount: number,
  plan: readonly PlannedFault[],
): Promise<FaultyMatch> {
  errors.mockReset();
  const match = await FaultyMatch.start(seed, game, peopleCount);
  await match.play(plan);
  await match.checkAudits();
  match.invariants.check();
  const { result, record } = match.tables[0]!.state!.match!;
  expect(result).not.toBeNull();
  for (const [name, { table }] of match.people) {
    expect(table!.state!.match!.result).toEqual(result);
    expect(table!.state!.match!.record, name).toBe(record);
    const verdict = verdictOf(table!);
    if (verdict?.type === 'failed') throw new Error(`${name} finds ${JSON.stringify(verdict)}`);
  }
  expect(match.invariants.committed).toBeGreaterThan(0);
  expect(errors.mock.calls).toEqual([]);
  return match;
}

/** What can happen at a step of a sweep. */
export const accidents = ['host crashes', 'guest crashes', 'hand-over'] as const;
export type Accident = (typeof accidents)[number];

function planFault(accident: Accident, step: number): PlannedFault {
  if (accident === 'hand-over')
    return {
      step,
      fault: { type: 'hand-over', to: step % 3, outcome: outcomes[step % outcomes.length]!, backAfterS: 60 },
    };
  return {
    step,
    fault: { type: 'crash', who: accident === 'host crashes' ? 0 : 1 + (step % 2), backAfterS: 60 },
  };
}

/**
 * Plays a match for each of these steps, with an accident at the step. The steps take turns at tables of three, four and five. Returns the
 * number of matches.
 */
export async function sweep(
  game: string,
  {
    from,
    stride,
    accidentsAt,
  }: { from: number; stride: number; accidentsAt: (round: number) => readonly Accident[] },
): Promise<number> {
  const maxPeople = Math.min(5, games.find(({ id }) => id === game)!.seats.max);
  let gameCount = 0;
  /** The number of steps of the longest match so far, by number of people. */
  const longestByPeople = new Map<number, number>();
  const isWithinAMatch = (step: number) =>
    step === from || [...longestByPeople.values()].some((length) => step < length);
  for (let step = from, round = 0; isWithinAMatch(step) || round < maxPeople - 2; step += stride, round++) {
    const peopleCount = 3 + (round % (maxPeople - 2));
    if (step >= (longestByPeople.get(peopleCount) ?? Number.POSITIVE_INFINITY)) continue;
    for (const accident of accidentsAt(round)) {
      const label = `${accident} at ${step}`;
      const { invariants, handOvers } = await playWithFaults(game, `sweep ${peopleCount}`, peopleCount, [
        planFault(accident, step),
      ]).catch((error) => {
        throw new Error(`${game}, ${peopleCount} people, ${label}: ${error.message}`, { cause: error });
      });
      gameCount += 1;
      const { steps, terms } = invariants;
      longestByPeople.set(peopleCount, Math.max(steps, longestByPeople.get(peopleCount) ?? 0));
      // A fault after the last step has no effect, so there is nothing to check.
      if (step >= steps) continue;
      if (accident === 'guest crashes') expect(terms.length, label).toBe(1);
      else if (accident === 'hand-over') expect(terms.length, label).toBeGreaterThan(handOvers === 0 ? 0 : 1);
      else expect(terms.length, label).toBe(2);
    }
  }
  return gameCount;
}
