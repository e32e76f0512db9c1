import { expect, test } from 'vitest';
import { acquireTabLock, lockByBroadcast } from './tab-lock.ts';

// Node has both: Web Locks and BroadcastChannel.
const ways = [
  [
    'by locks',
    (name: string, take: boolean, onLost: () => unknown) => acquireTabLock(name, { take, lost: onLost }),
  ],
  ['by asking', lockByBroadcast],
] as const;
const nothing = () => {};

test.each(ways)('%s, one tab holds the lock until it releases it', async (way, get) => {
  const first = await get(`a ${way}`, false, nothing);
  expect(first).not.toBeNull();
  expect(await get(`a ${way}`, false, nothing)).toBeNull();
  expect(await get(`b ${way}`, false, nothing)).not.toBeNull();
  first!.release();
  await expect.poll(() => get(`a ${way}`, false, nothing)).not.toBeNull();
});

test.each(ways)('%s, a tab can take the lock, and the former holder is told', async (way, get) => {
  let lostCount = 0;
  const first = await get(`c ${way}`, false, () => lostCount++);
  expect(await get(`c ${way}`, true, nothing)).not.toBeNull();
  await expect.poll(() => lostCount).toBe(1);
  first!.release();
  expect(await get(`c ${way}`, false, nothing)).toBeNull();
});

test.each(ways)('%s, a taken lock is granted after the former holder has saved', async (way, get) => {
  const order: string[] = [];
  let finishWrite = nothing;
  const disk = new Promise<void>((resolve) => {
    finishWrite = resolve;
  });
  await get(`e ${way}`, false, async () => {
    order.push('asked');
    await disk;
    order.push('saved');
  });
  const taken = get(`e ${way}`, true, nothing).then(() => order.push('taken'));
  await expect.poll(() => order).toEqual(['asked']);
  finishWrite();
  await taken;
  expect(order).toEqual(['asked', 'saved', 'taken']);
});

test.each(ways)('%s, one of several simultaneous requests succeeds', async (way, get) => {
  const locks = await Promise.all([1, 2, 3].map(() => get(`d ${way}`, false, nothing)));
  expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
});
