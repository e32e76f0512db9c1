/** Sockets wait while this device is offline, and go through together when a STUN server answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkGate } from './network-gate.ts';

const PROBING = { intervalMs: 1_000, timeoutMs: 2_500, giveUpMs: 20_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A gate that has learned to ask a STUN server, which answers while `stun.isUp`. */
async function gateWithStun(isUp: boolean) {
  const stun = { isUp: true, probes: 0 };
  const gate = new NetworkGate(PROBING);
  await gate.learn(async () => {
    stun.probes += 1;
    if (!stun.isUp) throw new Error('no STUN server answers');
  });
  stun.isUp = isUp;
  return { stun, gate };
}

test('lets sockets through at once while the network works', async () => {
  const { stun, gate } = await gateWithStun(true);
  const connect = vi.fn();
  gate.pass(connect);
  expect(connect).toHaveBeenCalledOnce();
  expect(stun.probes).toBe(1);
});

test('holds sockets back until the server answers, then lets all through', async () => {
  const { stun, gate } = await gateWithStun(false);
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  gate.pass(connect);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connect).not.toHaveBeenCalled();
  stun.isUp = true;
  await vi.advanceTimersByTimeAsync(PROBING.intervalMs);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('probes at once when the browser says that it is online', async () => {
  const { stun, gate } = await gateWithStun(false);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  await vi.advanceTimersByTimeAsync(100);
  stun.isUp = true;
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test.each([
  { isUp: false, announced: 1, why: 'after a probe has failed' },
  { isUp: true, announced: 0, why: 'never if the first probe is answered' },
])('announces the return of the network $announced times, $why', async ({ isUp, announced }) => {
  const { stun, gate } = await gateWithStun(isUp);
  const announce = vi.fn();
  vi.stubGlobal('dispatchEvent', announce);
  gate.shut();
  await vi.advanceTimersByTimeAsync(100);
  stun.isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(gate.isOpen).toBe(true);
  expect(announce).toHaveBeenCalledTimes(announced);
  vi.unstubAllGlobals();
});

test('tries a socket in the end even if no probe is ever answered', async () => {
  const { gate } = await gateWithStun(false);
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  await vi.advanceTimersByTimeAsync(PROBING.giveUpMs);
  expect(connect).toHaveBeenCalledOnce();
});

test('never holds sockets back where no STUN server answers', async () => {
  const gate = new NetworkGate(PROBING);
  await gate.learn(() => Promise.reject(new Error('no STUN server answers')));
  const connect = vi.fn();
  gate.shut();
  gate.pass(connect);
  expect(connect).toHaveBeenCalledOnce();
});
