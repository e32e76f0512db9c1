import { expect, test } from 'vitest';
import { acquireTabLock, lockByBroadcast } from './tab-lock.ts';

// Node can test both implementations: it has Web Locks and BroadcastChannel.
const implementations = [
  [
    'by locks',
    (name: string, take: boolean, onLost: () => unknown) => acquireTabLock(name, { take, lost: onLost }),
  ],
  ['by asking', lockByBroadcast],
] as const;
const doNothing = () => {};

test.each(implementations)('%s, one tab holds the lock until it releases it', async (label, acquire) => {
  const first = await acquire(`a ${label}`, false, doNothing);
  expect(first).not.toBeNull();
  expect(await acquire(`a ${label}`, false, doNothing)).toBeNull();
  expect(await acquire(`b ${label}`, false, doNothing)).not.toBeNull();
  first!.release();
  await expect.poll(() => acquire(`a ${label}`, false, doNothing)).not.toBeNull();
});

test.each(implementations)(
  '%s, a tab can take the lock, and the former holder is told',
  async (label, acquire) => {
    let lostCount = 0;
    const first = await acquire(`c ${label}`, false, () => lostCount++);
    expect(await acquire(`c ${label}`, true, doNothing)).not.toBeNull();
    await expect.poll(() => lostCount).toBe(1);
    first!.release();
    expect(await acquire(`c ${label}`, false, doNothing)).toBeNull();
  },
);

test.each(implementations)(
  '%s, a taken lock is granted after the former holder has saved',
  async (label, acquire) => {
    const order: string[] = [];
    let finishWrite = doNothing;
    const disk = new Promise<void>((resolve) => {
      finishWrite = resolve;
    });
    await acquire(`e ${label}`, false, async () => {
      order.push('asked');
      await disk;
      order.push('saved');
    });
    const taken = acquire(`e ${label}`, true, doNothing).then(() => order.push('taken'));
    await expect.poll(() => order).toEqual(['asked']);
    finishWrite();
    await taken;
    expect(order).toEqual(['asked', 'saved', 'taken']);
  },
);

test.each(implementations)('%s, one of several simultaneous requests succeeds', async (label, acquire) => {
  const locks = await Promise.all([1, 2, 3].map(() => acquire(`d ${label}`, false, doNothing)));
  expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
});
