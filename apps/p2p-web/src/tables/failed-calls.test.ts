import { expect, test } from 'vitest';
import { FailedCalls } from './failed-calls.ts';

function setUp() {
  let now = 0;
  let changes = 0;
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  const calls = new FailedCalls({
    now: () => now,
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    changed: () => {
      changes += 1;
    },
  });
  const advance = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer);
      timer.call();
    }
  };
  return { calls, advance, changes: () => changes };
}

test('a failed call is remembered for a minute', () => {
  const { calls, advance, changes } = setUp();
  calls.recordFailure();
  expect(calls.isRemembered).toBe(true);
  advance(59_000);
  expect(calls.isRemembered).toBe(true);
  advance(1_000);
  expect(calls.isRemembered).toBe(false);
  expect(changes()).toBe(2);
});

test('every further failed call extends the minute, without another change', () => {
  const { calls, advance, changes } = setUp();
  calls.recordFailure();
  advance(40_000);
  calls.recordFailure();
  advance(40_000);
  expect(calls.isRemembered).toBe(true);
  expect(changes()).toBe(1);
});

test('is forgotten once somebody connects', () => {
  const { calls } = setUp();
  calls.recordFailure();
  calls.recordConnection();
  expect(calls.isRemembered).toBe(false);
});

test('ignores a call that fails while its caller has connected in another way', () => {
  const { calls, advance } = setUp();
  calls.recordConnection();
  advance(12_000);
  calls.recordFailure();
  expect(calls.isRemembered).toBe(false);
  advance(10_000);
  calls.recordFailure();
  expect(calls.isRemembered).toBe(true);
});
