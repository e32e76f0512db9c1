import { expect, quick, test } from './end.ts';

test('a host whose tab crashed has its address back, although the broker takes it to be there', async ({
  end,
  address,
  signalling,
  passageTo,
}) => {
  const passage = await passageTo(signalling.url);
  // So much time that a second try is none of the ways to get it back.
  const network = { brokers: [passage.url], times: { signalling: 600_000 } };
  const [host, guest] = [await end(network), await end({ brokers: [signalling.url], times: quick })];
  await host.tell('listen', address);
  const line = await guest.reach(address);
  passage.freeze();
  await host.crash();
  const again = await (await host.tab()).join(network);
  await again.tell('listen', address);
  await again.expectState('open');
  expect(await again.tell('states')).toEqual(['open']);
  const next = await guest.reach(address);
  await guest.tell('say', next, 'echo back');
  await guest.expectTexts(next, 'back');
  // Who died said nothing, and is missed all the same.
  await guest.expectLost(line);
});

test('a signalling socket that is dead at one end only is replaced', async ({
  end,
  address,
  signalling,
  passageTo,
}) => {
  const passage = await passageTo(signalling.url);
  const host = await end({ brokers: [passage.url], times: { ...quick, echo: [300, 1_500] } });
  const guest = await end({ brokers: [signalling.url], times: quick });
  await host.tell('listen', address);
  await guest.reach(address);
  passage.freeze();
  await expect.poll(() => host.tell('states')).toContain('lost');
  await host.expectState('open');
  await guest.reach(address);
});

test('a network that is back is asked at once', async ({ end, address, signalling, passageTo }) => {
  const passage = await passageTo(signalling.url);
  // Left to itself, it would not try again in this test.
  const host = await end({ brokers: [passage.url], times: { ...quick, retry: [600_000, 600_000] } });
  const guest = await end({ brokers: [signalling.url], times: quick });
  await host.tell('listen', address);
  await guest.reach(address);
  passage.shut();
  await host.expectState('lost');
  passage.reopen();
  await host.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await host.expectState('open');
  await guest.reach(address);
});

test('a guest whose tab crashed is missed', async ({ end, address, signalling }) => {
  const network = { brokers: [signalling.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await guest.reach(address);
  await guest.crash();
  await host.expectLost(0);
});
