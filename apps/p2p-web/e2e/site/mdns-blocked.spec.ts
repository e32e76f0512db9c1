/** The server of npm start in a network that filters mDNS, so that host candidates (`….local`) lead nowhere. */
import { test as base } from '@playwright/test';
import { builtSite } from '../kit/build-site.ts';
import { expect, joinTable, openTable, Person, setReady } from '../kit/index.ts';
import { HomeNetwork, namespacesMissing } from '../kit/namespaces.ts';

const missingReason = namespacesMissing();
const test = base.extend<{ home: HomeNetwork; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  home: async ({}, use) => {
    const home = await HomeNetwork.make('server', 'anna', 'ben');
    await use(home);
    await home.remove();
  },
  site: async ({ home }, use) => use(await home.serveOn('server', { folder: builtSite() })),
});

test.skip(missingReason !== null, missingReason ?? '');

test('two people in one network play although it filters mDNS', async ({ home, site }) => {
  for (const machine of ['anna', 'ben']) home.blockMdns(machine);
  const anna = await Person.open(await home.browserOn('anna'), 'Anna', site);
  const ben = await Person.open(await home.browserOn('ben'), 'Ben', site);
  await joinTable(ben, await openTable(anna, { game: 'mens-erger-je-niet', seats: 2 }));
  await setReady(ben);
  expect([anna, ben].flatMap(({ problems }) => problems)).toEqual([]);
});

test('so does somebody whose browser runs on the machine of the server, at localhost', async ({
  home,
  site,
}) => {
  for (const machine of ['server', 'ben']) home.blockMdns(machine);
  const anna = await Person.open(await home.browserOn('server'), 'Anna', 'http://localhost:4242/');
  const ben = await Person.open(await home.browserOn('ben'), 'Ben', site);
  const link = await openTable(anna, { game: 'mens-erger-je-niet', seats: 2 });
  expect(link.startsWith(site)).toBe(true);
  await joinTable(ben, link);
  await setReady(ben);
  expect([anna, ben].flatMap(({ problems }) => problems)).toEqual([]);
});
