import { type Body, quorumOf } from '@cheeseboard/engine/fair';
import { expect, it } from 'vitest';
import { type Log, membershipOf, membershipsOf, patienceMs } from './membership.ts';

type Parts = { readonly kind: Body['kind'] } & Readonly<Record<string, unknown>>;
const logOf = (...bodies: Parts[]): Log =>
  bodies.map((body, index) => ({
    index,
    term: 0,
    hash: `${index}`,
    kind: body.kind,
    body: body as unknown as Body,
  }));
const person = (key: string) => ({ kind: 'person', key, name: key });
const start: Parts = {
  kind: 'start',
  host: 'A',
  seats: [person('A'), person('B'), { kind: 'bot', name: 'Brie' }, person('C')],
  policy: { quorum: 'majority' },
};

it('needs a majority of the voters, and at least two', () => {
  expect([0, 1, 2, 3, 4, 5].map((voters) => quorumOf(voters, 'majority'))).toEqual([null, null, 2, 2, 3, 3]);
  expect([1, 2, 3].map((voters) => quorumOf(voters, 'everybody'))).toEqual([null, 2, 3]);
  expect(quorumOf(5, 'nobody')).toBeNull();
});

it('has no membership before the start', () => {
  expect(membershipOf([])).toBeUndefined();
  expect(membershipOf(logOf({ kind: 'move' }))).toBeUndefined();
});

it('counts the persons who have a seat, except the host', () => {
  expect(membershipOf(logOf(start))).toMatchObject({ host: 'A', voters: ['B', 'C'], quorum: 2, index: 0 });
});

it('makes the old host a voter when there is a new one', () => {
  const log = logOf(start, { kind: 'host', key: 'B' });
  expect(membershipOf(log)).toMatchObject({ host: 'B', voters: ['A', 'C'], index: 1 });
});

it('follows joins, leaves and the quorum rule', () => {
  const log = logOf(
    start,
    { kind: 'seat', seat: 2, change: 'join', key: 'D' },
    { kind: 'seat', seat: 1, change: 'leave' },
    { kind: 'policy', policy: { quorum: 'nobody' } },
  );
  expect(membershipsOf(log).map(({ voters, quorum }) => [voters.join(''), quorum])).toEqual([
    ['BC', 2],
    ['BDC', 2],
    ['DC', 2],
    ['DC', null],
  ]);
});

it('is not changed by moves, stand-ins or a setting that stays the same', () => {
  const log = logOf(
    start,
    { kind: 'move' },
    { kind: 'seat', seat: 1, change: 'stand-in' },
    { kind: 'policy', policy: { quorum: 'majority' } },
  );
  expect(membershipsOf(log)).toHaveLength(1);
});

it('takes the election timeout from the newest policy, but never a shorter one than the lease allows', () => {
  const policy = (patience: number): Parts => ({
    kind: 'policy',
    policy: { quorum: 'majority', patienceSeconds: patience },
  });
  expect(patienceMs(logOf(start))).toBe(8_000);
  expect(patienceMs(logOf(start, policy(30)))).toBe(30_000);
  expect(patienceMs(logOf(start, policy(30), { kind: 'move' }, policy(20)))).toBe(20_000);
  expect(patienceMs(logOf(start, policy(1)))).toBe(8_000);
});
