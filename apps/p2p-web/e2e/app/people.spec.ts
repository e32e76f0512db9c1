/** People at a running table: spectators, takeovers, a new device, reloads, two tabs, rematches, and being sent away. */
import { readFileSync } from 'node:fs';
import {
  answerNotice,
  chooseInMenu,
  expectSameEnd,
  expectTable,
  noticesOf,
  playFast,
  seatOf,
  statusOf,
  tableOf,
} from '../kit/at-the-table.ts';
import { autoplay, expect, type Person, startTable, test } from '../kit/index.ts';
import { joinTable, openTable, setReady, type TableSetup } from '../kit/open-table.ts';
import { chooseShortestGame } from '../kit/short-games.ts';

/** A table of David & Goliath for three, one of them a bot. */
const withBot: TableSetup = {
  game: 'david-goliath',
  seats: 3,
  fillForm: async (host: Person): Promise<void> => {
    await host.field('Seat 3').selectOption('Bot, easy');
    await chooseShortestGame['david-goliath'](host);
  },
};

test('a spectator sees no hand, takes over a bot’s seat and plays to the end', async ({ people }) => {
  test.setTimeout(300_000);
  const [anna, ben, dora] = (await people('Anna', 'Ben', 'Dora')) as [Person, Person, Person];
  await playFast(anna, ben, dora);
  const link = await startTable(anna, [ben], withBot);
  await expectTable(anna, ben);
  await dora.goto(link);
  await dora.field('Your name').fill('Dora');
  await dora.button('Join and watch').click();
  await expectTable(dora);
  await expect(statusOf(dora)).toContainText('You are watching');
  await expect(tableOf(dora).locator('cb-hand')).toHaveCount(0);
  await autoplay([anna, ben], { until: (touches) => touches > 8 });

  const bot = (await tableOf(dora).locator('cb-seat[bot]').getAttribute('name'))!;
  await chooseInMenu(dora, `Ask for ${bot}’s seat`);
  await expect(noticesOf(dora)).toContainText('The host decides.');
  await answerNotice(anna, 'Let them play');
  await expect(tableOf(dora).locator('cb-hand')).toBeVisible();
  await expect(seatOf(ben, 'Dora')).toBeVisible();
  await autoplay([anna, ben, dora]);
  await expectSameEnd([anna, ben, dora]);
});

