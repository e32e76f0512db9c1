import { expect, test } from './endpoint.ts';

test('two devices connect without a server by an offer and an answer', async ({ end }) => {
  const network = { brokers: [] };
  const [host, guest] = [await end(network), await end(network)];
  const offer = await host.tell('offer');
  const answer = await guest.tell('answer', ` ${offer.slice(0, 50)}\n${offer.slice(50)}\n`);
  for (const text of [offer, answer]) expect(text.length).toBeLessThan(260);
  const connection = await host.tell('accept', answer);
  await host.tell('say', connection, 'echo by hand');
  await host.expectTexts(connection, 'by hand');
  const [hostFingerprints, guestFingerprints] = [
    await host.tell('fingerprints', connection),
    await guest.tell('fingerprints', 0),
  ];
  expect([hostFingerprints!.own, hostFingerprints!.other]).toEqual([
    guestFingerprints!.other,
    guestFingerprints!.own,
  ]);
  await guest.tell('close', 0);
  await host.expectTexts(connection, 'by hand', '(closed)');
});

test('a wrong pairing code is refused with its reason and does not spoil the pairing', async ({ end }) => {
  const network = { brokers: [] };
  const [host, guest, other] = [await end(network), await end(network), await end(network)];
  const [offer, otherOffer] = [await host.tell('offer'), await other.tell('offer')];
  const [answer, wrongAnswer] = [await guest.tell('answer', offer), await guest.tell('answer', otherOffer)];
  for (const [text, reason] of [
    ['hello', 'nonsense'],
    [answer.slice(0, -9), 'damaged'],
    [otherOffer, 'offer'],
    [wrongAnswer, 'another'],
  ] as const) {
    await expect(host.tell('accept', text), reason).rejects.toThrow(`unreadable pairing code: ${reason}`);
  }
  await expect(guest.tell('answer', answer)).rejects.toThrow('unreadable pairing code: answer');
  const connection = await host.tell('accept', answer);
  await host.tell('say', connection, 'echo right');
  await host.expectTexts(connection, 'right');
});
