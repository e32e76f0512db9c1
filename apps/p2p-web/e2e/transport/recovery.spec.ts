import { expect, shortTimings, test } from './endpoint.ts';

test('a crashed host gets its address back although the broker takes it to be connected', async ({
  end,
  address,
  signalling,
  proxyTo,
}) => {
  const proxy = await proxyTo(signalling.url);
  // The broker has ten minutes to answer, so no timeout causes a retry: the new tab must get the address back at its first attempt.
  const network = { brokers: [proxy.url], timings: { brokerMs: 600_000 } };
  const [host, guest] = [await end(network), await end({ brokers: [signalling.url], timings: shortTimings })];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  proxy.freeze();
  await host.crash();
  const newTab = await (await host.tab()).join(network);
  await newTab.tell('listen', address);
  await newTab.expectState('open');
  expect(await newTab.tell('states')).toEqual(['open']);
  const newConnection = await guest.reach(address);
  await guest.tell('say', newConnection, 'echo back');
  await guest.expectTexts(newConnection, 'back');
  // The guest notices although the crashed tab sent no goodbye.
  await guest.expectLost(connection);
});

test('a half-dead signalling socket is replaced', async ({ end, address, signalling, proxyTo }) => {
  const proxy = await proxyTo(signalling.url);
  const host = await end({ brokers: [proxy.url], timings: { ...shortTimings, echoMs: [300, 1_500] } });
  const guest = await end({ brokers: [signalling.url], timings: shortTimings });
  await host.tell('listen', address);
  await guest.reach(address);
  proxy.freeze();
  await expect.poll(() => host.tell('states')).toContain('lost');
  await host.expectState('open');
  await guest.reach(address);
});

test('the host reconnects at once when the browser reports that it is online', async ({
  end,
  address,
  signalling,
  proxyTo,
}) => {
  const proxy = await proxyTo(signalling.url);
  // Only the `online` event makes the host retry during this test.
  const host = await end({ brokers: [proxy.url], timings: { ...shortTimings, retryMs: [600_000, 600_000] } });
  const guest = await end({ brokers: [signalling.url], timings: shortTimings });
  await host.tell('listen', address);
  await guest.reach(address);
  proxy.shut();
  await host.expectState('lost');
  proxy.reopen();
  await host.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await host.expectState('open');
  await guest.reach(address);
});

test('the host notices a guest’s crashed tab', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await guest.reach(address);
  await guest.crash();
  await host.expectLost(0);
});
