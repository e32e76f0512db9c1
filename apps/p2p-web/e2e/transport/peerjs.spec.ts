import { expect, patient, quick, test } from './endpoint.ts';

test('two browsers connect and see the same fingerprints', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  await guest.tell('say', line, 'echo hello');
  await guest.expectTexts(line, 'hello');
  const [own, other] = [await guest.tell('fingerprints', line), await host.tell('fingerprints', 0)];
  expect(own!.own).toMatch(/^sha-256 [\da-f:]{95}$/);
  expect([own!.own, own!.other]).toEqual([other!.other, other!.own]);
});

test('closing delivers everything that was sent before', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  const texts = Array.from({ length: 20 }, (_, at) => `${at} `.padEnd(30_000, 'x'));
  await guest.page.evaluate(
    ([line, texts]) => {
      const { end } = window as unknown as { end: import('../pages/transport.ts').EndpointApi };
      for (const text of texts) end.say(line, text);
      end.close(line);
    },
    [line, texts] as const,
  );
  await host.expectTexts(0, ...texts, '(closed)');
  await guest.expectTexts(line);
});

test('a page that is closed or navigates away says goodbye', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url], times: patient };
  const [host, leaver, closer] = [await end(network), await end(network), await end(network)];
  await host.tell('listen', address);
  await leaver.reach(address);
  await closer.reach(address);
  // Without a goodbye the browser would notice after 15 seconds.
  const told = (line: number) =>
    expect.poll(() => host.tell('heard', line), { timeout: 12_000 }).toContain('(closed)');
  await leaver.page.goto('about:blank');
  await told(0);
  await closer.page.close({ runBeforeUnload: true });
  await told(1);
});

test('closed listening takes no calls; open connections stay', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url], times: quick };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  await host.tell('stopListening');
  await expect.poll(() => guest.tell('call', address)).toBe('nobody');
  await guest.tell('say', line, 'echo still there');
  await guest.expectTexts(line, 'still there');
});

test('a call distinguishes an empty address from an unreachable broker', async ({
  end,
  address,
  signalling,
}) => {
  const guest = await end({ brokers: [signalling.url], times: quick });
  expect(await guest.tell('call', address)).toBe('nobody');
  await guest.tell('join', { brokers: ['http://127.0.0.1:9/'], times: quick });
  expect(await guest.tell('call', address)).toBe('signalling');
  await guest.tell('join', { brokers: ['http://misspelled.invalid/'], times: quick });
  expect(await guest.tell('call', address)).toBe('signalling');
  // One broker is unreachable, the other one answers.
  await guest.tell('join', { brokers: ['http://misspelled.invalid/', signalling.url], times: quick });
  expect(await guest.tell('call', address)).toBe('nobody');
});

test('a connection outlives its signalling server, and the table is found again after a restart', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], times: quick };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  await signalling.stop();
  await host.expectState('lost');
  expect(await guest.tell('call', address)).toBe('signalling');
  await guest.tell('say', line, 'echo on');
  await guest.expectTexts(line, 'on');
  await signalling.start();
  await host.expectState('open');
  await guest.reach(address);
  await guest.tell('say', line, 'echo and on');
  await guest.expectTexts(line, 'on', 'and on');
});

test('a host listens at every broker; one in common is enough', async ({
  end,
  address,
  signalling,
  other,
}) => {
  const host = await end({
    brokers: ['http://misspelled.invalid/', signalling.url, other.url],
    times: quick,
  });
  const guest = await end({ brokers: [other.url], times: quick });
  const late = await end({ brokers: [signalling.url, other.url], times: quick });
  await host.tell('listen', address);
  await guest.reach(address);
  await other.stop();
  await late.reach(address);
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
  const line = await guest.reach(address);
  await guest.tell('say', line, 'echo before');
  await guest.expectTexts(line, 'before');
  await network.cut();
  const since = Date.now();
  await guest.expectLost(line, 'before');
  await host.expectLost(0, 'echo before');
  await expect.poll(() => Date.now() - since, { timeout: 30_000 }).toBeGreaterThan(18_000);
  await network.restore();
  const again = await guest.reach(address);
  await guest.tell('say', again, 'echo after');
  await guest.expectTexts(again, 'after');
});
