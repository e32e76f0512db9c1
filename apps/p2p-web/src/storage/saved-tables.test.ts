import { expect, test } from 'vitest';
import type { SavedTable } from '../tables/table.ts';
import { memoryDb } from './db.ts';
import { identityOf, ownIdentity } from './identity.ts';
import { openSavedTables } from './saved-tables.ts';

const entry = (over: Partial<SavedTable>): SavedTable => ({
  room: 'r',
  role: 'host',
  game: 'david-goliath',
  names: ['Emma', 'Tim'],
  steps: 3,
  over: false,
  at: 1,
  ...over,
});

test('puts, gets, lists and deletes a table', async () => {
  const shelf = await openSavedTables(memoryDb());
  await shelf.put(entry({ at: 1 }), { record: 'a' });
  await shelf.put(entry({ room: 's', at: 2 }), { record: 'b' });
  await shelf.put(entry({ at: 3, steps: 4 }), { record: 'c' });
  expect((await shelf.list()).map(({ room, steps }) => [room, steps])).toEqual([
    ['r', 4],
    ['s', 3],
  ]);
  expect(await shelf.get('host', 'r')).toEqual({ record: 'c' });
  await shelf.delete('host', 'r');
  expect(await shelf.get('host', 'r')).toBeUndefined();
  expect(await shelf.list()).toHaveLength(1);
});

test('keeps host and guest saves of one room apart', async () => {
  const shelf = await openSavedTables(memoryDb());
  await shelf.put(entry({}), 'host');
  await shelf.put(entry({ role: 'guest' }), 'guest');
  expect([await shelf.get('host', 'r'), await shelf.get('guest', 'r')]).toEqual(['host', 'guest']);
});

test('hides an unreadable entry', async () => {
  const db = memoryDb();
  const shelf = await openSavedTables(db);
  await db.write([['shelf', 'host old', { room: 'old' }]]);
  await shelf.put(entry({}), 'save');
  expect((await shelf.list()).map(({ room }) => room)).toEqual(['r']);
});

test('returns the same identity again', async () => {
  const db = memoryDb();
  const [one, two] = await Promise.all([ownIdentity(db), ownIdentity(db)]);
  expect(two.publicKey).toEqual(one.publicKey);
  expect((await ownIdentity(memoryDb())).publicKey).not.toEqual(one.publicKey);
  expect(identityOf(one.seed).sign(new Uint8Array([1]))).toEqual(one.sign(new Uint8Array([1])));
});

test('replaces a corrupt key', async () => {
  const db = memoryDb();
  await db.write([['identity', 'seed', 'rust']]);
  const made = await ownIdentity(db);
  expect((await ownIdentity(db)).publicKey).toEqual(made.publicKey);
});
