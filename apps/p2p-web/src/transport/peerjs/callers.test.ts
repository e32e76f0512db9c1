import { expect, test } from 'vitest';
import { type Caller, Callers } from './callers.ts';

function setUp(most: number) {
  const callers = new Callers(most);
  const ended: string[] = [];
  const arrive = (name: string, label = name): Caller => {
    const caller = { who: label, open: false, end: () => void ended.push(label) };
    callers.add(name, caller);
    return caller;
  };
  return { callers, ended, arrive };
}

test('a second call replaces the first, even an open connection', () => {
  const { ended, arrive } = setUp(8);
  arrive('eve', 'first').open = true;
  arrive('eve', 'second');
  arrive('eve', 'third');
  expect(ended).toEqual(['first', 'second']);
});

test('too many pending calls drop the oldest one; open connections stay', () => {
  const { ended, arrive } = setUp(2);
  arrive('ann').open = true;
  arrive('bob');
  arrive('cas');
  arrive('dan');
  expect(ended).toEqual(['bob']);
});

test('a caller that left is not ended again by an older call', () => {
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

test('a caller at several brokers counts once, and no longer once connected', () => {
  const callers = new Callers(8);
  const arrive = (who: string, broker: string): Caller => {
    const caller = { who, open: false, end: () => {} };
    callers.add(`${who} at ${broker}`, caller);
    return caller;
  };
  const [first, second] = [arrive('ann', 'one'), arrive('ann', 'two')];
  const bob = arrive('bob', 'one');
  expect(callers.waiting).toBe(2);
  first.open = true;
  expect(callers.waiting).toBe(1);
  callers.remove('ann at two', second);
  callers.remove('bob at one', bob);
  expect(callers.waiting).toBe(0);
  // However many call, few wait.
  for (let stranger = 0; stranger < 300; stranger++) arrive(`stranger ${stranger}`, 'one');
  expect(callers.waiting).toBe(8);
});
