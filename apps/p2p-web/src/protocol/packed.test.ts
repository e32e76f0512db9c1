import { digestOf, type Entry } from '@cheeseboard/engine/fair';
import { expect, test } from 'vitest';
import { startedTable } from '../../test/kit/sync-table.ts';
import { pack, unpack } from './packed.ts';

const table = startedTable({ seed: 'packed', game: 'david-goliath', people: 3 });
const entries = table.host.saved().log!.entries.map((entry): Entry => {
  return entry.sealed !== null && entry.kind !== 'key' ? { ...entry, body: null } : entry;
});
const message = (changed: readonly object[]) => ({
  t: 'update',
  append: { match: 1, term: 0, n: 5, previous: { index: -1, hash: '' }, entries: changed, committed: 2 },
});
const [first, ...rest] = entries as [Entry, ...Entry[]];
const overTheWire = (value: object) => unpack(JSON.parse(JSON.stringify(pack(value))));
const size = (value: object) => JSON.stringify(value).length;

test('a packed message is shorter and reads as before', () => {
  const whole = message(entries);
  expect(overTheWire(whole)).toEqual(whole);
  expect(size(pack(whole))).toBeLessThan(size(whole) - 300);
});

test('reads what is not packed as it is', () => {
  expect(unpack(message(entries))).toEqual(message(entries));
  for (const value of [null, 1, 'x', [], {}, { append: [] }, { append: [1, 2] }])
    expect(unpack(value)).toEqual(value);
});

test.each<[string, readonly object[]]>([
  ['another index', [{ ...first, index: 7 }, ...rest]],
  ['another term', [{ ...first, term: 7 }, ...rest]],
  ['another kind than its body', [{ ...first, kind: 'move' }, ...rest]],
  ['a false digest', [{ ...first, digest: digestOf('x') }, ...rest]],
  ['a body that is none', [{ ...first, body: 7 }, ...rest]],
  ['an unknown field', [{ ...first, extra: 1 }, ...rest]],
  [
    'a signature of another head',
    [{ ...first, signatures: [{ key: 'k', seen: { index: 3, hash: 'h' }, n: 1, signature: 's' }] }],
  ],
  ['a reveal that is none', [{ ...first, kind: 'draw', body: { kind: 'draw', reveals: ['zz', null] } }]],
])('a message with %s arrives as it was sent', (_, changed) => {
  const whole = message(changed);
  expect(overTheWire(whole)).toEqual(whole);
});
