import { expect, test } from 'vitest';
import { type Call, PendingCalls } from './pending-calls.ts';

function setUp(maxPending: number) {
  const calls = new PendingCalls(maxPending);
  const endedCalls: string[] = [];
  const addCall = (name: string, label = name): Call => {
    const call = { caller: label, open: false, end: () => void endedCalls.push(label) };
    calls.add(name, call);
    return call;
  };
  return { calls, ended: endedCalls, addCall };
}

test('a second call replaces the first, even an open connection', () => {
  const { ended, addCall } = setUp(8);
  addCall('eve', 'first').open = true;
  addCall('eve', 'second');
  addCall('eve', 'third');
  expect(ended).toEqual(['first', 'second']);
});

test('too many pending calls drop the oldest one; open connections stay', () => {
  const { ended, addCall } = setUp(2);
  addCall('ann').open = true;
  addCall('bob');
  addCall('cas');
  addCall('dan');
  expect(ended).toEqual(['bob']);
});

test('a caller that left is not ended again by an older call', () => {
  const { calls, ended, addCall } = setUp(2);
  const old = addCall('eve', 'old');
  const now = addCall('eve', 'now');
  calls.remove('eve', old);
  addCall('eve', 'later');
  expect(ended).toEqual(['old', 'now']);
  calls.remove('eve', now);
  addCall('eve', 'last');
  expect(ended).toEqual(['old', 'now', 'later']);
});

test('a caller at several brokers counts once, and no longer once connected', () => {
  const calls = new PendingCalls(8);
  const addCall = (caller: string, broker: string): Call => {
    const call = { caller, open: false, end: () => {} };
    calls.add(`${caller} at ${broker}`, call);
    return call;
  };
  const [first, second] = [addCall('ann', 'one'), addCall('ann', 'two')];
  const bob = addCall('bob', 'one');
  expect(calls.pending).toBe(2);
  first.open = true;
  expect(calls.pending).toBe(1);
  calls.remove('ann at two', second);
  calls.remove('bob at one', bob);
  expect(calls.pending).toBe(0);
  // The number of pending calls is limited.
  for (let stranger = 0; stranger < 300; stranger++) addCall(`stranger ${stranger}`, 'one');
  expect(calls.pending).toBe(8);
});
