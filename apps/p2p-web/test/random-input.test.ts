import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feed, totalCounts } from './kit/random-input-tables.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset());
afterEach(() => errors.mockReset());

test('host and guests survive random input, in the lobby and in a match of every game', () => {
  const fed = feed(10_000, 'random input');
  for (const [kind, { fromStrangers, done, moves, shown, toNewcomers }] of fed) {
    expect(fromStrangers, kind).toBeGreaterThan(50);
    expect(done, kind).toBeGreaterThan(40);
    if (kind === 'lobby') expect(toNewcomers).toBeGreaterThan(500);
    else {
      expect(moves, kind).toBeGreaterThan(15);
      expect(shown, kind).toBeGreaterThan(200);
    }
  }
  expect(totalCounts(fed).over).toBeGreaterThan(0);
  expect(errors.mock.calls).toEqual([]);
});
