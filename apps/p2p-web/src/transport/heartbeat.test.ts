import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_HEARTBEAT, Heartbeat } from './heartbeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function startHeartbeat() {
  const events: string[] = [];
  let pings = 0;
  const heartbeat = new Heartbeat({
    ping: () => pings++,
    shaky: (shaky) => events.push(shaky ? 'shaky' : 'steady'),
    dead: () => events.push('dead'),
  });
  return { heartbeat, events, pings: () => pings };
}

test('pings every second', () => {
  const { pings } = startHeartbeat();
  vi.advanceTimersByTime(3_000);
  expect(pings()).toBe(3);
});

test('silence is reported as shaky, then once as dead', () => {
  const { events, pings } = startHeartbeat();
  vi.advanceTimersByTime(DEFAULT_HEARTBEAT.shakyMs + DEFAULT_HEARTBEAT.pingIntervalMs);
  expect(events).toEqual(['shaky']);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual(['shaky', 'dead']);
  const before = pings();
  vi.advanceTimersByTime(60_000);
  expect(pings()).toBe(before);
});

test('a text in time keeps it steady, a late one makes it steady again', () => {
  const { heartbeat, events } = startHeartbeat();
  for (let second = 0; second < 60; second += 3) {
    vi.advanceTimersByTime(3_000);
    heartbeat.received();
  }
  expect(events).toEqual([]);
  vi.advanceTimersByTime(5_000);
  heartbeat.received();
  expect(events).toEqual(['shaky', 'steady']);
  vi.advanceTimersByTime(6_000);
  expect(events).toEqual(['shaky', 'steady', 'shaky']);
});

test('a tab in the background has more time', () => {
  const { heartbeat, events } = startHeartbeat();
  heartbeat.isHidden = true;
  vi.advanceTimersByTime(DEFAULT_HEARTBEAT.hidden.shakyMs - 1_000);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(events).toEqual(['shaky']);
  vi.advanceTimersByTime(DEFAULT_HEARTBEAT.hidden.deadMs);
  expect(events).toEqual(['shaky', 'dead']);
});

test('a suspended tab does not report the others as dead after waking', () => {
  const { heartbeat, events } = startHeartbeat();
  vi.advanceTimersByTime(2_000);
  // The machine was suspended for an hour: the clock advanced, but no timer ran.
  const wokeAt = performance.now() + 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => wokeAt);
  heartbeat.check();
  expect(events).toEqual([]);
  vi.restoreAllMocks();
});

test('reports nothing after stop', () => {
  const { heartbeat, events, pings } = startHeartbeat();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect([events, pings()]).toEqual([[], 0]);
});
