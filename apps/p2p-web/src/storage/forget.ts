/** Being rid of what this browser keeps for the app: what was set, or everything. */

/** By this a broker knows an address to be ours, also after a crash: no setting, though it is called like one. */
const token = 'cheeseboard:signalling';

const isOurs = (key: string): boolean => /^cheeseboard[: ]/.test(key);
const isSet = (key: string): boolean => key.startsWith('cheeseboard:') && key !== token;

/** The settings are as at first, and so is every form. Tables stay, with all that was promised at them. */
export const forgetSettings = (kept: Storage = localStorage): void => remove(kept, isSet);

/** Settings, key, tables and promises. Fails, and has deleted nothing, where another tab does not let go of them. */
export async function forgetEverything(): Promise<void> {
  await deleted(indexedDB.deleteDatabase('cheeseboard'));
  forgetKeys(localStorage, sessionStorage);
}

export function forgetKeys(...all: Storage[]): void {
  for (const kept of all) remove(kept, isOurs);
}

function remove(kept: Storage, which: (key: string) => boolean): void {
  const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at)!);
  for (const key of keys.filter(which)) kept.removeItem(key);
}

const deleted = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab is still open'));
  });
