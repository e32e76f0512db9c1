/** A guest whom nothing connects to the host directly, in a network with machines that block each other. */
import { test as base } from '@playwright/test';
import { statusOf } from '../kit/at-the-table.ts';
import { builtSite } from '../kit/build-site.ts';
import { expect, joinTable, openTable, Person, setReady } from '../kit/index.ts';
import { HomeNetwork, namespacesMissing } from '../kit/namespaces.ts';

const missingReason = namespacesMissing();

const test = base.extend<{ home: HomeNetwork }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  home: async ({}, use) => {
    const home = await HomeNetwork.make('server', 'Anna', 'Ben', 'Clara');
    await use(home);
    await home.remove();
  },
});

test.skip(missingReason !== null, `skipped: ${missingReason}`);

const viaBen = ({ page }: Person) => page.getByText('via Ben', { exact: true }).first();

test('she joins through another guest, returns to the direct way, and loses it again', {
  tag: '@long',
}, async ({ home }) => {
  const site = await home.serveOn('server', { folder: builtSite() });
  const people: Person[] = [];
  for (const name of ['Anna', 'Ben', 'Clara'])
    people.push(await Person.open(await home.browserOn(name), name, site));
  const [anna, ben, clara] = people as [Person, Person, Person];
  const link = await openTable(anna, { game: 'mens-erger-je-niet', seats: 3 });
  await joinTable(ben, link);
  await setReady(ben);
  const unblock = home.blockUdp('Anna', 'Clara');

  const calledAt = performance.now();
  await joinTable(clara, link);
  const secondsSince = (startMs: number) => `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
  console.log(`joined through a guest after ${secondsSince(calledAt)}`);
  for (const person of people) await expect(viaBen(person)).toBeVisible();
  await setReady(clara);
  await anna.button('Start the game').click();
  await expect(statusOf(clara)).toContainText('via Ben');

  unblock();
  const unblockedAt = performance.now();
  await expect(statusOf(clara)).not.toContainText('via', { timeout: 60_000 });
  console.log(`direct again after ${secondsSince(unblockedAt)}`);

  home.blockUdp('Anna', 'Clara');
  const blockedAt = performance.now();
  await expect(statusOf(clara)).toContainText('via Ben', { timeout: 60_000 });
  console.log(`through a guest again after ${secondsSince(blockedAt)}`);
  expect(people.flatMap(({ problems }) => problems)).toEqual([]);
});
