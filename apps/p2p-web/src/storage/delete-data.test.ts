import { expect, test } from 'vitest';
import { deleteKeys, resetSettings } from './delete-data.ts';

/** A storage that holds these keys. */
function storageOf(...keys: string[]): Storage {
  const values = new Map(keys.map((key) => [key, 'something']));
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)!);

const settings = ['cheeseboard:name', 'cheeseboard:theme', 'cheeseboard:setup gouda-gouda friends'];
const tables = ['cheeseboard:signalling'];
const others = ['cheeseboards', 'somebody else’s'];

test('resetting settings keeps the signalling token', () => {
  const storage = storageOf(...settings, ...tables, ...others);
  resetSettings(storage);
  expect(keysOf(storage)).toEqual([...tables, ...others]);
});

test('deleting everything removes all our keys and nobody else’s', () => {
  const storages = [storageOf(...settings, ...others), storageOf(...tables)];
  deleteKeys(...storages);
  expect(storages.map(keysOf)).toEqual([others, []]);
});
