import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstConnection, type SignalledCall } from './first-connection.ts';
import { staggerCalls } from './stagger-calls.ts';
import { type Connection, Unreachable } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STARTS_MS = [0, 500, 1_000, 1_000];

/** Calls that a test answers, and the times at which they started. */
function calls(count: number) {
  const startTimes: (number | null)[] = Array(count).fill(null);
  const controls: { fail(): void; connect(): void }[] = [];
  const start = Date.now();
  const made = Array.from(
    { length: count },
    (_, index): SignalledCall =>
      (signal) => {
        startTimes[index] = Date.now() - start;
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          controls[index] = {
            fail: () => reject(new Unreachable('signalling')),
            connect: () => resolve({ name: index, close() {} } as unknown as Connection),
          };
        });
      },
  );
  return { calls: staggerCalls(made, STARTS_MS), startTimes, controls };
}

test('the first call starts at once, the others when their time has come', async () => {
  const { calls: staggered, startTimes, controls } = calls(4);
  const connection = firstConnection(staggered);
  await vi.advanceTimersByTimeAsync(0);
  expect(startTimes).toEqual([0, null, null, null]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(startTimes).toEqual([0, 500, 1_000, 1_000]);
  controls[2]!.connect();
  await expect(connection).resolves.toMatchObject({ name: 2 });
});

test('a call starts as soon as the one before has failed, even if an earlier one still hangs', async () => {
  const { calls: staggered, startTimes, controls } = calls(3);
  firstConnection(staggered).catch(() => {});
  await vi.advanceTimersByTimeAsync(500);
  controls[1]!.fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(startTimes).toEqual([0, 500, 500]);
});

test('calls that fail at once cost no head start', async () => {
  const { calls: staggered, startTimes, controls } = calls(3);
  const connection = firstConnection(staggered);
  for (const index of [0, 1]) {
    await vi.advanceTimersByTimeAsync(0);
    controls[index]!.fail();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(startTimes).toEqual([0, 0, 0]);
  controls[2]!.fail();
  await expect(connection).rejects.toBeInstanceOf(AggregateError);
});

test('after a connection, no other call starts', async () => {
  const { calls: staggered, startTimes, controls } = calls(3);
  const connection = firstConnection(staggered);
  await vi.advanceTimersByTimeAsync(100);
  controls[0]!.connect();
  await connection;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(startTimes).toEqual([0, null, null]);
});

test('an aborted call starts nothing more', async () => {
  const { calls: staggered, startTimes } = calls(2);
  const controller = new AbortController();
  const connection = firstConnection(staggered, controller.signal);
  await vi.advanceTimersByTimeAsync(100);
  controller.abort(new Error('hung up'));
  await expect(connection).rejects.toThrow('hung up');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(startTimes).toEqual([0, null]);
});
