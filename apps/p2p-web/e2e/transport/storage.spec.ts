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
  const here = await end();
  const storage = await storageAt(here);
  const [own, again] = await Promise.all([storage('identity'), storage('identity')]);
  expect(again).toBe(own);
  const other = await storageAt(await here.tab());
  expect(await other('identity')).toBe(own);
  await here.crash();
  expect(await (await storageAt(await here.tab()))('identity')).toBe(own);
  expect(await (await storageAt(await end()))('identity')).not.toBe(own);
  expect(await other('lasting')).toBe(true);
});

test('a saved table survives a crash until it is deleted', async ({ end }) => {
  const here = await end();
  const save = { record: 'Game: daumen-drauf', room: { people: [{ name: 'Zoë 🧀' }] }, steps: null };
  await (await storageAt(here))('put', entry, save);
  await here.crash();
  const storage = await storageAt(await here.tab());
  expect(await storage('list')).toEqual([entry]);
  expect(await storage('get', 'room')).toEqual(save);
  await storage('forget', 'room');
  expect(await storage('list')).toEqual([]);
  expect(await storage('get', 'room')).toBeUndefined();
});

test('only votes are written with strict durability', async ({ end }) => {
  const here = await end();
  await here.context.addInitScript(() => {
    const asked: (string | undefined)[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === 'readwrite') asked.push(options?.durability);
      return transaction.call(this, stores, mode, options);
    };
    Object.assign(window, { asked });
  });
  const storage = await storageAt(here);
  await storage('put', entry, 'a move');
  await storage('put', entry, 'a vote', true);
  const asked = await here.page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.slice(-2));
  expect(asked).toEqual([undefined, 'strict']);
});

test('without IndexedDB, storage lasts as long as the page and says so', async ({ end }) => {
  const here = await end();
  await here.context.addInitScript(() => {
    // Some private windows do this.
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  const storage = await storageAt(here);
  expect(await storage('lasting')).toBe(false);
  await storage('put', entry, 'save');
  expect(await storage('get', 'room')).toBe('save');
  expect(await storage('identity')).toBe(await storage('identity'));
});

for (const locks of [true, false]) {
  test(`one tab owns a room, ${locks ? 'with Web Locks' : 'by asking other tabs where there are no locks'}`, async ({
    end,
  }) => {
    const first = await end();
    if (!locks) {
      await first.context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    }
    const one = await storageAt(first);
    const second = await first.tab();
    const two = await storageAt(second);
    expect(await one('hold', 'a', false)).toBe(true);
    expect(await two('hold', 'a', false)).toBe(false);
    expect(await two('hold', 'b', false)).toBe(true);
    // A crash releases it.
    await first.crash();
    const three = await storageAt(await second.tab());
    await expect.poll(() => three('hold', 'a', false)).toBe(true);
    // A tab can take it from another.
    expect(await two('hold', 'a', true)).toBe(true);
    await expect.poll(() => three('lost')).toBe(1);
    await two('release');
    await expect.poll(() => three('hold', 'a', false)).toBe(true);
  });
}

test('tabs share settings, and the language defaults to the browser’s', async ({ end }) => {
  const here = await end(undefined, { locale: 'nl-BE' });
  const one = await storageAt(here);
  const two = await storageAt(await here.tab());
  expect(await one('language')).toBe('nl');
  await one('name', 'Emma');
  await expect.poll(() => two('name')).toBe('Emma');
  expect(await two('told')).toBe(1);
});
