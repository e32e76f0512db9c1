/** Two and three brokers, some of them dead, silent or out of reach for one side. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { brokerOrder } from '../../src/transport/peerjs/broker-order.ts';
import { Signalling } from '../kit/signalling.ts';
import { test as base, expect, shortTimings } from './endpoint.ts';

const test = base.extend<{ silent: string; third: Signalling }>({
  /** The URL of a server that accepts connections and never answers. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  silent: async ({}, use) => {
    const server = createServer((socket) => void socket.on('error', () => {}).resume());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  third: async ({}, use) => {
    const thirdSignalling = new Signalling();
    await thirdSignalling.start();
    await use(thirdSignalling);
    await thirdSignalling.stop();
  },
});

/** The servers in the order in which an address uses them. */
function inOrder(servers: readonly Signalling[], address: string): Signalling[] {
  const order = brokerOrder(
    servers.map(({ url }) => new URL(url)),
    address,
  );
  return order.map(({ href }) => servers.find(({ url }) => url === href)!);
}

/** An address that uses these brokers in this order. */
function addressWithOrder(...urls: string[]): string {
  for (;;) {
    const address = `room-${crypto.randomUUID()}`;
    const order = brokerOrder(
      urls.map((url) => new URL(url)),
      address,
    );
    if (order.every(({ href }, rank) => href === urls[rank])) return address;
  }
}

test('a guest finds the host although the first broker of the address is dead', async ({
  end,
  address,
  signalling,
  other,
}) => {
  const [primary] = inOrder([signalling, other], address);
  await primary!.stop();
  const network = { brokers: [signalling.url, other.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await host.expectState('open');
  const connection = await guest.tell('call', address);
  expect(connection).toEqual(expect.any(Number));
  await guest.tell('say', connection as number, 'echo found');
  await guest.expectTexts(connection as number, 'found');
  await expect.poll(() => host.tell('count')).toBe(1);
});

test('a host is at two of three brokers, moves to the third, and returns without losing a connection', {
  tag: '@long',
}, async ({ end, address, signalling, other, third }) => {
  const [firstServer, secondServer, thirdServer] = inOrder([signalling, other, third], address);
  const network = {
    brokers: [signalling.url, other.url, third.url],
    timings: { ...shortTimings, connectMs: 3_000 },
  };
  const host = await end(network);
  const openEndAt = async (server: Signalling) => end({ brokers: [server.url], timings: shortTimings });
  const [guestOfFirst, guestOfSecond, guestOfThird] = [
    await openEndAt(firstServer!),
    await openEndAt(secondServer!),
    await openEndAt(thirdServer!),
  ];
  await host.tell('listen', address);
  await guestOfFirst.reach(address);
  await guestOfSecond.reach(address);
  expect(await guestOfThird.tell('call', address)).toBe('nobody');

  await firstServer!.stop();
  await secondServer!.stop();
  const connection = await guestOfThird.reach(address);

  await firstServer!.start();
  await secondServer!.start();
  await guestOfFirst.reach(address);
  await guestOfSecond.reach(address);
  await expect.poll(() => guestOfThird.tell('call', address), { timeout: 20_000 }).toBe('nobody');
  await guestOfThird.tell('say', connection, 'echo still here');
  await guestOfThird.expectTexts(connection, 'still here');
  await host.expectState('open');
});

for (const rank of [0, 1]) {
  test(`with broker ${rank + 1} of 2 dead, the first call connects`, { tag: '@long' }, async ({
    end,
    address,
    signalling,
    other,
  }) => {
    const servers = inOrder([signalling, other], address);
    const network = { brokers: [signalling.url, other.url] };
    const [host, guest, lateGuest] = [await end(network), await end(network), await end(network)];
    await host.tell('listen', address);
    expect(await guest.reach(address)).toEqual(expect.any(Number));
    await servers[rank]!.stop();
    expect(await lateGuest.tell('call', address)).toEqual(expect.any(Number));
    await host.expectState('open');
  });

  for (const blockedSide of ['host', 'guest']) {
    test(`a ${blockedSide} who cannot reach broker ${rank + 1} of 2 meets the other side`, {
      tag: '@long',
    }, async ({ end, address, signalling, other }) => {
      const network = { brokers: [signalling.url, other.url] };
      const [host, guest] = [await end(), await end()];
      const blockedHost = new URL(inOrder([signalling, other], address)[rank]!.url).host;
      await (blockedSide === 'host' ? host : guest).page.routeWebSocket(
        ({ host: server }) => server === blockedHost,
        (socket) => socket.close(),
      );
      await host.join(network);
      await guest.join(network);
      await host.tell('listen', address);
      await host.expectState('open');
      expect(await guest.tell('call', address)).toEqual(expect.any(Number));
    });
  }
}

test('brokers from the settings are used beside those of the site', { tag: '@long' }, async ({
  end,
  address,
  signalling,
  other,
  third,
}) => {
  const host = await end({ brokers: [third.url], ownBrokers: [signalling.url, other.url] });
  const guestOfSite = await end({ brokers: [third.url], timings: shortTimings });
  const guestOfOwnBroker = await end({ brokers: [], ownBrokers: [other.url], timings: shortTimings });
  await host.tell('listen', address);
  await guestOfSite.reach(address);
  await guestOfOwnBroker.reach(address);
});

test('a first broker that accepts connections and is silent costs half a second', { tag: '@long' }, async ({
  end,
  signalling,
  silent,
}) => {
  const address = addressWithOrder(silent, signalling.url);
  const network = { brokers: [silent, signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await host.expectState('open');
  const startMs = Date.now();
  expect(await guest.tell('call', address)).toEqual(expect.any(Number));
  expect(Date.now() - startMs).toBeGreaterThan(450);
  expect(Date.now() - startMs).toBeLessThan(4_000);
});
