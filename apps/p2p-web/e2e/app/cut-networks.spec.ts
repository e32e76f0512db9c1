/**
 * The network of one person is cut: no packet gets in or out, and their browser reports nothing. Each browser is in a network namespace of
 * its own.
 */
import { test as base } from '@playwright/test';
import { expectTable, noticesOf, playFast } from '../kit/at-the-table.ts';
import { builtSite } from '../kit/build-site.ts';
import { autoplay, expect, Person, startTable } from '../kit/index.ts';
import { HomeNetwork, namespacesMissing } from '../kit/namespaces.ts';
import { hostOf, playableAgain } from '../kit/recovery-time.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk'];
/** Longer than every election timeout at a table, so that all elections are over. */
const CUT_MS = 40_000;

const missingReason = namespacesMissing();
const test = base.extend<{ home: HomeNetwork }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  home: async ({}, use) => {
    const home = await HomeNetwork.make('server', ...NAMES);
    await use(home);
    await home.remove();
  },
});

test.skip(missingReason !== null, `skipped: ${missingReason}`);

for (const playerCount of [2, 3, 4]) {
  for (const role of ['host', 'guest'] as const) {
    test(`${playerCount} players are whole again after the ${role} was offline`, {
      tag: '@long',
    }, async ({ home }) => {
      test.setTimeout(240_000);
      const site = await home.serveOn('server', { folder: builtSite() });
      const people: Person[] = [];
      for (const name of NAMES.slice(0, playerCount))
        people.push(await Person.open(await home.browserOn(name), name, site));
      await playFast(...people);
      await startTable(people[0]!, people.slice(1), { game: 'gouda-gouda', seats: playerCount });
      await expectTable(...people);
      await autoplay(people, { until: (touches) => touches >= playerCount });

      const offlinePerson = people[role === 'host' ? 0 : 1]!;
      const others = people.filter((person) => person !== offlinePerson);
      offlinePerson.expectNetworkErrors();
      home.setWire(offlinePerson.name, { isCut: true });
      const cutAt = Date.now();
      await expect(noticesOf(offlinePerson)).toContainText('You seem to be offline.', { timeout: 40_000 });
      await expect.poll(() => Date.now() - cutAt, { timeout: CUT_MS + 10_000 }).toBeGreaterThan(CUT_MS);
      await expect(noticesOf(offlinePerson)).toContainText('You seem to be offline.');
      // The offline person does not become host. If the host is offline, two or more other people elect a new one.
      expect(await hostOf(offlinePerson)).toBe('Anna');
      const hosts = new Set(await Promise.all(others.map(hostOf)));
      expect(hosts.size).toBe(1);
      const [host] = hosts;
      if (role === 'host' && playerCount > 2) expect(host).not.toBe('Anna');
      else expect(host).toBe('Anna');

      home.setWire(offlinePerson.name, {});
      await Promise.all(people.map((person) => playableAgain(person, '')));
      expect(await Promise.all(people.map(hostOf))).toEqual(people.map(() => host));
      for (const person of people) await expect(noticesOf(person)).toBeEmpty();
      await autoplay(people, { until: (_, touches) => Math.min(...touches) >= 1 });
      expect(people.flatMap(({ problems }) => problems)).toEqual([]);
    });
  }
}
