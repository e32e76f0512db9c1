/** Where a host is looked for, and how often. */
import { describe, expect, test } from 'vitest';
import { Search } from '../src/guest/search.ts';

/** The longest and the shortest pause that chance can give. */
const searching = (byte = 0) => new Search((count) => new Uint8Array(count).fill(byte));

/** How often each epoch is called. */
function counted(calls: number, call: () => number): Map<number, number> {
  const called = new Map<number, number>();
  for (let turn = 0; turn < calls; turn++) {
    const epoch = call();
    called.set(epoch, (called.get(epoch) ?? 0) + 1);
  }
  return called;
}

const most = (called: Map<number, number>): number => [...called].sort(([, a], [, b]) => b - a)[0]![0];

test.each([
  ['in time', false],
  ['when it is overdue', true],
] as const)('who is bound by a vote also looks where somebody was host before that, %s', (_, isOverdue) => {
  const search = searching();
  // The host of epoch 0 is gone, and we voted for who would be host of epoch 5; the others go on in epoch 1.
  const called = new Set(Array.from({ length: 50 }, () => search.nextEpoch(0, 5, isOverdue, 7)));
  for (const epoch of [0, 1, 2, 3, 4, 5, 6, 8]) expect(called).toContain(epoch);
  expect(called).not.toContain(7);
});

test('first and mostly where the host was; when it is overdue, where the next one would stand', () => {
  const search = searching();
  expect(search.nextEpoch(4, 4, false, null)).toBe(4);
  expect(most(counted(80, () => search.nextEpoch(4, 4, false, null)))).toBe(4);
  const overdue = counted(80, () => search.nextEpoch(4, 4, true, null));
  expect(most(overdue)).toBe(6);
  // The host may be back all the same.
  expect(overdue.get(4)).toBeGreaterThanOrEqual(10);
});

test('who has promised an epoch looks there and in the one after it, where its vote still counts', () => {
  const search = searching();
  const called = counted(80, () => search.nextEpoch(0, 0, true, null, 9));
  expect(most(called)).toBe(9);
  expect(called.get(10)).toBeGreaterThanOrEqual(10);
  expect(called.get(0)).toBeGreaterThanOrEqual(10);
});

test.each([
  ['in time', false],
  ['when it is overdue', true],
] as const)('it looks ever further, %s, and begins again', (_, isOverdue) => {
  const search = searching();
  const called = counted(8 * 80, () => search.nextEpoch(0, 0, isOverdue, null));
  for (let epoch = 0; epoch < 40; epoch++) expect(called.get(epoch), `${epoch}`).toBeGreaterThan(0);
  expect(Math.max(...called.keys())).toBeLessThan(50);
});

test('after a goodbye to the next epoch it looks there first, after a lost line where the host was', () => {
  const search = searching();
  counted(3, () => search.nextEpoch(2, 2, false, null));
  search.moved();
  expect(search.nextEpoch(2, 2, false, null)).toBe(3);
  search.nextEpoch(2, 2, false, null);
  search.lost();
  expect(search.nextEpoch(2, 2, false, null)).toBe(2);
});

describe('pauses', () => {
  /** After so many calls that none is one of the first. */
  function pauses(isHeir: boolean, isPressing = false, search = searching(255)): number[] {
    return Array.from({ length: 60 }, () => {
      search.nextEpoch(0, 0, false, null);
      return search.pause(isHeir, isPressing);
    });
  }

  test('are short at first, and then longer; for heirs never long', () => {
    const [heir, guest] = [pauses(true), pauses(false)];
    expect(heir[0]).toBeLessThanOrEqual(300);
    expect(guest[0]).toBe(heir[0]);
    expect(heir.at(-1)).toBeGreaterThan(1_400);
    expect(Math.max(...heir)).toBeLessThanOrEqual(1_500);
    expect(guest[15]).toBeLessThanOrEqual(1_500);
    expect(guest.at(-1)).toBeGreaterThan(7_500);
    expect(Math.max(...guest)).toBeLessThanOrEqual(8_000);
  });

  test('are no shorter than half of that', () => {
    const search = searching(0);
    expect(pauses(true, false, search).at(-1)).toBe(750);
  });

  test('are shorter for who has to reach others before they go on', () => {
    expect(Math.max(...pauses(true, true))).toBeLessThanOrEqual(700);
  });

  test('are short again when the host was there', () => {
    const search = searching(255);
    pauses(true, false, search);
    search.welcomed();
    expect(search.pause(true)).toBeLessThanOrEqual(300);
  });
});

test('somebody else at the address is no news until the fourth time in a row', () => {
  const search = searching();
  const said = () => [1, 2, 3, 4].map(() => search.impostor());
  expect(said()).toEqual([false, false, false, true]);
  search.proved();
  expect(said()).toEqual([false, false, false, true]);
});
