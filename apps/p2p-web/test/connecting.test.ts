/** Connections whose owner is not known yet: the host sees how many there are; the guests do not. */
import { expect, test } from 'vitest';
import { hostAddress, readInvitation } from '../src/protocol/room.ts';
import type { CallListener } from '../src/transport/transport.ts';
import { memoryWorld, openForTwo, untilQuiet } from './kit/browsers.ts';
import type { Intercept } from './kit/intercept.ts';

async function openLobby(seed: string) {
  let sentToBenCount = 0;
  const intercept: Intercept = ({ to, text }) => {
    if (to === 'Ben') sentToBenCount += 1;
    return [text];
  };
  const world = memoryWorld(seed, undefined, { intercept });
  const { clock, network, browser } = world;
  const ada = browser('Ada');
  // Keeps the host's listener, so that the test can announce pending calls itself.
  const listeners: CallListener[] = [];
  const transport = await ada.services.transport();
  ada.services.transport = async () => ({
    ...transport,
    listen: (address, listener) => {
      listeners.push(listener);
      return transport.listen(address, listener);
    },
  });
  const { host } = await openForTwo(clock, ada);
  const connectingCounts: number[] = [];
  host.subscribe(() => {
    const count = host.hosted!.connecting!;
    if (count !== (connectingCounts.at(-1) ?? 0)) connectingCounts.push(count);
  });
  const address = hostAddress(readInvitation(host.invitation)!.secret, 0);
  const callAsStranger = () => network.transport('stranger').call(address);
  return {
    ...world,
    host,
    connectingCounts,
    callAsStranger,
    setPending: listeners[0]!.pending!,
    sentToBen: () => sentToBenCount,
  };
}

test('counts somebody as connecting until they are known', async () => {
  const { clock, browser, host, connectingCounts } = await openLobby('known');
  expect(host.hosted!.connecting).toBe(0);
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  expect(host.state!.people).toHaveLength(2);
  expect(connectingCounts).toEqual([1, 0]);
});

test('counts pending calls, and drops whoever says nothing for ten seconds', async () => {
  const { clock, host, connectingCounts, callAsStranger, setPending } = await openLobby('silent');
  setPending(1);
  const connection = await callAsStranger();
  setPending(0);
  await untilQuiet();
  expect(host.hosted!.connecting).toBe(1);
  connection.close();
  await untilQuiet();
  expect(host.hosted!.connecting).toBe(0);
  await callAsStranger();
  await untilQuiet();
  const startMs = clock.now;
  await clock.until(() => host.hosted!.connecting === 0);
  expect(clock.now - startMs).toBe(10_000);
  expect(connectingCounts).toEqual([1, 2, 1, 0, 1, 0]);
});

test('a guest gets in while 40 silent peers redial as soon as they are hung up', async () => {
  const { clock, browser, host, callAsStranger } = await openLobby('silent peers');
  const phone = browser('Ben');
  const ben = (await phone.tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  let callCount = 0;
  const keepCalling = async (): Promise<void> => {
    const connection = await callAsStranger();
    callCount += 1;
    connection.listen({ text: () => {}, closed: () => clock.after(50, () => void keepCalling()) });
  };
  await Promise.all(Array.from({ length: 40 }, keepCalling));
  phone.crash();
  const startMs = clock.now;
  const benAgain = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => benAgain.connection.state === 'open');
  expect(clock.now - startMs).toBeLessThanOrEqual(5_000);
  expect(callCount).toBeGreaterThanOrEqual(40);
  expect(host.state!.people).toHaveLength(2);
});

test('counts at most 64 strangers, and sends nothing about them to guests', async () => {
  const { clock, browser, host, connectingCounts, callAsStranger, sentToBen } = await openLobby('flood');
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  const sentBefore = sentToBen();
  expect(sentBefore).toBeGreaterThan(0);
  for (let attempt = 0; attempt < 300; attempt++) {
    const connection = await callAsStranger();
    if (attempt % 2 === 0) connection.close();
  }
  await clock.until(() => host.hosted!.connecting === 0);
  expect(Math.max(...connectingCounts)).toBe(64);
  expect(sentToBen()).toBe(sentBefore);
});
