/** Firefox and WebKit at a table with Chromium. */
import { expectTable, noticesOf, playFast } from '../kit/at-the-table.ts';
import { autoplay, expect, type People, type Person, startTable, test } from '../kit/index.ts';
import { isInstalled } from '../kit/other-browsers.ts';
import { hostOf, playableAgain } from '../kit/recovery-time.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

const untilAllMovedTwice = {
  until: (_: number, touchesPerPerson: readonly number[]) => Math.min(...touchesPerPerson) >= 2,
};

/** Starts a game for two and makes a few moves. */
async function playAWhile(host: Person, guest: Person): Promise<void> {
  await playFast(host, guest);
  await startTable(host, [guest], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(host, guest);
  await autoplay([host, guest], untilAllMovedTwice);
}

/** Expects that everybody sees who won, has the same record and finds nothing wrong in it. */
async function expectVerifiedEnd(...people: Person[]): Promise<void> {
  const records: string[] = [];
  for (const { page } of people) {
    await expect(page.locator('cbp-play .result')).toHaveText(/win/);
    await expect(page.getByText(/Verified: /).first()).toBeVisible();
    // Playwright gets no downloads from an installed Firefox.
    const record = page.locator('cbp-record').first();
    records.push(await record.evaluate((element) => (element as HTMLElement & { record: string }).record));
  }
  for (const record of records) expect(record).toBe(records[0]);
  expect(records[0]).toMatch(/^result: /m);
}

async function pairByHand(host: Person, guest: Person): Promise<void> {
  for (const person of [host, guest]) person.expectNetworkErrors();
  await host.goto('#/new/gouda-gouda');
  await host.field('Your name').fill(host.name);
  await host.button('Open the table').click();
  await host.button('Let somebody in without a server').click();
  await host.button('Create the invitation text').click();
  await guest.goto(await host.field('Invitation text').inputValue());
  await host.field('Their answer').fill(await guest.field('Your answer').inputValue());
  await host.button('Connect').click();
  await expect(guest.field('Your name')).toBeVisible();
}

for (const browser of ['Firefox', 'WebKit'] as const) {
  const inBrowser = (people: People, name: string) => people.inBrowser(browser, name);

  test.describe(browser, { tag: browser === 'Firefox' ? [] : '@long' }, () => {
    test.skip(!isInstalled[browser], `${browser} is not installed`);

    test(`${browser} hosts, and its table survives a reload`, async ({ people }) => {
      const anna = await inBrowser(people, 'Anna');
      const ben = await people.addPerson('Ben');
      await playAWhile(anna, ben);
      await anna.page.reload();
      await expectTable(anna);
      await expect(noticesOf(ben)).toBeEmpty();
      await autoplay([anna, ben], untilAllMovedTwice);
    });

    test(`${browser} joins, and returns to its seat after a reload`, async ({ people }) => {
      const anna = await people.addPerson('Anna');
      const ben = await inBrowser(people, 'Ben');
      await playAWhile(anna, ben);
      await ben.page.reload();
      await expectTable(ben);
      await autoplay([anna, ben], untilAllMovedTwice);
    });
  });

  test.describe(`${browser} for longer`, { tag: '@long' }, () => {
    test.skip(!isInstalled[browser], `${browser} is not installed`);
    test.setTimeout(420_000);

    for (const [game, seats] of [
      ['david-goliath', 3],
      ['gouda-gouda', 2],
      ['daumen-drauf', 2],
      ['mens-erger-je-niet', 2],
    ] as const satisfies readonly (readonly [GameId, number])[]) {
      for (const isHost of [true, false]) {
        test(`${browser} ${isHost ? 'hosts' : 'joins'} a whole game of ${game}`, async ({ people }) => {
          const other = await inBrowser(people, 'Anna');
          const chromiums = await people(...['Ben', 'Clara'].slice(0, seats - 1));
          const [host, ...guests] = (isHost ? [other, ...chromiums] : [...chromiums, other]) as [
            Person,
            ...Person[],
          ];
          await playFast(host, ...guests);
          await startTable(host, guests, { game, seats, fillForm: chooseShortestGame[game] });
          await expectTable(host, ...guests);
          await autoplay([host, ...guests], { seed: game });
          await expectVerifiedEnd(host, ...guests);
        });
      }
    }

    test(`${browser} becomes the host when the host’s browser is killed`, async ({ people }) => {
      const { person: anna, kill } = await people.killable('Anna');
      const ben = await inBrowser(people, 'Ben');
      const clara = await people.addPerson('Clara');
      await playFast(anna, ben, clara);
      await startTable(anna, [ben, clara], {
        game: 'mens-erger-je-niet',
        seats: 3,
        fillForm: (host) => host.page.getByRole('radio', { name: 'after a while a bot takes over' }).check(),
      });
      await expectTable(anna, ben, clara);
      await autoplay([anna, ben, clara], untilAllMovedTwice);
      await kill();
      const survivors = [ben, clara];
      await Promise.all(survivors.map((person) => playableAgain(person, 'Anna')));
      for (const person of survivors) expect(await hostOf(person)).toBe('Ben');
      await autoplay(survivors);
      await expectVerifiedEnd(...survivors);
    });

    test(`${browser} says that it is offline while nothing answers, and plays on afterwards`, async ({
      people,
      signalling,
    }) => {
      const { person: anna, pause, resume } = await people.killable('Anna');
      const ben = await inBrowser(people, 'Ben');
      for (const person of [anna, ben]) person.expectNetworkErrors();
      await playAWhile(anna, ben);
      await signalling.stop();
      pause();
      await expect(noticesOf(ben)).toContainText('You seem to be offline', { timeout: 40_000 });
      resume();
      await signalling.start();
      await expect(noticesOf(ben)).toBeEmpty({ timeout: 40_000 });
      await autoplay([anna, ben], untilAllMovedTwice);
    });

    test(`${browser} tests its connection`, async ({ people }) => {
      const anna = await inBrowser(people, 'Anna');
      await anna.goto('#/connection');
      await expect(anna.page.locator('.line.checking')).toHaveCount(0);
      const seatLine = (name: string) => anna.page.getByRole('listitem').filter({ has: anna.heading(name) });
      for (const name of ['Your browser', 'Finding each other'])
        await expect(seatLine(name)).toContainText('good');
    });

    test(`${browser} and Chromium pair by hand, each as host`, async ({ people, signalling }) => {
      await signalling.stop();
      const pairs = [
        [await inBrowser(people, 'Anna'), await people.addPerson('Ben')],
        [await people.addPerson('Clara'), await inBrowser(people, 'Dora')],
      ] as const;
      for (const [host, guest] of pairs) await pairByHand(host, guest);
    });
  });
}
