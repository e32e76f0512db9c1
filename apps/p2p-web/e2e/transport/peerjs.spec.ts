import { expect, noPongTimeout, shortTimings, test } from './endpoint.ts';

test('two browsers connect and see the same fingerprints', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  await guest.tell('say', connection, 'echo hello');
  await guest.expectTexts(connection, 'hello');
  const [guestFingerprints, hostFingerprints] = [
    await guest.tell('fingerprints', connection),
    await host.tell('fingerprints', 0),
  ];
  expect(guestFingerprints!.own).toMatch(/^sha-256 [\da-f:]{95}$/);
  expect([guestFingerprints!.own, guestFingerprints!.other]).toEqual([
    hostFingerprints!.other,
    hostFingerprints!.own,
  ]);
});

test('closing delivers everything that was sent before', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  const texts = Array.from({ length: 20 }, (_, index) => `${index} `.padEnd(30_000, 'x'));
  await guest.page.evaluate(
    ([connection, texts]) => {
      const { end } = window as typeof window & { end: import('../pages/transport.ts').EndpointApi };
      for (const text of texts) end.say(connection, text);
      end.close(connection);
    },
    [connection, texts] as const,
  );
  await host.expectTexts(0, ...texts, '(closed)');
  await guest.expectTexts(connection);
});

test('a page that is closed or navigates away says goodbye', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url], timings: noPongTimeout };
  const [host, leaver, closer] = [await end(network), await end(network), await end(network)];
  await host.tell('listen', address);
  await leaver.reach(address);
  await closer.reach(address);
  // Without a goodbye, the other end would notice only after 15 seconds.
  const expectClosed = (connection: number) =>
    expect.poll(() => host.tell('received', connection), { timeout: 12_000 }).toContain('(closed)');
  await leaver.page.goto('about:blank');
  await expectClosed(0);
  await closer.page.close({ runBeforeUnload: true });
  await expectClosed(1);
});

test('closed listening takes no calls; open connections stay', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url], timings: shortTimings };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  await host.tell('stopListening');
  await expect.poll(() => guest.tell('call', address)).toBe('nobody');
  await guest.tell('say', connection, 'echo still there');
  await guest.expectTexts(connection, 'still there');
});

test('a call distinguishes an empty address from an unreachable broker', async ({
  end,
  address,
  signalling,
}) => {
  const guest = await end({ brokers: [signalling.url], timings: shortTimings });
  expect(await guest.tell('call', address)).toBe('nobody');
  await guest.tell('join', { brokers: ['http://127.0.0.1:9/'], timings: shortTimings });
  expect(await guest.tell('call', address)).toBe('signalling');
  await guest.tell('join', { brokers: ['http://misspelled.invalid/'], timings: shortTimings });
  expect(await guest.tell('call', address)).toBe('signalling');
  // One broker is unreachable, the other one answers.
  await guest.tell('join', {
    brokers: ['http://misspelled.invalid/', signalling.url],
    timings: shortTimings,
  });
  expect(await guest.tell('call', address)).toBe('nobody');
});

test('a connection outlives its signalling server, and the table is found again after a restart', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], timings: shortTimings };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  await signalling.stop();
  await host.expectState('lost');
  expect(await guest.tell('call', address)).toBe('signalling');
  await guest.tell('say', connection, 'echo on');
  await guest.expectTexts(connection, 'on');
  await signalling.start();
  await host.expectState('open');
  await guest.reach(address);
  await guest.tell('say', connection, 'echo and on');
  await guest.expectTexts(connection, 'on', 'and on');
});

test('a host listens at two brokers that answer; one in common is enough', async ({
  end,
  address,
  signalling,
  other,
}) => {
  const host = await end({
    brokers: ['http://misspelled.invalid/', signalling.url, other.url],
    timings: shortTimings,
  });
  const guest = await end({ brokers: [other.url], timings: shortTimings });
  const lateGuest = await end({ brokers: [signalling.url, other.url], timings: shortTimings });
  await host.tell('listen', address);
  await guest.reach(address);
  await other.stop();
  await lateGuest.reach(address);
  await host.expectState('open');
  // A call through two brokers makes one connection.
  await expect.poll(() => host.tell('count')).toBe(2);
});

test('both ends notice 18 seconds without a network, and a new call gets through', { tag: '@long' }, async ({
  end,
  address,
  signalling,
}) => {
  const servers = { brokers: [signalling.url] };
  const [host, guest] = [await end(servers), await end(servers)];
  // Only connections that are opened later can be cut.
  const network = await host.network();
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  await guest.tell('say', connection, 'echo before');
  await guest.expectTexts(connection, 'before');
  await network.cut();
  const startMs = Date.now();
  await guest.expectLost(connection, 'before');
  await host.expectLost(0, 'echo before');
  await expect.poll(() => Date.now() - startMs, { timeout: 30_000 }).toBeGreaterThan(18_000);
  await network.restore();
  const secondConnection = await guest.reach(address);
  await guest.tell('say', secondConnection, 'echo after');
  await guest.expectTexts(secondConnection, 'after');
});
