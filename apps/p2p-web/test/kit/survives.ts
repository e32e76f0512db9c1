/** What must be true of a game in which something went wrong, and a walk through every step of a game at which it can. */
import { verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { expect, vi } from 'vitest';
import { auditOf } from './table.ts';
import { type Planned, ways } from './faults.ts';
import { Trouble } from './trouble.ts';

const errors = vi.spyOn(console, 'error');

/** Played to the end by so many; one host at a time; nothing lost, nothing told, and everybody finds the record right. */
export async function survives(
  game: string,
  seed: string,
  count: number,
  plan: readonly Planned[],
): Promise<Trouble> {
  errors.mockReset();
  const trouble = await Trouble.begin(seed, game, count);
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

/** What happens at a step. */
export const accidents = ['host crashes', 'guest crashes', 'hand-over'] as const;
export type Accident = (typeof accidents)[number];

function planned(accident: Accident, at: number): Planned {
  if (accident === 'hand-over')
    return { at, fault: { is: 'hand-over', to: at % 3, how: ways[at % ways.length]!, back: 60 } };
  return { at, fault: { is: 'crash', who: accident === 'host crashes' ? 0 : 1 + (at % 2), back: 60 } };
}

/**
 * A game for each of these steps with one of these accidents at it. The steps take turns at tables of three, four and five. Gives how many games that
 * were.
 */
export async function sweep(
  game: string,
  { from, stride, which }: { from: number; stride: number; which: (at: number) => readonly Accident[] },
): Promise<number> {
  const most = Math.min(5, games.find(({ id }) => id === game)!.seats.max);
  let played = 0;
  /** By number of people: the game is the same until something happens. */
  const lengths = new Map<number, number>();
  const isIn = (at: number) => at === from || [...lengths.values()].some((length) => at < length);
  for (let at = from, turn = 0; isIn(at) || turn < most - 2; at += stride, turn++) {
    const count = 3 + (turn % (most - 2));
    if (at >= (lengths.get(count) ?? Number.POSITIVE_INFINITY)) continue;
    for (const accident of which(turn)) {
      const where = `${accident} at ${at}`;
      const { watcher, handed } = await survives(game, `sweep ${count}`, count, [
        planned(accident, at),
      ]).catch((error) => {
        throw new Error(`${game}, ${count} people, ${where}: ${error.message}`, { cause: error });
      });
      played += 1;
      const { steps, reigns } = watcher;
      lengths.set(count, Math.max(steps, lengths.get(count) ?? 0));
      // At the very end there is nothing left to inherit.
      if (at >= steps) continue;
      if (accident === 'guest crashes') expect(reigns.size, where).toBe(1);
      else if (accident === 'hand-over') expect(reigns.size, where).toBeGreaterThan(handed === 0 ? 0 : 1);
      else expect(reigns.size, where).toBe(2);
    }
  }
  return played;
}
