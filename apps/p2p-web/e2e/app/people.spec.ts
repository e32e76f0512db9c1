/** People at a table: who watches, who takes over, who drops out and comes back, and what comes after a game. */
import { readFileSync } from 'node:fs';
import { autoplay, expect, gathers, type Person, test } from '../kit/index.ts';
import {
  answers,
  chooses,
  expectSameEnd,
  hurry,
  noticesOf,
  seatOf,
  seesTable,
  statusOf,
  tableOf,
} from '../play/desk.ts';

test.use({ actionTimeout: 30_000 });

/** Three at a table of David & Goliath, one of them a bot. */
const withBot = {
  game: 'david-goliath',
  seats: 3,
  set: async (host: Person): Promise<void> => {
    await host.field('Seat 3').selectOption('Bot, easy');
    await host.field('Deals').selectOption({ index: 1 });
  },
};

test('a spectator sees no hand, asks for the chair of a bot, and plays on to the end', async ({ people }) => {
  test.setTimeout(300_000);
  const [anna, ben, dora] = (await people('Anna', 'Ben', 'Dora')) as [Person, Person, Person];
  await hurry(anna, ben, dora);
  const link = await gathers(anna, [ben], withBot);
  await seesTable(anna, ben);
  await dora.goto(link);
  await dora.field('Your name').fill('Dora');
  await dora.button('Go in and watch').click();
  await seesTable(dora);
  await expect(statusOf(dora)).toContainText('You are watching');
  await expect(tableOf(dora).locator('cb-hand')).toHaveCount(0);
  await autoplay([anna, ben], { until: (touches) => touches > 8 });

  const bot = (await tableOf(dora).locator('cb-seat[bot]').getAttribute('name'))!;
  await chooses(dora, `Ask for the seat of ${bot}`);
  await expect(noticesOf(dora)).toContainText('The host decides.');
  await answers(anna, 'Let them sit');
  await expect(tableOf(dora).locator('cb-hand')).toBeVisible();
  await expect(seatOf(ben, 'Dora')).toBeVisible();
  await autoplay([anna, ben, dora]);
  await expectSameEnd([anna, ben, dora]);
});

test('a guest reloads, a host reloads, a tab crashes, signalling dies: the game goes on', async ({
  people,
  signalling,
}) => {
  test.setTimeout(300_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  const link = await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await seesTable(anna, ben);
  const some = { until: (touches: number) => touches > 5 };
  await autoplay([anna, ben], some);

  await ben.page.reload();
  await seesTable(ben);
  await autoplay([anna, ben], some);

  await anna.page.reload();
  await seesTable(anna);
  await expect(noticesOf(ben)).toBeEmpty();
  await autoplay([anna, ben], some);

  await ben.crash();
  await ben.goto(link);
  await seesTable(ben);
  await autoplay([anna, ben], some);

  // Nobody notices that those who introduced them are gone.
  for (const person of [anna, ben]) person.losesNetwork();
  await signalling.stop();
  await autoplay([anna, ben]);
  const record = await expectSameEnd([anna, ben]);

  // It lies on a guest's shelf, too.
  await ben.goto('#/');
  const [download] = await Promise.all([
    ben.page.waitForEvent('download'),
    ben.button(/^Save the record: Mens erger je niet/).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(record);
});

test('two tables in two tabs of one browser: both are played', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  await hurry(anna, ben, clara);
  const all = { until: (_: number, each: readonly number[]) => Math.min(...each) >= 2 };
  await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await seesTable(anna, ben);
  const first = await anna.newTab();
  await gathers(anna, [clara], { game: 'gouda-gouda', seats: 2 });
  await seesTable(anna, clara);
  await autoplay([anna, clara], all);
  const second = anna.page;
  anna.page = first;
  await autoplay([anna, ben], all);
  anna.page = second;
  await autoplay([anna, clara], all);
  for (const person of [ben, clara]) await expect(noticesOf(person)).toBeEmpty();
});

test('the seat of somebody who is gone is taken over; who comes back watches', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben, dora] = (await people('Anna', 'Ben', 'Dora')) as [Person, Person, Person];
  await hurry(anna, ben, dora);
  const link = await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await seesTable(anna, ben);
  await dora.goto(link);
  await dora.field('Your name').fill('Dora');
  await dora.button('Go in and watch').click();
  await seesTable(dora);
  await chooses(dora);
  const menu = dora.page.getByRole('dialog', { name: 'Menu', exact: true });
  const ask = menu.getByRole('button', { name: 'Ask for the seat of Ben', exact: true });
  await expect(menu.getByRole('button', { name: 'Leave the table', exact: true })).toBeVisible();
  // Not as long as he is there.
  await expect(ask).toHaveCount(0);
  await ben.goto('#/');
  await ask.click();
  await answers(anna, 'Let them sit');
  await expect(seatOf(anna, 'Dora')).toBeVisible();
  await expect(statusOf(dora)).not.toContainText('You are watching');
  await ben.goto(link);
  await expect(statusOf(ben)).toContainText('You are watching');
  await autoplay([anna, dora], { until: (_, each) => Math.min(...each) >= 2 });
});

test('after the end: a rematch with seats rotated, then another game at the same table', async ({
  people,
}) => {
  test.setTimeout(300_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  const set = async (host: Person): Promise<void> => {
    await host.field('Rounds').selectOption({ index: 1 });
    await host.field('The table’s breath').selectOption({ index: 0 });
  };
  await gathers(anna, [ben], { game: 'daumen-drauf', seats: 2, set });
  await seesTable(anna, ben);
  await autoplay([anna, ben]);
  const first = await expectSameEnd([anna, ben]);
  expect(first).toContain('player 0: Anna');
  await expect(tableOf(ben).getByText('Anna chooses what comes next.', { exact: true })).toBeVisible();
  await anna.button('Rematch').click();
  // Ben's score sheet is his until he lays it aside.
  await expect(tableOf(ben).getByText('Anna has begun a rematch.', { exact: true })).toBeVisible();
  await ben.button('To the new game').click();
  await expect(statusOf(ben)).not.toContainText('win');
  await autoplay([anna, ben]);
  const second = await expectSameEnd([anna, ben]);
  expect(second).toContain('player 0: Ben');

  await anna.button('Another game').click();
  await expect(anna.button('Start the game')).toBeVisible();
  await anna.page.getByText('Change the game or the rules', { exact: true }).click();
  await anna.field('Game').selectOption('Mens erger je niet, the card game');
  // Who is ready is ready for this game: another one asks them again.
  await expect(ben.heading('Mens erger je niet, the card game: the table')).toBeVisible();
  await ben.button('I am ready').click();
  await expect(anna.page.getByText('Everybody is ready.').first()).toBeVisible();
  await anna.button('Start the game').click();
  await expect(tableOf(ben).locator('cb-piles-board')).toBeVisible();
});

test('who is sent away in mid-game is told, and a bot takes the seat', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  const link = await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await seesTable(anna, ben);
  await chooses(anna, 'Ben: more', 'Send Ben away', 'Yes');
  await expect(ben.heading('You were sent away')).toBeVisible();
  await expect(tableOf(anna).locator('cb-seat[bot]')).toBeVisible();
  await ben.goto('#/');
  await ben.goto(link);
  await expect(ben.heading('You were sent away')).toBeVisible();
});
