/**
 * A lock that one tab holds at a time. Uses Web Locks, which are freed even after a crash. Pages over plain http have none, so
 * their tabs ask each other. Another tab can ask the holder to save and give the lock up.
 */

export interface TabLock {
  release(): void;
}

export interface TabLockOptions {
  /** Whether to take the lock from another tab. */
  readonly take?: boolean;
  /** Called when another tab takes the lock. That tab waits until the returned promise has resolved, but at most GIVE_TIMEOUT_MS. */
  readonly lost?: () => unknown;
}

/** Acquires the lock. Resolves to null if another tab has it. */
export function acquireTabLock(
  name: string,
  { take = false, lost = () => {} }: TabLockOptions = {},
): Promise<TabLock | null> {
  return globalThis.navigator?.locks ? lockByWebLocks(name, take, lost) : lockByBroadcast(name, take, lost);
}

type OnLost = () => unknown;
type LockMessage = { readonly kind: 'who' | 'mine' | 'give' | 'gone'; readonly from: string };

/** How long the tab that holds the lock may take to save before another tab takes the lock from it. */
const GIVE_TIMEOUT_MS = 3_000;

const channelOf = (name: string): BroadcastChannel => new BroadcastChannel(`cheeseboard hold ${name}`);

async function lockByWebLocks(name: string, take: boolean, onLost: OnLost): Promise<TabLock | null> {
  const lockName = `cheeseboard ${name}`;
  if (!take) return request(name, lockName, { ifAvailable: true }, onLost);
  const channel = channelOf(name);
  channel.postMessage({ kind: 'give', from: '' } satisfies LockMessage);
  channel.close();
  try {
    return await request(name, lockName, { signal: AbortSignal.timeout(GIVE_TIMEOUT_MS) }, onLost);
  } catch {
    // The other tab did not answer, because it is suspended or hangs.
    return request(name, lockName, { steal: true }, onLost);
  }
}

function request(
  name: string,
  lockName: string,
  options: LockOptions,
  onLost: OnLost,
): Promise<TabLock | null> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    navigator.locks
      .request(lockName, options, (lock) => {
        if (!lock) return resolve(null);
        isHeld = true;
        return new Promise<void>((releaseLock) => {
          const channel = channelOf(name);
          const release = () => {
            isHeld = false;
            channel.close();
            releaseLock();
          };
          channel.onmessage = async ({ data }: MessageEvent<LockMessage>) => {
            if (data.kind !== 'give' || !isHeld) return;
            isHeld = false;
            await onLost();
            release();
          };
          resolve({ release });
        });
      })
      .catch((error: unknown) => {
        // The lock was stolen, or the request itself failed.
        if (isHeld) onLost();
        else reject(error);
      });
  });
}

/** How long other tabs may take to object. Active tabs answer within a millisecond, throttled tabs within a few hundred. */
const ANSWER_TIMEOUT_MS = 400;

/** Acquires the lock by asking the other tabs. Unused where Web Locks exist; exported for tests. */
export function lockByBroadcast(name: string, take: boolean, onLost: OnLost): Promise<TabLock | null> {
  return new Promise((resolve) => {
    const channel = channelOf(name);
    const tabId = `${Math.random()}`;
    const post = (kind: LockMessage['kind']) =>
      channel.postMessage({ kind, from: tabId } satisfies LockMessage);
    let state: 'asking' | 'held' | 'giving' | 'over' = 'asking';
    const end = () => {
      state = 'over';
      channel.close();
    };
    const refuse = () => {
      clearTimeout(timer);
      end();
      resolve(null);
    };
    const holdLock = () => {
      clearTimeout(timer);
      state = 'held';
      resolve({
        release: () => {
          if (state === 'held') end();
        },
      });
    };
    const give = async () => {
      state = 'giving';
      post('mine');
      await onLost();
      post('gone');
      end();
    };
    channel.onmessage = ({ data }: MessageEvent<LockMessage>) => {
      if (state === 'held') {
        if (data.kind === 'who') post('mine');
        else if (data.kind === 'give') void give();
      } else if (state === 'asking' && take) {
        if (data.kind === 'gone') holdLock();
        else if (data.kind === 'mine') {
          clearTimeout(timer);
          timer = setTimeout(holdLock, GIVE_TIMEOUT_MS);
        }
      } else if (state === 'asking') {
        // If two tabs ask at once, the tab with the smaller id gets the lock.
        if (data.kind === 'mine') refuse();
        else if (data.kind === 'who' && data.from < tabId) refuse();
        else if (data.kind === 'who') post('who');
      }
    };
    let timer = setTimeout(holdLock, ANSWER_TIMEOUT_MS);
    post(take ? 'give' : 'who');
  });
}
