import { expect, shortTimings, test } from './endpoint.ts';

test('two tabs of one browser connect without a server and notice a crash', async ({ end, address }) => {
  const host = await end({ brokers: [] });
  const guest = await (await host.tab()).join({ brokers: [] });
  expect(await guest.tell('call', address)).toBe('nobody');
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  await guest.tell('say', connection, 'echo hello');
  await guest.expectTexts(connection, 'hello');
  expect(await guest.tell('fingerprints', connection)).toBeNull();
  const otherTab = await (await host.tab()).join({ brokers: [] });
  const secondConnection = await otherTab.reach(address);
  await otherTab.tell('say', secondConnection, 'last');
  await otherTab.tell('close', secondConnection);
  await host.expectTexts(1, 'last', '(closed)');
  await host.crash();
  await guest.expectLost(connection, 'hello');
});

test('an address of another tab becomes free when that tab closes', async ({ end, address }) => {
  const firstTab = await end({ brokers: [] });
  await firstTab.tell('listen', address);
  await firstTab.expectState('open');
  const secondTab = await (await firstTab.tab()).join({ brokers: [] });
  await secondTab.tell('listen', address);
  await secondTab.expectState('taken');
  await firstTab.page.close();
  await secondTab.expectState('open');
});

test('with tabs and brokers together, each guest connects once by the way that works', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], tabs: true, timings: shortTimings };
  const host = await end(network);
  await host.tell('listen', address);
  await host.expectState('open');
  const secondTab = await (await host.tab()).join(network);
  const otherBrowser = await end(network);
  await signalling.stop();
  const tabConnection = await secondTab.reach(address);
  expect(await secondTab.tell('fingerprints', tabConnection)).toBeNull();
  await host.expectState('lost');
  expect(await otherBrowser.tell('call', address)).toBe('signalling');
  await signalling.start();
  const connection = await otherBrowser.reach(address);
  expect(await otherBrowser.tell('fingerprints', connection)).not.toBeNull();
  await expect.poll(() => host.tell('count')).toBe(2);
});
