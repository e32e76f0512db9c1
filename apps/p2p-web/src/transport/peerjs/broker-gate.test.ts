/** Sockets wait while a broker is out of reach, and go through together when it answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrokerGate } from './broker-gate.ts';

const PROBING = { intervalMs: 1_000, timeoutMs: 2_500, giveUpMs: 20_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A gate of a broker that answers while `broker.isUp`. */
function gateWithBroker(isUp: boolean) {
  const broker = { isUp, probes: 0 };
  const gate = new BrokerGate(async () => {
    broker.probes += 1;
    if (!broker.isUp) throw new TypeError('Failed to fetch');
  }, PROBING);
  return { broker, gate };
}

test('lets sockets through at once while the broker works', () => {
  const { broker, gate } = gateWithBroker(true);
  const connect = vi.fn();
  gate.pass(connect);
  expect(connect).toHaveBeenCalledOnce();
  expect(broker.probes).toBe(0);
});

test('holds sockets back until the broker answers, then lets all through', async () => {
  const { broker, gate } = gateWithBroker(false);
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  gate.pass(connect);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connect).not.toHaveBeenCalled();
  broker.isUp = true;
  await vi.advanceTimersByTimeAsync(PROBING.intervalMs);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('probes at once when the browser says that it is online', async () => {
  const { broker, gate } = gateWithBroker(false);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  await vi.advanceTimersByTimeAsync(100);
  broker.isUp = true;
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test.each([
  { isUp: false, announced: 1, why: 'after a probe has failed' },
  { isUp: true, announced: 0, why: 'never if the first probe is answered' },
])('announces the return of the network $announced times, $why', async ({ isUp, announced }) => {
  const { broker, gate } = gateWithBroker(isUp);
  const announce = vi.fn();
  vi.stubGlobal('dispatchEvent', announce);
  gate.shut();
  await vi.advanceTimersByTimeAsync(100);
  broker.isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(gate.isOpen).toBe(true);
  expect(announce).toHaveBeenCalledTimes(announced);
  vi.unstubAllGlobals();
});

test('tries a socket in the end even if no probe is ever answered', async () => {
  const { gate } = gateWithBroker(false);
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  await vi.advanceTimersByTimeAsync(PROBING.giveUpMs);
  expect(connect).toHaveBeenCalledOnce();
});
