import { expect, storageAt, test } from './endpoint.ts';

const entry = {
  room: 'room',
  role: 'host',
  game: 'daumen-drauf',
  names: ['Emma'],
  steps: 7,
  over: false,
  at: 1,
} as const;

test('a browser keeps its identity across tabs and crashes; another browser has another', async ({ end }) => {
  const tab = await end();
  const storage = await storageAt(tab);
  const [identity, identityAgain] = await Promise.all([storage('identity'), storage('identity')]);
  expect(identityAgain).toBe(identity);
  const otherTab = await storageAt(await tab.tab());
  expect(await otherTab('identity')).toBe(identity);
  await tab.crash();
  expect(await (await storageAt(await tab.tab()))('identity')).toBe(identity);
  expect(await (await storageAt(await end()))('identity')).not.toBe(identity);
  expect(await otherTab('isPersistent')).toBe(true);
});

test('a saved table survives a crash until it is deleted', async ({ end }) => {
  const tab = await end();
  const save = { record: 'Game: daumen-drauf', room: { people: [{ name: 'Zoë 🧀' }] }, steps: null };
  await (await storageAt(tab))('put', entry, save);
  await tab.crash();
  const storage = await storageAt(await tab.tab());
  expect(await storage('list')).toEqual([entry]);
  expect(await storage('get', 'room')).toEqual(save);
  await storage('forget', 'room');
  expect(await storage('list')).toEqual([]);
  expect(await storage('get', 'room')).toBeUndefined();
});

test('only votes are written with strict durability', async ({ end }) => {
  const tab = await end();
  await tab.context.addInitScript(() => {
    const durabilities: (string | undefined)[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === 'readwrite') durabilities.push(options?.durability);
      return transaction.call(this, stores, mode, options);
    };
    Object.assign(window, { durabilities });
  });
  const storage = await storageAt(tab);
  await storage('put', entry, 'a move');
  await storage('put', entry, 'a vote', true);
  const lastRequests = await tab.page.evaluate(() =>
    (window as typeof window & { durabilities: unknown[] }).durabilities.slice(-2),
  );
  expect(lastRequests).toEqual([undefined, 'strict']);
});

test('without IndexedDB, storage lasts as long as the page and says so', async ({ end }) => {
  const tab = await end();
  await tab.context.addInitScript(() => {
    // Some private windows block IndexedDB like this.
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  const storage = await storageAt(tab);
  expect(await storage('isPersistent')).toBe(false);
  await storage('put', entry, 'save');
  expect(await storage('get', 'room')).toBe('save');
  expect(await storage('identity')).toBe(await storage('identity'));
});

for (const hasWebLocks of [true, false]) {
  test(`one tab owns a room, ${hasWebLocks ? 'with Web Locks' : 'by asking other tabs where there are no locks'}`, async ({
    end,
  }) => {
    const firstTab = await end();
    if (!hasWebLocks) {
      await firstTab.context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    }
    const storage = await storageAt(firstTab);
    const secondTab = await firstTab.tab();
    const otherStorage = await storageAt(secondTab);
    expect(await storage('hold', 'a', false)).toBe(true);
    expect(await otherStorage('hold', 'a', false)).toBe(false);
    expect(await otherStorage('hold', 'b', false)).toBe(true);
    // A crash releases the lock.
    await firstTab.crash();
    const thirdStorage = await storageAt(await secondTab.tab());
    await expect.poll(() => thirdStorage('hold', 'a', false)).toBe(true);
    // A tab can take the lock from another.
    expect(await otherStorage('hold', 'a', true)).toBe(true);
    await expect.poll(() => thirdStorage('lost')).toBe(1);
    await otherStorage('release');
    await expect.poll(() => thirdStorage('hold', 'a', false)).toBe(true);
  });
}

test('tabs share settings, and the language defaults to the browser’s', async ({ end }) => {
  const tab = await end(undefined, { locale: 'nl-BE' });
  const storage = await storageAt(tab);
  const otherStorage = await storageAt(await tab.tab());
  expect(await storage('language')).toBe('nl');
  await storage('name', 'Emma');
  await expect.poll(() => otherStorage('name')).toBe('Emma');
  expect(await otherStorage('notificationCount')).toBe(1);
});
