import { expect, test } from 'vitest';
import { brokerOrder, CallOrder } from './broker-order.ts';

const brokers = ['a', 'b', 'c', 'd'].map((name) => new URL(`https://${name}.example/`));
const addresses = Array.from({ length: 4_000 }, (_, index) => `room-${index}`);
const hostsOf = (list: readonly URL[], address: string) =>
  brokerOrder(list, address).map(({ hostname }) => hostname[0]);

test('the order depends on the address, and not on the order of the list', () => {
  for (const address of addresses.slice(0, 100))
    expect(hostsOf(brokers.toReversed(), address)).toEqual(hostsOf(brokers, address));
  expect(new Set(addresses.map((address) => hostsOf(brokers, address).join(''))).size).toBe(24);
});

test('every broker is first for about as many addresses as any other', () => {
  const first = addresses.map((address) => hostsOf(brokers, address)[0]);
  for (const name of ['a', 'b', 'c', 'd']) {
    const count = first.filter((broker) => broker === name).length;
    expect(Math.abs(count - 1_000)).toBeLessThan(120);
  }
});

test('a broker that is removed changes nothing in the order of the others', () => {
  for (const address of addresses.slice(0, 100)) {
    const others = hostsOf(brokers, address).filter((name) => name !== 'b');
    const remaining = brokers.filter(({ hostname }) => hostname !== 'b.example');
    expect(hostsOf(remaining, address)).toEqual(others);
  }
});

test('the broker of a connection that was no good is called last, for ten seconds and for this address', () => {
  const calls = new CallOrder();
  const order = brokerOrder(brokers, 'room');
  const [first, ...others] = order;
  expect(calls.orderFor(brokers, 'room', 0)).toEqual(order);
  calls.recordConnection('room', first!, 1_000);
  expect(calls.orderFor(brokers, 'room', 9_000)).toEqual([...others, first]);
  expect(calls.orderFor(brokers, 'another room', 9_000)).toEqual(brokerOrder(brokers, 'another room'));
  expect(calls.orderFor(brokers, 'room', 12_000)).toEqual(order);
});
