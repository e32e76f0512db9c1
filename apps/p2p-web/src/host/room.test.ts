import { expect, test } from 'vitest';
import type { NewTable } from '../tables/table.ts';
import { freeName, newMember, newRoom } from './room.ts';

test('a name that looks like that of somebody else gets a number', () => {
  const table = { game: 'david-goliath', options: {}, chairs: [{ kind: 'me', name: 'Anna' }] };
  const room = newRoom('secret', table as unknown as NewTable, [{ id: 'anna', key: 'key' }], false);
  room.members.push(newMember('ben', 'key of ben', 'Ben'));
  // The first letter is Cyrillic.
  expect(freeName(room, 'Аnna', 'eve')).toBe('Аnna 2');
  expect(freeName(room, 'BEN', 'eve')).toBe('BEN 2');
  expect(freeName(room, 'Eve', 'eve')).toBe('Eve');
  expect(freeName(room, 'Ben', 'ben')).toBe('Ben');
});
