import { expect, test } from 'vitest';
import { type Caller, Callers } from '../../src/transport/peerjs/callers.ts';

function setUp(most: number) {
  const callers = new Callers(most);
  const ended: string[] = [];
  const arrive = (name: string, label = name): Caller => {
    const caller = { open: false, end: () => void ended.push(label) };
    callers.add(name, caller);
    return caller;
  };
  return { callers, ended, arrive };
}

test('who calls again takes the place of their first call, also when that is a line already', () => {
  const { ended, arrive } = setUp(8);
  arrive('eve', 'first').open = true;
  arrive('eve', 'second');
  arrive('eve', 'third');
  expect(ended).toEqual(['first', 'second']);
});

test('one too many at the door: the oldest there goes, lines stay', () => {
  const { ended, arrive } = setUp(2);
  arrive('ann').open = true;
  arrive('bob');
  arrive('cas');
  arrive('dan');
  expect(ended).toEqual(['bob']);
});

test('who has left is not ended again, and not by an older self', () => {
  const { callers, ended, arrive } = setUp(2);
  const old = arrive('eve', 'old');
  const now = arrive('eve', 'now');
  callers.remove('eve', old);
  arrive('eve', 'later');
  expect(ended).toEqual(['old', 'now']);
  callers.remove('eve', now);
  arrive('eve', 'last');
  expect(ended).toEqual(['old', 'now', 'later']);
});
