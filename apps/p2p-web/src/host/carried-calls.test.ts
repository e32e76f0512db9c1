import { expect, test } from 'vitest';
import { readOffer, writeOffer } from '../protocol/carried-offer.ts';
import { newSealedEnd } from '../transport/sealed/sealed-end.ts';
import type { Connection } from '../transport/transport.ts';
import { CarriedCalls } from './carried-calls.ts';

const secret = 'the secret of a room';
const settle = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const clock = { now: 0 };
  const sent: [carrier: number, id: number, text: string | null][] = [];
  const admitted: Connection[] = [];
  const calls = new CarriedCalls({
    secret,
    now: () => clock.now,
    sealedEnds: async () => newSealedEnd,
    send: (...message) => sent.push(message),
    admit: (connection) => admitted.push(connection),
  });
  return { calls, sent, admitted, clock };
}

const offer = (room = secret) => writeOffer(room, 'caller', newSealedEnd('caller').publicKey);

test('answers an offer and admits the connection, with what arrived early', async () => {
  const { calls, sent, admitted } = open();
  const caller = newSealedEnd('caller');
  calls.receive(1, 7, writeOffer(secret, 'caller', caller.publicKey));
  await settle();
  const [, , answer] = sent[0]!;
  const end = caller.open(readOffer(secret, 'answerer', answer!)!, {
    send: (text) => calls.receive(1, 7, text),
    close: () => {},
  })!;
  end.connection.send('hello');
  const received: string[] = [];
  admitted[0]!.listen({ text: (text) => received.push(text), closed: () => received.push('(closed)') });
  calls.dropCarrier(1);
  expect(received).toEqual(['hello', '(closed)']);
});

test('refuses whoever does not have the link', async () => {
  const { calls, sent, admitted } = open();
  calls.receive(1, 1, offer('another secret'));
  await settle();
  expect(sent).toEqual([[1, 1, null]]);
  expect(admitted).toEqual([]);
});

test('takes four connections from each carrier', async () => {
  const { calls, sent, admitted } = open();
  for (const id of [1, 2, 3, 4, 5]) calls.receive(1, id, offer());
  calls.receive(2, 1, offer());
  await settle();
  expect(admitted).toHaveLength(5);
  expect(sent.filter(([, , text]) => text === null)).toEqual([[1, 5, null]]);
});

test('answers eight offers of a carrier at once, then two a second', async () => {
  const { calls, admitted, clock } = open();
  // Each answer takes milliseconds of the host's time.
  let id = 0;
  const offerOften = async (carrier = 1) => {
    for (let count = 0; count < 10; count++) {
      id += 1;
      calls.receive(carrier, id, offer());
      await settle();
      calls.receive(carrier, id, null);
    }
    return admitted.splice(0).length;
  };
  expect(await offerOften()).toBe(8);
  expect(await offerOften(2)).toBe(8);
  clock.now = 1_000;
  expect(await offerOften()).toBe(2);
});

test('a late text of a closed connection opens no new one', async () => {
  const { calls, admitted } = open();
  calls.receive(1, 1, offer());
  await settle();
  calls.receive(1, 1, null);
  calls.receive(1, 1, offer());
  await settle();
  expect(admitted).toHaveLength(1);
});

test('a carrier that leaves while the code loads is not answered', async () => {
  const { calls, admitted } = open();
  calls.receive(1, 1, offer());
  calls.dropCarrier(1);
  await settle();
  expect(admitted).toEqual([]);
});
