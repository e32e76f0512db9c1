/** Deletes what this browser stores for the app: the settings, or everything. */

/** The token that proves to a broker that an address is ours, even after a crash. Not a setting despite its prefix. */
const token = 'cheeseboard:signalling';

const isOurs = (key: string): boolean => /^cheeseboard[: ]/.test(key);
const isSet = (key: string): boolean => key.startsWith('cheeseboard:') && key !== token;

/** Resets settings and forms. Keeps tables. */
export const resetSettings = (localStore: Storage = localStorage): void => remove(localStore, isSet);

/** Deletes settings, key and tables. Rejects without deleting anything if another tab blocks it. */
export async function deleteEverything(): Promise<void> {
  await untilDeleted(indexedDB.deleteDatabase('cheeseboard'));
  deleteKeys(localStorage, sessionStorage);
}

export function deleteKeys(...storages: Storage[]): void {
  for (const storage of storages) remove(storage, isOurs);
}

function remove(storage: Storage, isIncluded: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
  for (const key of keys.filter(isIncluded)) storage.removeItem(key);
}

const untilDeleted = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab is still open'));
  });
