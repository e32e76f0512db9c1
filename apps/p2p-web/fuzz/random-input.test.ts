/** `pnpm fuzz` sends a million random messages. FUZZ sets another number, SEED chooses other messages. */
import { expect, test, vi } from 'vitest';
import { feed, totalCounts } from '../test/kit/random-input-tables.ts';

const MESSAGES = Number(process.env.FUZZ ?? 1_000_000);
const SEED = process.env.SEED ?? `${Date.now()}`;

test(`${MESSAGES} random messages, seed ${SEED}`, () => {
  const errors = vi.spyOn(console, 'error');
  console.log(`random input with seed ${SEED}`);
  const startMs = process.cpuUsage();
  const statisticsByKind = feed(MESSAGES, SEED);
  const { user, system } = process.cpuUsage(startMs);
  const msPerMessage = ((user + system) / 1000 / MESSAGES).toFixed(2);
  for (const [kind, counts] of statisticsByKind) console.log(`${kind}: ${JSON.stringify(counts)}`);
  console.log(
    `seed ${SEED}: ${JSON.stringify(totalCounts(statisticsByKind))}, ${msPerMessage} ms of the processor each`,
  );
  // In the lobby and in each game, enough commands were carried out and enough messages accepted.
  for (const [kind, { done, moves, shown }] of statisticsByKind) {
    expect(done, kind).toBeGreaterThan(MESSAGES / 200);
    if (kind !== 'lobby') expect(Math.min(moves, shown), kind).toBeGreaterThan(MESSAGES / 300);
  }
  expect(errors.mock.calls).toEqual([]);
});
