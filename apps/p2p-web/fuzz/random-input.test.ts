/** `pnpm fuzz`: a million random messages. FUZZ sets how many, SEED which. */
import { expect, test, vi } from 'vitest';
import { feed, total } from '../test/kit/random-input-tables.ts';

vi.mock('@noble/ed25519', async (original) =>
  (await import('../test/kit/native-ed25519.ts')).withNativeEd25519(original),
);

const MESSAGES = Number(process.env.FUZZ ?? 1_000_000);
const SEED = process.env.SEED ?? `${Date.now()}`;

test(`${MESSAGES} random messages, seed ${SEED}`, () => {
  const errors = vi.spyOn(console, 'error');
  console.log(`random input with seed ${SEED}`);
  const before = process.cpuUsage();
  const statisticsByPlace = feed(MESSAGES, SEED);
  const { user, system } = process.cpuUsage(before);
  const msPerMessage = ((user + system) / 1000 / MESSAGES).toFixed(2);
  for (const [place, counts] of statisticsByPlace) console.log(`${place}: ${JSON.stringify(counts)}`);
  console.log(
    `seed ${SEED}: ${JSON.stringify(total(statisticsByPlace))}, ${msPerMessage} ms of the processor each`,
  );
  // Per game: enough commands were carried out and enough messages accepted.
  for (const [place, { done, moves, shown }] of statisticsByPlace) {
    expect(done, place).toBeGreaterThan(MESSAGES / 200);
    if (place !== 'lobby') expect(Math.min(moves, shown), place).toBeGreaterThan(MESSAGES / 300);
  }
  expect(errors.mock.calls).toEqual([]);
});
