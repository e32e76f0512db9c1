/** `pnpm fuzz`: a million messages of rubbish. FUZZ and SEED change how many, and which. */
import { expect, test } from 'vitest';
import { feed } from '../test/kit/garbage.ts';

const MESSAGES = Number(process.env.FUZZ ?? 1_000_000);
const SEED = process.env.SEED ?? `${Date.now()}`;

test(`${MESSAGES} messages of rubbish, seed ${SEED}`, () => {
  const before = process.cpuUsage();
  const fed = feed(MESSAGES, SEED);
  const { user, system } = process.cpuUsage(before);
  const each = ((user + system) / 1000 / MESSAGES).toFixed(2);
  console.log(`seed ${SEED}: ${JSON.stringify(fed)}, ${each} ms of the processor each`);
  expect(fed.done).toBeGreaterThan(MESSAGES / 100);
});
