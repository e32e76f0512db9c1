import { expect, test } from 'vitest';
import { readOffer, writeOffer } from '../protocol/carried-offer.ts';
import { newSealedEnd } from '../transport/sealed/sealed-end.ts';
import type { Connection } from '../transport/transport.ts';
import { CarriedCalls } from './carried-calls.ts';

const secret = 'the secret of a room';
const settle = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const sent: [carrier: number, id: number, text: string | null][] = [];
  const admitted: Connection[] = [];
  const calls = new CarriedCalls({
    secret,
    sealedEnds: async () => newSealedEnd,
    send: (...message) => sent.push(message),
    admit: (connection) => admitted.push(connection),
  });
  return { calls, sent, admitted };
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
