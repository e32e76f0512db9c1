import { expect, test } from './end.ts';

test('two browsers find each other, speak, and see the same fingerprints', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await (await end()).join(network), await (await end()).join(network)];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  await guest.tell('say', line, 'echo hello');
  await guest.expectTexts(line, 'hello');
  const [own, other] = [await guest.tell('fingerprints', line), await host.tell('fingerprints', 0)];
  expect(own!.own).toMatch(/^sha-256 [\da-f:]{95}$/);
  expect([own!.own, own!.other]).toEqual([other!.other, other!.own]);
});
