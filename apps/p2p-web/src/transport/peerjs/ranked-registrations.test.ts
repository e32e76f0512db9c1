import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListeningState } from '../transport.ts';
import { NEXT_BROKER_MS, RankedRegistrations } from './ranked-registrations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LINGER_MS = 12_000;

/** Registrations at brokers whose state a test sets. `null`: not registered there. */
function registrations(brokers: number) {
  const states: (ListeningState | null)[] = Array(brokers).fill(null);
  const ranked = new RankedRegistrations({
    brokers,
    lingerMs: LINGER_MS,
    register: (rank) => {
      states[rank] = 'opening';
      return {
        get state() {
          return states[rank]!;
        },
        close: () => {
          states[rank] = null;
        },
      };
    },
  });
  const set = (rank: number, state: ListeningState) => {
    states[rank] = state;
    ranked.update();
  };
  return { ranked, states, set };
}

test('registers at the first two brokers, and at no other while these answer', () => {
  const { ranked, states, set } = registrations(4);
  expect(states).toEqual(['opening', 'opening', null, null]);
  set(0, 'open');
  set(1, 'open');
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['open', 'open', null, null]);
  ranked.close();
  expect(states).toEqual([null, null, null, null]);
});

test.each(['lost', 'taken'] as const)('registers at the next broker when one is %s', (state) => {
  const { states, set } = registrations(4);
  set(0, state);
  set(1, 'open');
  set(2, 'open');
  expect(states).toEqual([state, 'open', 'open', null]);
});

test('registers at the next broker when one takes long to answer', () => {
  const { states, set } = registrations(3);
  set(1, 'open');
  vi.advanceTimersByTime(NEXT_BROKER_MS - 1);
  expect(states).toEqual(['opening', 'open', null]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['opening', 'open', 'opening']);
});

test('returns to the first brokers when they answer again, but lets calls at the others finish', () => {
  const { states, set } = registrations(3);
  set(0, 'lost');
  set(1, 'open');
  set(2, 'open');
  vi.advanceTimersByTime(60_000);
  set(0, 'open');
  vi.advanceTimersByTime(LINGER_MS - 1);
  expect(states).toEqual(['open', 'open', 'open']);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['open', 'open', null]);
});

test('keeps a later broker if the first one answers only for a moment', () => {
  const { states, set } = registrations(3);
  set(0, 'lost');
  set(1, 'open');
  set(2, 'open');
  set(0, 'open');
  vi.advanceTimersByTime(LINGER_MS / 2);
  set(0, 'lost');
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['lost', 'open', 'open']);
});

test('tries every broker while none answers', () => {
  const { states, set } = registrations(3);
  set(0, 'lost');
  set(1, 'lost');
  set(2, 'lost');
  expect(states).toEqual(['lost', 'lost', 'lost']);
});
