/** What stays in this browser: values under keys in a few stores. Where the browser keeps nothing, they last as long as the page. */
import { type IDBPDatabase, openDB } from 'idb';

const stores = ['identity', 'shelf', 'saves'] as const;
export type StoreName = (typeof stores)[number];

export interface Db {
  /** False in private windows and where storage is blocked: say so before somebody relies on it. */
  readonly lasting: boolean;
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<readonly unknown[]>;
  /** All of them, or none. Undefined deletes. `firm`: on the disk, so that also a device that loses its power has it. */
  write(changes: readonly Change[], firm?: boolean): Promise<void>;
  /** What is there; or `value`, which is there from now on. One answer for all tabs. */
  settle(store: StoreName, key: string, value: unknown): Promise<unknown>;
}

export type Change = readonly [store: StoreName, key: string, value: unknown];

let opening: Promise<Db> | null = null;

/** One for the page. */
export function openDb(): Promise<Db> {
  opening ??= open('cheeseboard').catch(() => memoryDb());
  return opening;
}

/** How long a browser may take to open it: some, when storage is blocked, never answer. */
const patience = 5_000;

async function open(name: string): Promise<Db> {
  if (!globalThis.indexedDB) return memoryDb();
  const db = await Promise.race([
    openDB(name, 1, {
      upgrade(fresh) {
        for (const store of stores) fresh.createObjectStore(store);
      },
      // A newer version of the app, or somebody who deletes everything, must not wait for this tab.
      blocking: (_old, _new, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    }),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('storage does not answer')), patience),
    ),
  ]);
  return lastingDb(db);
}

function lastingDb(db: IDBPDatabase): Db {
  return {
    lasting: true,
    get: (store, key) => db.get(store, key),
    all: (store) => db.getAll(store),
    async write(changes, firm = false) {
      const touched = [...new Set(changes.map(([store]) => store))];
      if (touched.length === 0) return;
      const transaction = db.transaction(touched, 'readwrite', firm ? { durability: 'strict' } : {});
      for (const [store, key, value] of changes) {
        const into = transaction.objectStore(store);
        if (value === undefined) into.delete(key);
        else into.put(value, key);
      }
      // Nothing else is to come: without a word the browser would first tell that each of them is done, and wait for more.
      transaction.commit();
      await transaction.done;
    },
    async settle(store, key, value) {
      const transaction = db.transaction(store, 'readwrite');
      const found = await transaction.store.get(key);
      if (found === undefined) transaction.store.put(value, key);
      await transaction.done;
      return found ?? value;
    },
  };
}

export function memoryDb(): Db {
  const kept = new Map<StoreName, Map<string, unknown>>(stores.map((store) => [store, new Map()]));
  const at = (store: StoreName) => kept.get(store)!;
  return {
    lasting: false,
    // Copies, as in a real one: who changes what they were given changes nothing here.
    get: async (store, key) => structuredClone(at(store).get(key)),
    all: async (store) => [...at(store).values()].map((value) => structuredClone(value)),
    async write(changes) {
      for (const [store, key, value] of structuredClone(changes)) {
        if (value === undefined) at(store).delete(key);
        else at(store).set(key, value);
      }
    },
    async settle(store, key, value) {
      if (!at(store).has(key)) at(store).set(key, structuredClone(value));
      return structuredClone(at(store).get(key));
    },
  };
}