test('the game survives a guest’s reload, a host’s reload, a crashed tab and a dead signalling server', async ({
  people,
  signalling,
}) => {
  test.setTimeout(300_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  const link = await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  const untilSixTouches = { until: (touches: number) => touches > 5 };
  await autoplay([anna, ben], untilSixTouches);

  await ben.page.reload();
  await expectTable(ben);
  await autoplay([anna, ben], untilSixTouches);

  await anna.page.reload();
  await expectTable(anna);
  await expect(noticesOf(ben)).toBeEmpty();
  await autoplay([anna, ben], untilSixTouches);

  await ben.crash();
  await ben.goto(link);
  await expectTable(ben);
  await autoplay([anna, ben], untilSixTouches);

  // Open connections do not need the signalling server.
  for (const person of [anna, ben]) person.expectNetworkErrors();
  await signalling.stop();
  await autoplay([anna, ben]);
  const record = await expectSameEnd([anna, ben]);

  // The guest has kept the match, and the saved table has the same record.
  await ben.goto('#/evenings');
  await expect(ben.button(/^Replay and share: Mens erger je niet.*(Anna, Ben|Ben, Anna)/)).toHaveCount(1);
  await expect(ben.page.getByRole('row', { name: /^Ben [01] 1 / })).toBeVisible();
  const [download] = await Promise.all([
    ben.page.waitForEvent('download'),
    ben.button(/^Save the record: Mens erger je niet/).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(record);
});

test('two tabs of one browser play at two tables', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  await playFast(anna, ben, clara);
  const untilAllMovedTwice = {
    until: (_: number, touchesPerPerson: readonly number[]) => Math.min(...touchesPerPerson) >= 2,
  };
  await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  const firstTab = await anna.newTab();
  await startTable(anna, [clara], { game: 'gouda-gouda', seats: 2 });
  await expectTable(anna, clara);
  await autoplay([anna, clara], untilAllMovedTwice);
  const secondTab = anna.page;
  anna.page = firstTab;
  await autoplay([anna, ben], untilAllMovedTwice);
  anna.page = secondTab;
  await autoplay([anna, clara], untilAllMovedTwice);
  for (const person of [ben, clara]) await expect(noticesOf(person)).toBeEmpty();
});

test('a guest who comes back in another browser gets the old seat; the first browser then only watches', async ({
  people,
}) => {
  test.setTimeout(180_000);
  const [anna, ben, phone] = (await people('Anna', 'Ben', 'Ben')) as [Person, Person, Person];
  await playFast(anna, ben, phone);
  const link = await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  await phone.goto(link);
  await expect(phone.button('Join and watch')).toBeVisible();
  // Nobody can be Ben while Ben is at the table.
  await expect(phone.button('I am Ben')).toHaveCount(0);
  await ben.goto('#/');
  await phone.button('I am Ben').click();
  await expect(noticesOf(phone)).toContainText('You said you are Ben. The host decides.');
  await expect(noticesOf(anna)).toContainText('Ben 2 says they are Ben, on a new device.');
  await answerNotice(anna, 'Yes, that is Ben');
  await expect(noticesOf(phone)).toContainText('You have your seat back.');
  await expect(statusOf(phone)).not.toContainText('You are watching');
  await ben.goto(link);
  await expect(statusOf(ben)).toContainText('You are watching');
  await expect(noticesOf(ben)).toContainText('your seat went to another device or person');
  await autoplay([anna, phone], { until: (_, each) => Math.min(...each) >= 2 });
});

test('in the lobby, a guest in another browser gets the old place, and the first browser is told so', {
  tag: '@long',
}, async ({ people }) => {
  const [anna, ben, phone] = (await people('Anna', 'Ben', 'Ben')) as [Person, Person, Person];
  const link = await openTable(anna, { game: 'mens-erger-je-niet', seats: 2 });
  await joinTable(ben, link);
  await setReady(ben);
  await ben.goto('#/');
  await phone.goto(link);
  await phone.button('I am Ben').click();
  await expect(phone.page.getByText('You said you are Ben. The host decides.')).toBeVisible();
  await anna.button('Decline').click();
  await phone.button('I am Ben').click();
  await anna.button('Yes, that is Ben').click();
  await setReady(phone);
  await expect(phone.field('Your name')).toHaveValue('Ben');
  await ben.goto(link);
  await expect(ben.page.getByText('your seat went to another device or person')).toBeVisible();
  await anna.button('Start the game').click();
  await expectTable(anna, phone, ben);
  await expect(statusOf(ben)).toContainText('You are watching');
});

test('after the end comes a rematch with rotated seats, then another game at the same table', async ({
  people,
}) => {
  test.setTimeout(300_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  await startTable(anna, [ben], {
    game: 'daumen-drauf',
    seats: 2,
    fillForm: chooseShortestGame['daumen-drauf'],
  });
  await expectTable(anna, ben);
  await autoplay([anna, ben]);
  const firstRecord = await expectSameEnd([anna, ben]);
  expect(firstRecord).toContain('player 0: Anna');
  await expect(tableOf(ben).getByText('Anna chooses what comes next.', { exact: true })).toBeVisible();
  await anna.button('Rematch').click();
  // Ben's score sheet stays until he closes it.
  await expect(tableOf(ben).getByText('The rematch has begun.', { exact: true })).toBeVisible();
  await ben.button('Go to the new game').click();
  await expect(statusOf(ben)).not.toContainText('win');
  await autoplay([anna, ben]);
  const secondRecord = await expectSameEnd([anna, ben]);
  expect(secondRecord).toContain('player 0: Ben');

  await anna.button('Another game').click();
  await expect(anna.button('Start the game')).toBeVisible();
  await anna.page.getByText('Change the game or the rules', { exact: true }).click();
  await anna.field('Game').selectOption('Mens erger je niet, the card game');
  // A new game asks everybody again whether they are ready.
  await expect(ben.heading('Mens erger je niet, the card game: the table')).toBeVisible();
  await ben.button('I am ready').click();
  await expect(anna.page.getByText('Everybody is ready.').first()).toBeVisible();
  await anna.button('Start the game').click();
  await expect(tableOf(ben).locator('cb-piles-board')).toBeVisible();
});

test('a guest who is sent away is told so, and a bot takes the seat', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  const link = await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  await chooseInMenu(anna, 'Ben: more', 'Send Ben away', 'Yes');
  await expect(ben.heading('You were sent away')).toBeVisible();
  await expect(tableOf(anna).locator('cb-seat[bot]')).toBeVisible();
  await ben.goto('#/');
  await ben.goto(link);
  await expect(ben.heading('You were sent away')).toBeVisible();
});
