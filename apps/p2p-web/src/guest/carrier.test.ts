import { expect, test } from 'vitest';
import { writeOffer } from '../protocol/carried-offer.ts';
import { carrierAddresses } from '../protocol/room.ts';
import { MemoryNetwork } from '../transport/memory.ts';
import type { ListeningState } from '../transport/transport.ts';
import { Carrier } from './carrier.ts';

const secret = 'the secret of a room';
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A carrier, and what it sent to the host. `first`: the number of the address that it tries first. */
function openCarrier(network = new MemoryNetwork(), name = 'Ben', first = 0) {
  const sent: [id: number, text: string | null][] = [];
  const timers: (() => void)[] = [];
  const clock = { now: 0 };
  let ids = 0;
  const carrier = new Carrier({
    secret,
    transport: network.transport(name),
    random: () => Uint8Array.of(first),
    now: () => clock.now,
    after: (_, call) => {
      timers.push(call);
      return () => timers.splice(timers.indexOf(call), 1);
    },
    nextId: () => ++ids,
    send: (id, text) => sent.push([id, text]),
  });
  const call = async (number = first) => {
    await settle();
    const connection = await network.transport('Cas').call(carrierAddresses(secret)[number]!);
    const received: string[] = [];
    connection.listen({ text: (text) => received.push(text), closed: () => received.push('(closed)') });
    return { connection, received };
  };
  return { carrier, sent, timers, clock, call, network };
}

const offer = (room = secret) => writeOffer(room, 'caller', 'a key');

test('passes texts on in both directions, and the end of the connection', async () => {
  const { carrier, sent, call } = openCarrier();
  const { connection, received } = await call();
  for (const text of [offer(), 'AAAA']) connection.send(text);
  await settle();
  carrier.receive(1, 'BBBB');
  carrier.receive(2, 'for nobody');
  carrier.receive(1, null);
  await settle();
  expect(sent).toEqual([
    [1, offer()],
    [1, 'AAAA'],
    [1, null],
  ]);
  expect(received).toEqual(['BBBB', '(closed)']);
});

test('tells the host nothing of a caller who does not have the link', async () => {
  const { sent, call } = openCarrier();
  const { connection, received } = await call();
  connection.send(offer('another secret'));
  await settle();
  expect(sent).toEqual([]);
  expect(received).toEqual(['(closed)']);
});

test('passes on a burst of 120 texts, then 30 a second', async () => {
  const { sent, clock, call } = openCarrier();
  const { connection, received } = await call();
  connection.send(offer());
  for (let count = 1; count < 120; count++) connection.send('A');
  await settle();
  clock.now = 1_000;
  for (let count = 0; count < 30; count++) connection.send('A');
  await settle();
  expect(sent).toHaveLength(150);
  connection.send('A');
  await settle();
  expect(sent.at(-1)).toEqual([1, null]);
  expect(received).toEqual(['(closed)']);
});

test.each([
  ['more than 11,000 characters in one text', (send: (text: string) => void) => send('A'.repeat(11_001))],
  [
    'more than 1,000,000 characters at once',
    (send: (text: string) => void) => {
      for (let count = 0; count < 100; count++) send('A'.repeat(10_500));
    },
  ],
])('hangs up on whoever sends %s', async (_, sendTo) => {
  const { sent, call } = openCarrier();
  const { connection, received } = await call();
  connection.send(offer());
  sendTo((text) => connection.send(text));
  await settle();
  expect(sent.at(-1)).toEqual([1, null]);
  expect(received).toEqual(['(closed)']);
});

test('hangs up if the host sends more than 12,000,000 characters at once', async () => {
  const { carrier, sent, call } = openCarrier();
  const { connection, received } = await call();
  connection.send(offer());
  await settle();
  for (let count = 0; count < 1_200; count++) carrier.receive(1, 'A'.repeat(10_500));
  await settle();
  expect(sent.at(-1)).toEqual([1, null]);
  expect(received.at(-1)).toBe('(closed)');
});

test('takes another address if somebody holds the first, and tries all again later', async () => {
  const network = new MemoryNetwork();
  const states: ListeningState[] = [];
  const holders = carrierAddresses(secret).map((address) =>
    network.transport('Dan').listen(address, { connected: () => {}, state: (state) => states.push(state) }),
  );
  await settle();
  holders[2]!.close();
  const first = openCarrier(network, 'Ben', 0);
  await settle();
  expect((await first.call(2)).received).toEqual([]);
  const second = openCarrier(network, 'Eve', 1);
  await settle();
  expect(second.timers).toHaveLength(1);
  holders[0]!.close();
  second.timers[0]!();
  await settle();
  const { connection } = await second.call(0);
  connection.send(offer());
  await settle();
  expect(second.sent).toEqual([[1, offer()]]);
});

test('ends everything when it stops', async () => {
  const { carrier, sent, call, network } = openCarrier();
  const { connection, received } = await call();
  connection.send(offer());
  await settle();
  carrier.close();
  await settle();
  expect(sent.at(-1)).toEqual([1, null]);
  expect(received).toEqual(['(closed)']);
  await expect(network.transport('Cas').call(carrierAddresses(secret)[0]!)).rejects.toThrow('nobody');
});
