import { expect, test } from 'vitest';
import { deleteKeys, resetSettings } from './delete-data.ts';

/** What a browser keeps, by key. */
function storageOf(...keys: string[]): Storage {
  const kept = new Map(keys.map((key) => [key, 'something']));
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const keysOf = (kept: Storage): string[] =>
  Array.from({ length: kept.length }, (_, index) => kept.key(index)!);

const settings = ['cheeseboard:name', 'cheeseboard:theme', 'cheeseboard:setup gouda-gouda friends'];
const tables = ['cheeseboard:signalling'];
const others = ['cheeseboards', 'somebody else’s'];

test('resetting settings keeps the signalling token', () => {
  const kept = storageOf(...settings, ...tables, ...others);
  resetSettings(kept);
  expect(keysOf(kept)).toEqual([...tables, ...others]);
});

test('deleting everything removes all our keys and nobody else’s', () => {
  const kept = [storageOf(...settings, ...others), storageOf(...tables)];
  deleteKeys(...kept);
  expect(kept.map(keysOf)).toEqual([others, []]);
});
