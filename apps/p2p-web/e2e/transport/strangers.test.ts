import { expect, patient, quick, strangerAt, test } from './end.ts';

const claims = [
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

test('five bytes that hang BinaryPack do nothing, however they say they are to be read', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], times: patient };
  const [host, guest, evil] = [await end(network), await end(network), await end()];
  await host.tell('listen', address);
  await host.expectState('open');
  const stranger = await strangerAt(evil);
  await stranger('arrive', signalling.url);
  for (const claim of claims)
    expect(await stranger('bomb', address, claim), String(claim)).toBe('thrown out');
  const line = await guest.reach(address);
  await guest.tell('say', line, 'echo well');
  await guest.expectTexts(line, 'well');
  await expect.poll(() => host.tell('count')).toBe(1);
});

test('300 connections of one stranger cost one, and others still get in', async ({
  end,
  address,
  signalling,
}) => {
  const network = { brokers: [signalling.url], times: patient };
  const [host, seated, guest, evil] = [
    await end(network),
    await end(network),
    await end(network),
    await end(),
  ];
  await host.tell('listen', address);
  const before = await seated.reach(address);
  const stranger = await strangerAt(evil);
  await stranger('arrive', signalling.url);
  await stranger('flood', address, 300);
  // The seated one's, and of the stranger the last one and the one before it, for a moment.
  expect(await host.tell('mostConnections')).toBeLessThanOrEqual(3);
  const line = await guest.reach(address);
  await guest.tell('say', line, 'echo in');
  await guest.expectTexts(line, 'in');
  await seated.tell('say', before, 'echo here');
  await seated.expectTexts(before, 'here');
});

test('unreliable channels, a second channel, long texts and unknown frames are refused; films are not taken', async ({
  end,
  address,
  signalling,
}) => {
  const host = await end({ brokers: [signalling.url], times: patient });
  const evil = await end();
  await host.tell('listen', address);
  await host.expectState('open');
  const stranger = await strangerAt(evil);
  await stranger('arrive', signalling.url);
  expect(await stranger('unreliable', address)).toBe('thrown out');
  expect(await stranger('second', address)).toBe('thrown out');
  expect(await stranger('say', address, '=', 64 * 1024 + 2)).toBe('thrown out');
  expect(await stranger('say', address, 'never heard of', 1)).toBe('thrown out');
  await expect.poll(() => host.tell('connections')).toBe(0);
  await stranger('film', address);
  // What is asked after the film is answered after it.
  expect(await stranger('unreliable', address)).toBe('thrown out');
  await expect.poll(() => host.tell('connections')).toBe(0);
});

test('letters that PeerJS would choke on are not read', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url], times: patient };
  const [host, guest, evil] = [await end(network), await end(network), await end()];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  const stranger = await strangerAt(evil);
  await stranger('arrive', signalling.url);
  await stranger('garbage', address);
  // What is asked after the garbage is answered after it. That nothing went wrong in the host's page is asked at the end of every test.
  expect(await stranger('unreliable', address)).toBe('thrown out');
  await guest.tell('say', line, 'echo well');
  await guest.expectTexts(line, 'well');
  await guest.reach(address);
});

test('a stranger on the vacated address: the host sees it, and has it back when it is free', async ({
  end,
  address,
  signalling,
  passageTo,
}) => {
  const passage = await passageTo(signalling.url);
  const host = await end({ brokers: [passage.url], times: quick });
  const guest = await end({ brokers: [signalling.url], times: quick });
  const evil = await end();
  await host.tell('listen', address);
  const line = await guest.reach(address);
  passage.shut();
  await host.expectState('lost');
  const stranger = await strangerAt(evil);
  await expect.poll(() => stranger('squat', signalling.url, address)).toBe('open');
  passage.reopen();
  await host.expectState('taken');
  await guest.tell('say', line, 'echo still');
  await guest.expectTexts(line, 'still');
  await stranger('leave');
  await host.expectState('open');
  await guest.reach(address);
});
