import { expect, test } from 'vitest';
import { resetSettings } from './delete-data.ts';
import { deleteOurTable, keepOurTable, ourTables, renameOurTable } from './our-tables.ts';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
  };
}

const friday = {
  name: 'Our Friday table',
  game: 'gouda-gouda',
  mode: 'friends',
  draft: { chairs: [] },
} as const;

test('keeps, replaces, renames and deletes tables by name', () => {
  const storage = memoryStorage();
  const names = () => ourTables(storage).map(({ name, game }) => `${name}: ${game}`);
  expect(keepOurTable(friday, storage)).toBe(true);
  expect(keepOurTable({ ...friday, name: ' our friday TABLE ', game: 'daumen-drauf' }, storage)).toBe(true);
  expect(keepOurTable({ ...friday, name: 'With Oma' }, storage)).toBe(true);
  expect(names()).toEqual(['our friday TABLE: daumen-drauf', 'With Oma: gouda-gouda']);
  expect(renameOurTable('With Oma', 'Our Friday table', storage)).toBe(false);
  expect(renameOurTable('With Oma', '  ', storage)).toBe(false);
  expect(renameOurTable('With Oma', 'with oma', storage)).toBe(true);
  deleteOurTable('our friday TABLE', storage);
  expect(names()).toEqual(['with oma: gouda-gouda']);
});

test('survives a reset of the settings', () => {
  const storage = memoryStorage();
  keepOurTable(friday, storage);
  resetSettings(storage);
  expect(ourTables(storage)).toEqual([friday]);
});

test.each(['', '{', '{}', '[null, 7, {"name": ""}]'])('ignores what somebody else stored: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('cheeseboard our-tables', text);
  expect(ourTables(storage)).toEqual([]);
});

test('says when the storage is full', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keepOurTable(friday, storage)).toBe(false);
});
