import { expect, test } from 'vitest';
import { feed } from './kit/garbage.ts';

test('rubbish of every kind leaves host and guests standing', () => {
  const fed = feed(10_000, 'a short one; pnpm fuzz feeds a million');
  expect(fed.toStrangers).toBeGreaterThan(1000);
  expect(fed.toGuests).toBeGreaterThan(1000);
  expect(fed.done).toBeGreaterThan(200);
});
