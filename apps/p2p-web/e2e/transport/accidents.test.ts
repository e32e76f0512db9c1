import { expect, quick, test } from './end.ts';

test('a host whose tab crashed has its address back, although the broker takes it to be there', async ({
  end,
  address,
  signalling,
  passageTo,
}) => {
  const passage = await passageTo(signalling.url);
  const [host, guest] = [await end(), await end()];
  await host.join({ brokers: [passage.url], times: quick });
  await guest.join({ brokers: [signalling.url], times: quick });
  await host.tell('listen', address);
  const line = await guest.reach(address);
  passage.freeze();
  await host.crash();
  const again = await (await host.tab()).join({ brokers: [passage.url], times: quick });
  await again.tell('listen', address);
  await again.expectState('open');
  expect(await again.tell('states')).not.toContain('taken');
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
  const [host, guest] = [await end(), await end()];
  await host.join({ brokers: [passage.url], times: { ...quick, echo: [300, 1_500] } });
  await guest.join({ brokers: [signalling.url], times: quick });
  await host.tell('listen', address);
  await guest.reach(address);
  passage.freeze();
  await expect.poll(() => host.tell('states')).toContain('lost');
  await host.expectState('open');
  await guest.reach(address);
});

test('a network that is back is asked at once', async ({ end, address, signalling, passageTo }) => {
  const passage = await passageTo(signalling.url);
  const [host, guest] = [await end(), await end()];
  // Left to itself, it would not try again in this test.
  await host.join({ brokers: [passage.url], times: { retry: [600_000, 600_000] } });
  await guest.join({ brokers: [signalling.url], times: quick });
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
  const [host, guest] = [await end(), await end()];
  for (const one of [host, guest]) await one.join({ brokers: [signalling.url] });
  await host.tell('listen', address);
  await guest.reach(address);
  await guest.crash();
  await host.expectLost(0);
});
