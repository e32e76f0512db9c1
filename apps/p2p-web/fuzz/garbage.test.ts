/** `pnpm fuzz`: a million messages of rubbish. FUZZ and SEED change how many, and which. */
import { expect, test } from 'vitest';
import { feed } from '../test/kit/garbage.ts';

const MESSAGES = Number(process.env.FUZZ ?? 1_000_000);
const SEED = process.env.SEED ?? `${Date.now()}`;

test(`${MESSAGES} messages of rubbish, seed ${SEED}`, () => {
  const fed = feed(MESSAGES, SEED);
  console.log(`seed ${SEED}: ${JSON.stringify(fed)}`);
  expect(fed.done).toBeGreaterThan(MESSAGES / 100);
});
