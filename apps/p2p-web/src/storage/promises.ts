/** The commitments this browser made at its tables. In localStorage, which is synchronous; without it, in memory. */
import { type Promised, type Promises, promisesInMemory } from '../fair/promised.ts';

const key = (room: string) => `cheeseboard promise ${room}`;

export function promises(room: string): Promises {
  const here = promisesInMemory();
  return {
    read: () => here.read() ?? kept(room),
    write(promised) {
      here.write(promised);
      try {
        localStorage.setItem(key(room), JSON.stringify(promised));
      } catch {
        // Private mode or full: a reload forgets it.
      }
    },
    forget() {
      here.forget();
      try {
        localStorage.removeItem(key(room));
      } catch {
        // Storage is blocked, so nothing was stored.
      }
    },
  };
}

function kept(room: string): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(key(room)) ?? 'null') as Promised | null;
  } catch {
    return null;
  }
}
