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
  const savedTables = await openSavedTables(memoryDb());
  await savedTables.put(entry({ at: 1 }), { record: 'a' });
  await savedTables.put(entry({ room: 's', at: 2 }), { record: 'b' });
  await savedTables.put(entry({ at: 3, steps: 4 }), { record: 'c' });
  expect((await savedTables.list()).map(({ room, steps }) => [room, steps])).toEqual([
    ['r', 4],
    ['s', 3],
  ]);
  expect(await savedTables.get('host', 'r')).toEqual({ record: 'c' });
  await savedTables.delete('host', 'r');
  expect(await savedTables.get('host', 'r')).toBeUndefined();
  expect(await savedTables.list()).toHaveLength(1);
});

test('keeps host and guest saves of one room apart', async () => {
  const savedTables = await openSavedTables(memoryDb());
  await savedTables.put(entry({}), 'host');
  await savedTables.put(entry({ role: 'guest' }), 'guest');
  expect([await savedTables.get('host', 'r'), await savedTables.get('guest', 'r')]).toEqual([
    'host',
    'guest',
  ]);
});

test('lists a hosted table once, without the save of its own screen', async () => {
  const savedTables = await openSavedTables(memoryDb());
  await savedTables.put(entry({ role: 'guest', room: 'r.key' }), 'screen');
  await savedTables.put(entry({ role: 'guest', room: 's.key' }), 'guest');
  await savedTables.put(entry({ role: 'host', room: 'r' }), 'host');
  expect((await savedTables.list()).map(({ role, room }) => `${role} ${room}`).sort()).toEqual([
    'guest s.key',
    'host r',
  ]);
  await savedTables.delete('host', 'r');
  expect(await savedTables.list()).toHaveLength(2);
});

test('hides an unreadable entry', async () => {
  const db = memoryDb();
  const savedTables = await openSavedTables(db);
  await db.write([['summaries', 'host old', { room: 'old' }]]);
  await savedTables.put(entry({}), 'save');
  expect((await savedTables.list()).map(({ room }) => room)).toEqual(['r']);
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
