import { attackerAt, expect, noPongTimeout, shortTimings, test } from './endpoint.ts';

const claimedSerializations = [
  'binary',
  'binary-utf8',
  'json',
  'raw',
  'default',
  'MsgPack',
  'constructor',
  '__proto__',
  'x',
  null,
];

test('five bytes that hang BinaryPack do nothing under any claimed serialization', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], timings: noPongTimeout };
  const [host, guest, attackerEnd] = [await end(network), await end(network), await end()];
  await host.tell('listen', address);
  await host.expectState('open');
  const attack = await attackerAt(attackerEnd);
  await attack('arrive', signalling.url);
  for (const serialization of claimedSerializations)
    expect(await attack('bomb', address, serialization), String(serialization)).toBe('thrown out');
  const connection = await guest.reach(address);
  await guest.tell('say', connection, 'echo well');
  await guest.expectTexts(connection, 'well');
  await expect.poll(() => host.tell('count')).toBe(1);
});

test('300 calls of one peer cost one connection, and others still get in', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], timings: noPongTimeout };
  const [host, seatedGuest, guest, attackerEnd] = [
    await end(network),
    await end(network),
    await end(network),
    await end(),
  ];
  await host.tell('listen', address);
  const seatedConnection = await seatedGuest.reach(address);
  const attack = await attackerAt(attackerEnd);
  await attack('arrive', signalling.url);
  await attack('flood', address, 300);
  // At most three are open: the guest's connection, the attacker's newest and, for a moment, the attacker's previous one.
  expect(await host.tell('mostConnections')).toBeLessThanOrEqual(3);
  const connection = await guest.reach(address);
  await guest.tell('say', connection, 'echo in');
  await guest.expectTexts(connection, 'in');
  await seatedGuest.tell('say', seatedConnection, 'echo here');
  await seatedGuest.expectTexts(seatedConnection, 'here');
});

test('unreliable channels, second channels, long texts, unknown frames and media calls are refused', async ({
  end,
  address,
  signalling,
}) => {
  const host = await end({ brokers: [signalling.url], timings: noPongTimeout });
  const attackerEnd = await end();
  await host.tell('listen', address);
  await host.expectState('open');
  const attack = await attackerAt(attackerEnd);
  await attack('arrive', signalling.url);
  expect(await attack('unreliable', address)).toBe('thrown out');
  expect(await attack('second', address)).toBe('thrown out');
  expect(await attack('say', address, '=', 64 * 1024 + 2)).toBe('thrown out');
  expect(await attack('say', address, 'never heard of', 1)).toBe('thrown out');
  await expect.poll(() => host.tell('connections')).toBe(0);
  await attack('callWithMedia', address);
  // The host answers this call after the media call.
  expect(await attack('unreliable', address)).toBe('thrown out');
  await expect.poll(() => host.tell('connections')).toBe(0);
});

test('a host whose browser refuses more peer connections throws nothing and answers later', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], timings: shortTimings };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await host.expectState('open');
  await host.page.evaluate(() => {
    const original = window.RTCPeerConnection;
    Object.assign(window, {
      refusals: 0,
      restore: () => Object.assign(window, { RTCPeerConnection: original }),
      RTCPeerConnection: class {
        constructor() {
          (window as typeof window & { refusals: number }).refusals += 1;
          throw new DOMException('Cannot create so many PeerConnections', 'UnknownError');
        }
      },
    });
  });
  expect(await guest.tell('call', address)).toBe('nobody');
  const refusals = await host.page.evaluate(() => (window as typeof window & { refusals: number }).refusals);
  expect(refusals).toBe(1);
  await host.page.evaluate(() => (window as typeof window & { restore(): void }).restore());
  await guest.reach(address);
});

test('signalling messages that break PeerJS are ignored', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url], timings: noPongTimeout };
  const [host, guest, attackerEnd] = [await end(network), await end(network), await end()];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  const attack = await attackerAt(attackerEnd);
  await attack('arrive', signalling.url);
  await attack('garbage', address);
  // The host answers this call after the garbage. Every test checks at its end that no page had an error.
  expect(await attack('unreliable', address)).toBe('thrown out');
  await guest.tell('say', connection, 'echo well');
  await guest.expectTexts(connection, 'well');
  await guest.reach(address);
});

test('a host whose address was taken says so and gets it back when it is free', async ({
  end,
  address,
  signalling,
  proxyTo,
}) => {
  const proxy = await proxyTo(signalling.url);
  const host = await end({ brokers: [proxy.url], timings: shortTimings });
  const guest = await end({ brokers: [signalling.url], timings: shortTimings });
  const attackerEnd = await end();
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  proxy.shut();
  await host.expectState('lost');
  const attack = await attackerAt(attackerEnd);
  await expect.poll(() => attack('squat', signalling.url, address)).toBe('open');
  proxy.reopen();
  await host.expectState('taken');
  await guest.tell('say', connection, 'echo still');
  await guest.expectTexts(connection, 'still');
  await attack('leave');
  await host.expectState('open');
  await guest.reach(address);
});
