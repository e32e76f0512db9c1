import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

test('allows 40 messages at once, then 20 a second', () => {
  const limit = new RateLimit();
  const taken = (now: number) => Array.from({ length: 100 }, () => limit.take(now)).filter(Boolean).length;
  expect(taken(0)).toBe(40);
  expect(taken(1000)).toBe(20);
  expect(taken(1010)).toBe(0);
  expect(taken(60_000)).toBe(40);
});

test('does not count messages that were asked for', () => {
  const limit = new RateLimit();
  for (let message = 0; message < 200; message++) {
    expect(limit.take(0)).toBe(true);
    limit.allow(1);
  }
  limit.allow(1_000);
  expect(Array.from({ length: 100 }, () => limit.take(0)).filter(Boolean)).toHaveLength(40);
});
