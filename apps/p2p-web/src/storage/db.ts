/** A key-value store on IndexedDB. Where IndexedDB is blocked, values last as long as the page. */
import { type IDBPDatabase, openDB } from 'idb';

const stores = ['identity', 'summaries', 'saves', 'entries', 'matches'] as const;
export type StoreName = (typeof stores)[number];

export interface Db {
  /** Whether values outlive the page. False in private windows and where storage is blocked. */
  readonly lasting: boolean;
  get(store: StoreName, key: string): Promise<unknown>;
  /** All values whose key starts with `prefix`, in the order of their keys. */
  all(store: StoreName, prefix?: string): Promise<readonly unknown[]>;
  /** Writes all changes, or none. A change to undefined deletes the key. `firm`: flushes to disk, so that changes survive a power failure. */
  write(changes: readonly Change[], firm?: boolean): Promise<void>;
  deleteAll(store: StoreName, prefix: string): Promise<void>;
  /** Returns the stored value, or stores `value` if there is none. Atomic across tabs. */
  settle(store: StoreName, key: string, value: unknown): Promise<unknown>;
}

export type Change = readonly [store: StoreName, key: string, value: unknown];

let opening: Promise<Db> | null = null;

/** Opens the database. All callers in a page share one connection. */
export function openDb(): Promise<Db> {
  opening ??= open('cheeseboard').catch(() => memoryDb());
  return opening;
}

/** How long to wait for the database: some browsers never answer when storage is blocked. */
const OPEN_TIMEOUT_MS = 5_000;

async function open(name: string): Promise<Db> {
  if (!globalThis.indexedDB) return memoryDb();
  const db = await Promise.race([
    openDB(name, 3, {
      upgrade(db) {
        for (const store of stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
      },
      // Do not block another tab that upgrades or deletes the database.
      blocking: (_old, _new, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    }),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('storage does not answer')), OPEN_TIMEOUT_MS),
    ),
  ]);
  return persistentDb(db);
}

const keysWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function persistentDb(db: IDBPDatabase): Db {
  return {
    lasting: true,
    get: (store, key) => db.get(store, key),
    all: (store, prefix = '') => db.getAll(store, keysWith(prefix)),
    deleteAll: (store, prefix) => db.delete(store, keysWith(prefix)),
    async write(changes, firm = false) {
      const storeNames = [...new Set(changes.map(([store]) => store))];
      if (storeNames.length === 0) return;
      const transaction = db.transaction(storeNames, 'readwrite', firm ? { durability: 'strict' } : {});
      for (const [store, key, value] of changes) {
        const objectStore = transaction.objectStore(store);
        if (value === undefined) objectStore.delete(key);
        else objectStore.put(value, key);
      }
      // Without this call, the browser waits for further requests before it commits.
      transaction.commit();
      await transaction.done;
    },
    async settle(store, key, value) {
      const transaction = db.transaction(store, 'readwrite');
      const stored = await transaction.store.get(key);
      if (stored === undefined) transaction.store.put(value, key);
      await transaction.done;
      return stored ?? value;
    },
  };
}

export function memoryDb(): Db {
  const valuesByStore = new Map<StoreName, Map<string, unknown>>(stores.map((store) => [store, new Map()]));
  const valuesIn = (store: StoreName) => valuesByStore.get(store)!;
  return {
    lasting: false,
    // Results are copies, as in IndexedDB: changing a result changes nothing in the store.
    get: async (store, key) => structuredClone(valuesIn(store).get(key)),
    all: async (store, prefix = '') => {
      const keys = [...valuesIn(store).keys()].filter((key) => key.startsWith(prefix)).sort();
      return keys.map((key) => structuredClone(valuesIn(store).get(key)));
    },
    async deleteAll(store, prefix) {
      for (const key of valuesIn(store).keys()) if (key.startsWith(prefix)) valuesIn(store).delete(key);
    },
    async write(changes) {
      for (const [store, key, value] of structuredClone(changes)) {
        if (value === undefined) valuesIn(store).delete(key);
        else valuesIn(store).set(key, value);
      }
    },
    async settle(store, key, value) {
      if (!valuesIn(store).has(key)) valuesIn(store).set(key, structuredClone(value));
      return structuredClone(valuesIn(store).get(key));
    },
  };
}
