import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type CallListener,
  type Connection,
  type ListeningState,
  type Transport,
  Unreachable,
  type UnreachableReason,
} from './transport.ts';
import { FALLBACK_START_MS, withFallback } from './with-fallback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A transport whose calls end after a time with a connection or a reason, and whose listening state a test sets. */
function fakeTransport(outcome: string, afterMs: number) {
  const calls: number[] = [];
  const start = Date.now();
  let state: ListeningState = 'opening';
  let listener: CallListener | null = null;
  const transport: Transport = {
    listen: (_address, callListener) => {
      listener = callListener;
      return {
        get state() {
          return state;
        },
        close: () => {
          listener = null;
        },
      };
    },
    call: async () => {
      calls.push(Date.now() - start);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      if (!outcome.startsWith('connection')) throw new Unreachable(outcome as UnreachableReason);
      return { name: outcome, close() {} } as unknown as Connection;
    },
  };
  const set = (next: ListeningState) => {
    state = next;
    listener?.state?.(next);
  };
  return { transport, calls, set, listener: () => listener };
}

async function callOver(main: ReturnType<typeof fakeTransport>, fallback: ReturnType<typeof fakeTransport>) {
  const call = withFallback(main.transport, fallback.transport)
    .call('address')
    .then(
      (connection) => (connection as unknown as { name: string }).name,
      (error: Unreachable) => error.reason,
    );
  await vi.advanceTimersByTimeAsync(60_000);
  return call;
}

test('a quick connection over the main transport does without the fallback', async () => {
  const [main, fallback] = [fakeTransport('connection', 1_000), fakeTransport('connection 2', 100)];
  expect(await callOver(main, fallback)).toBe('connection');
  expect(fallback.calls).toEqual([]);
});

test('the fallback is called at once when the main transport fails', async () => {
  const [main, fallback] = [fakeTransport('signalling', 10), fakeTransport('connection 2', 100)];
  expect(await callOver(main, fallback)).toBe('connection 2');
  expect(fallback.calls).toEqual([10]);
});

test('the fallback is called beside a slow main transport', async () => {
  const [main, fallback] = [fakeTransport('connection', 9_000), fakeTransport('connection 2', 100)];
  expect(await callOver(main, fallback)).toBe('connection 2');
  expect(fallback.calls).toEqual([FALLBACK_START_MS]);
});

test.each([
  ['signalling', 'signalling', 'signalling'],
  ['signalling', 'nobody', 'nobody'],
  ['nobody', 'signalling', 'nobody'],
  ['nobody', 'blocked', 'blocked'],
])('%s and %s together are %s', async (main, fallback, both) => {
  expect(await callOver(fakeTransport(main, 10), fakeTransport(fallback, 10))).toBe(both);
});

test('listens over both and reports the better state, once', () => {
  const [main, fallback] = [fakeTransport('', 0), fakeTransport('', 0)];
  const states: ListeningState[] = [];
  const events: string[] = [];
  const listening = withFallback(main.transport, fallback.transport).listen('address', {
    connected: () => events.push('connected'),
    failed: () => events.push('failed'),
    pending: (count) => events.push(`pending ${count}`),
    state: (state) => states.push(state),
  });
  main.set('lost');
  fallback.set('open');
  main.set('open');
  fallback.set('lost');
  main.set('lost');
  expect(states).toEqual(['open', 'lost']);
  expect(listening.state).toBe('lost');
  main.listener()!.pending?.(1);
  main.listener()!.failed?.();
  fallback.listener()!.pending?.(1);
  fallback.listener()!.connected({} as Connection);
  expect(events).toEqual(['pending 1', 'failed', 'connected']);
  listening.close();
  expect([main.listener(), fallback.listener()]).toEqual([null, null]);
});
