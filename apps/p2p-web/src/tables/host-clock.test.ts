/** The host's clock: the device sleeps, or somebody sets the wall clock. */
import { beforeEach, expect, test } from 'vitest';
import { makeHostClock } from './host-clock.ts';

let monotonic = 0;
let wall = 0;
const clock = () =>
  makeHostClock(
    () => monotonic,
    () => wall,
  );
const pass = (milliseconds: number): void => {
  monotonic += milliseconds;
  wall += milliseconds;
};

beforeEach(() => {
  monotonic = 50;
  wall = 1_000_000;
});

test('begins at the wall clock and runs with it', () => {
  const now = clock();
  expect(now()).toBe(1_000_000);
  pass(30);
  expect(now()).toBe(1_000_030);
});

test('runs while the device sleeps', () => {
  const now = clock();
  wall += 60_000;
  expect(now()).toBe(1_060_000);
});

test('neither stops nor runs backwards when the wall clock is set back', () => {
  const now = clock();
  wall -= 3_600_000;
  expect(now()).toBe(1_000_000);
  pass(20_000);
  expect(now()).toBe(1_020_000);
});

test('is never slower than the monotonic clock', () => {
  const now = clock();
  monotonic += 500;
  wall += 100;
  expect(now()).toBe(1_000_500);
});
