/** The call that starts before the code of the table has loaded. */
import { beforeEach, expect, test, vi } from 'vitest';
import { hostAddress } from '../protocol/room.ts';
import type { Connection, Transport } from '../transport/transport.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../transport/peerjs/call.ts', () => ({ call }));
vi.mock('../transport/network-config.ts', () => ({ loadNetworkConfig: async () => ({}) }));

const secret = 'abcdefghjkmnpqrstuwx';
const invitation = `${secret}.0123456789abcdef`;
const address = hostAddress(secret, 0);

const connection = () => ({ close: vi.fn() }) as unknown as Connection & { close: ReturnType<typeof vi.fn> };
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function setUp() {
  vi.resetModules();
  const { callEarly, withEarlyCall } = await import('./early-call.ts');
  const plain = connection();
  const transport = { call: vi.fn(async () => plain), listen: vi.fn() };
  return { callEarly, plain, transport, early: withEarlyCall(transport as unknown as Transport) };
}

beforeEach(() => {
  call.mockReset();
});

test('the first call to the same address continues the early one', async () => {
  const { callEarly, early, plain, transport } = await setUp();
  const started = connection();
  call.mockResolvedValue(started);
  callEarly(invitation);
  expect(await early.call(address)).toBe(started);
  expect(call.mock.calls[0]![2]).toBe(address);
  expect(transport.call).not.toHaveBeenCalled();
  expect(await early.call(address)).toBe(plain);
});

test('a call to another address hangs up the early one', async () => {
  const { callEarly, early, plain } = await setUp();
  const started = connection();
  call.mockResolvedValue(started);
  callEarly(invitation);
  expect(await early.call(hostAddress(secret, 1000))).toBe(plain);
  await settled();
  expect(started.close).toHaveBeenCalledOnce();
  expect(await early.call(address)).toBe(plain);
});

test('a browser that listens itself hangs up the early call', async () => {
  const { callEarly, early } = await setUp();
  const started = connection();
  call.mockResolvedValue(started);
  callEarly(invitation);
  early.listen(address, { connected: () => {} });
  await settled();
  expect(started.close).toHaveBeenCalledOnce();
});

test('aborting a call aborts the early one behind it', async () => {
  const { callEarly, early } = await setUp();
  call.mockImplementation(
    (_network, _timings, _address, signal: AbortSignal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  callEarly(invitation);
  const controller = new AbortController();
  const calling = early.call(address, controller.signal);
  await settled();
  controller.abort();
  await expect(calling).rejects.toThrow(/abort/i);
});

test('an early call that fails is reported to whoever takes it', async () => {
  const { callEarly, early } = await setUp();
  call.mockRejectedValue(new Error('unreachable: nobody'));
  callEarly(invitation);
  await settled();
  await expect(early.call(address)).rejects.toThrow('unreachable: nobody');
});

test('text that is no invitation is not called', async () => {
  const { callEarly, early, plain } = await setUp();
  callEarly('nonsense');
  expect(await early.call(address)).toBe(plain);
  expect(call).not.toHaveBeenCalled();
});

test('an early call that no table takes is hung up', async () => {
  vi.useFakeTimers();
  const { callEarly } = await setUp();
  const started = connection();
  call.mockResolvedValue(started);
  callEarly(invitation);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await settled();
  expect(started.close).toHaveBeenCalledOnce();
});
