import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feed, total } from './kit/garbage.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset());
afterEach(() => errors.mockReset());

test('rubbish of every kind leaves host and guests standing, in the lobby and in a match of every game', () => {
  const fed = feed(8_000, 'a short one; pnpm fuzz feeds a million');
  for (const [place, { toStrangers, done, moves, shown, toNewcomers }] of fed) {
    expect(toStrangers, place).toBeGreaterThan(50);
    expect(done, place).toBeGreaterThan(40);
    if (place === 'lobby') expect(toNewcomers).toBeGreaterThan(500);
    else {
      expect(moves, place).toBeGreaterThan(15);
      expect(shown, place).toBeGreaterThan(200);
    }
  }
  expect(total(fed).over).toBeGreaterThan(0);
  expect(errors.mock.calls).toEqual([]);
});
