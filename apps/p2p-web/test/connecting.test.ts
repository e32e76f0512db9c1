/** Connections whose owner is not known yet: the host sees how many, and the guests are not told. */
import { expect, test } from 'vitest';
import { hostAddress, readInvitation } from '../src/protocol/room.ts';
import type { CallListener } from '../src/transport/transport.ts';
import { memoryWorld, openForTwo, untilQuiet } from './kit/browsers.ts';
import type { Intercept } from './kit/intercept.ts';

async function lobby(seed: string) {
  let toBen = 0;
  const intercept: Intercept = ({ to, text }) => {
    if (to === 'Ben') toBen += 1;
    return [text];
  };
  const home = memoryWorld(seed, undefined, { intercept });
  const { clock, network, browser } = home;
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
  const counts: number[] = [];
  host.subscribe(() => {
    const count = host.hosted!.connecting!;
    if (count !== (counts.at(-1) ?? 0)) counts.push(count);
  });
  const address = hostAddress(readInvitation(host.invitation)!.secret, 0);
  const stranger = () => network.transport('stranger').call(address);
  return { ...home, host, counts, stranger, setPending: listeners[0]!.pending!, sentToBen: () => toBen };
}

test('counts somebody as connecting until they are known', async () => {
  const { clock, browser, host, counts } = await lobby('known');
  expect(host.hosted!.connecting).toBe(0);
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  expect(host.state!.people).toHaveLength(2);
  expect(counts).toEqual([1, 0]);
});

test('counts pending calls, and drops whoever says nothing for ten seconds', async () => {
  const { clock, host, counts, stranger, setPending } = await lobby('silent');
  setPending(1);
  const connection = await stranger();
  setPending(0);
  await untilQuiet();
  expect(host.hosted!.connecting).toBe(1);
  connection.close();
  await untilQuiet();
  expect(host.hosted!.connecting).toBe(0);
  await stranger();
  await untilQuiet();
  const from = clock.now;
  await clock.until(() => host.hosted!.connecting === 0);
  expect(clock.now - from).toBe(10_000);
  expect(counts).toEqual([1, 2, 1, 0, 1, 0]);
});

test('a guest gets in while 40 silent peers redial as soon as they are hung up', async () => {
  const { clock, browser, host, stranger } = await lobby('silent peers');
  const phone = browser('Ben');
  const ben = (await phone.tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  let calls = 0;
  const dial = async (): Promise<void> => {
    const connection = await stranger();
    calls += 1;
    connection.listen({ text: () => {}, closed: () => clock.after(50, () => void dial()) });
  };
  await Promise.all(Array.from({ length: 40 }, dial));
  phone.crash();
  const from = clock.now;
  const returned = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => returned.connection.state === 'open');
  expect(clock.now - from).toBeLessThanOrEqual(5_000);
  expect(calls).toBeGreaterThanOrEqual(40);
  expect(host.state!.people).toHaveLength(2);
});

test('counts at most 64 strangers, and sends nothing about them to guests', async () => {
  const { clock, browser, host, counts, stranger, sentToBen } = await lobby('flood');
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  const before = sentToBen();
  expect(before).toBeGreaterThan(0);
  for (let attempt = 0; attempt < 300; attempt++) {
    const connection = await stranger();
    if (attempt % 2 === 0) connection.close();
  }
  await clock.until(() => host.hosted!.connecting === 0);
  expect(Math.max(...counts)).toBe(64);
  expect(sentToBen()).toBe(before);
});
