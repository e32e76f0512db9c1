import { expect, test } from 'vitest';
import type { SavedTable } from '../tables/table.ts';
import { memoryDb } from './db.ts';
import { identityOf, ownIdentity } from './identity.ts';
import { openSavedTables } from './saved-tables.ts';

const entry = (changes: Partial<SavedTable>): SavedTable => ({
  room: 'r',
  role: 'host',
  game: 'david-goliath',
  names: ['Emma', 'Tim'],
  steps: 3,
  over: false,
  at: 1,
  ...changes,
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

test('writes only the entries of a log that are new', async () => {
  const db = memoryDb();
  const writtenKeys: string[] = [];
  const write: typeof db.write = (changes, firm) => {
    writtenKeys.push(...changes.flatMap(([store, key]) => (store === 'entries' ? [key] : [])));
    return db.write(changes, firm);
  };
  const savedTables = await openSavedTables({ ...db, write });
  const entries = [{ n: 0 }, { n: 1 }, { n: 2 }];
  const save = (log: readonly object[]) => ({ log: { match: 1, entries: log } });
  await savedTables.put(entry({}), save(entries.slice(0, 2)));
  await savedTables.put(entry({}), save(entries));
  expect(writtenKeys).toEqual(['host r 000000', 'host r 000001', 'host r 000002']);
  expect(await savedTables.get('host', 'r')).toEqual(save(entries));
  // Another page continues from the stored log, here after an election that replaced the last entry.
  const other = await openSavedTables({ ...db, write });
  const read = (await other.get('host', 'r')) as ReturnType<typeof save>;
  writtenKeys.length = 0;
  await other.put(entry({}), save([...read.log.entries.slice(0, 2), { n: 7 }]));
  expect(writtenKeys).toEqual(['host r 000002']);
  // A shorter log replaces the longer one.
  await other.put(entry({}), save([{ n: 8 }]));
  expect(await other.get('host', 'r')).toEqual(save([{ n: 8 }]));
  await other.delete('host', 'r');
  expect(await db.all('entries')).toEqual([]);
});

test('writes entries that were appended during a write with the next one', async () => {
  const savedTables = await openSavedTables(memoryDb());
  const entries = [{ n: 0 }];
  const save = { log: { match: 1, entries } };
  const pendingWrite = savedTables.put(entry({}), save);
  entries.push({ n: 1 });
  await pendingWrite;
  await savedTables.put(entry({}), save);
  expect(await savedTables.get('host', 'r')).toEqual(save);
});

test('reads the log of a guest back', async () => {
  const savedTables = await openSavedTables(memoryDb());
  const save = { v: 2, memory: { lastMatch: 1, match: { match: 1, entries: [{ n: 0 }] } } };
  await savedTables.put(entry({ role: 'guest' }), save);
  expect(await savedTables.get('guest', 'r')).toEqual(save);
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
  const [first, second] = await Promise.all([ownIdentity(db), ownIdentity(db)]);
  expect(second.publicKey).toEqual(first.publicKey);
  expect((await ownIdentity(memoryDb())).publicKey).not.toEqual(first.publicKey);
  expect(identityOf(first.seed).sign(new Uint8Array([1]))).toEqual(first.sign(new Uint8Array([1])));
});

test('replaces a corrupt key', async () => {
  const db = memoryDb();
  await db.write([['identity', 'seed', 'rust']]);
  const identity = await ownIdentity(db);
  expect((await ownIdentity(db)).publicKey).toEqual(identity.publicKey);
});
