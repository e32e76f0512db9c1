/**
 * One tab has a room at a time. Web Locks know it for sure, also after a crash; pages over plain http have none, so there the
 * tabs ask each other.
 */

export interface Hold {
  release(): void;
}

/** Null: another tab has it. `take`: then that tab loses it, and is told by its own `lost`. */
export function hold(
  name: string,
  { take = false, lost = () => {} }: { take?: boolean; lost?: () => void } = {},
): Promise<Hold | null> {
  return globalThis.navigator?.locks ? byLock(name, take, lost) : byAsking(name, take, lost);
}

function byLock(name: string, take: boolean, lost: () => void): Promise<Hold | null> {
  return new Promise((resolve, reject) => {
    let release = () => {};
    let held = false;
    navigator.locks
      .request(`cheeseboard ${name}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        held = true;
        return new Promise<void>((letGo) => {
          release = () => {
            held = false;
            letGo();
          };
          resolve({ release });
        });
      })
      .catch((error: unknown) => {
        // What was held was taken, or there was never anything to hold.
        if (held) lost();
        else reject(error);
      });
  });
}

/** How long the others have to say that they hold it. Tabs of one browser answer in a millisecond, sleepy ones in a few hundred. */
const answering = 400;

type Said = { readonly what: 'who' | 'mine' | 'give'; readonly from: string };

/** Exported for the tests: browsers that have locks never come here. */
export function byAsking(name: string, take: boolean, lost: () => void): Promise<Hold | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(`cheeseboard hold ${name}`);
    const own = `${Math.random()}`;
    const say = (what: Said['what']) => channel.postMessage({ what, from: own } satisfies Said);
    let state: 'asking' | 'held' | 'over' = 'asking';
    const end = () => {
      state = 'over';
      channel.close();
    };
    const refuse = () => {
      clearTimeout(timer);
      end();
      resolve(null);
    };
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (state === 'held') {
        if (data.what === 'who') say('mine');
        else if (data.what === 'give') {
          end();
          lost();
        }
      } else if (state === 'asking') {
        // Two who ask at once: one of them goes on, the same one at both.
        if (data.what === 'mine' && !take) refuse();
        else if (data.what === 'who' && data.from < own) refuse();
        else if (data.what === 'who') say('who');
      }
    };
    const timer = setTimeout(
      () => {
        state = 'held';
        resolve({
          release: () => {
            if (state === 'held') end();
          },
        });
      },
      take ? 50 : answering,
    );
    say(take ? 'give' : 'who');
  });
}
