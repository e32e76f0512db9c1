/** Where a host is looked for. */
import { expect, test } from 'vitest';
import { Search } from '../src/guest/search.ts';

test.each([
  ['in time', false],
  ['when it is overdue', true],
] as const)('who is bound by a vote also looks where somebody was host before that, %s', (_, isOverdue) => {
  const search = new Search((count) => new Uint8Array(count));
  // The host of epoch 0 is gone, and we voted for who would be host of epoch 5; the others go on in epoch 1.
  const called = new Set(Array.from({ length: 50 }, () => search.nextEpoch(0, 5, isOverdue, 7)));
  for (const epoch of [0, 1, 2, 3, 4, 5, 6, 8]) expect(called).toContain(epoch);
  expect(called).not.toContain(7);
});
