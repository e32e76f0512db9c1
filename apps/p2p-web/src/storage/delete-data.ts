/** Deletes what this browser stores for the app: the settings, or everything. */

/** The key of the secret that proves to a broker that an address is ours, even after a crash. It is no setting, despite its prefix. */
const TOKEN_KEY = 'cheeseboard:signalling';

const isAppKey = (key: string): boolean => /^cheeseboard[: ]/.test(key);
const isSetting = (key: string): boolean => key.startsWith('cheeseboard:') && key !== TOKEN_KEY;

/** Resets settings and forms. Keeps tables. */
export const resetSettings = (localStore: Storage = localStorage): void => remove(localStore, isSetting);

/** Deletes settings, key and tables. Rejects without deleting anything if another tab blocks the deletion. */
export async function deleteEverything(): Promise<void> {
  await untilDeleted(indexedDB.deleteDatabase('cheeseboard'));
  deleteKeys(localStorage, sessionStorage);
}

export function deleteKeys(...storages: Storage[]): void {
  for (const storage of storages) remove(storage, isAppKey);
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
