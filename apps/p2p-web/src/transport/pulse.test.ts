import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse, usualTimes } from './pulse.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function feel() {
  const said: string[] = [];
  let pings = 0;
  const pulse = new Pulse({
    ping: () => pings++,
    shaky: (shaky) => said.push(shaky ? 'shaky' : 'steady'),
    dead: () => said.push('dead'),
  });
  return { pulse, said, pings: () => pings };
}

test('pings every second', () => {
  const { pings } = feel();
  vi.advanceTimersByTime(3_000);
  expect(pings()).toBe(3);
});

test('silence is reported as shaky, then once as dead', () => {
  const { said, pings } = feel();
  vi.advanceTimersByTime(usualTimes.shaky + usualTimes.ping);
  expect(said).toEqual(['shaky']);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['shaky', 'dead']);
  const before = pings();
  vi.advanceTimersByTime(60_000);
  expect(pings()).toBe(before);
});

test('a text in time keeps it steady, a late one makes it steady again', () => {
  const { pulse, said } = feel();
  for (let second = 0; second < 60; second += 3) {
    vi.advanceTimersByTime(3_000);
    pulse.heard();
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(5_000);
  pulse.heard();
  expect(said).toEqual(['shaky', 'steady']);
  vi.advanceTimersByTime(6_000);
  expect(said).toEqual(['shaky', 'steady', 'shaky']);
});

test('a tab in the background has more time', () => {
  const { pulse, said } = feel();
  pulse.hidden = true;
  vi.advanceTimersByTime(usualTimes.hidden.shaky - 1_000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(said).toEqual(['shaky']);
  vi.advanceTimersByTime(usualTimes.hidden.dead);
  expect(said).toEqual(['shaky', 'dead']);
});

test('a suspended tab does not report the others as dead after waking', () => {
  const { pulse, said } = feel();
  vi.advanceTimersByTime(2_000);
  // The machine was asleep for an hour: the clock went on, no timer ran.
  const awake = performance.now() + 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => awake);
  pulse.look();
  expect(said).toEqual([]);
  vi.restoreAllMocks();
});

test('reports nothing after stop', () => {
  const { pulse, said, pings } = feel();
  pulse.stop();
  vi.advanceTimersByTime(60_000);
  expect([said, pings()]).toEqual([[], 0]);
});
