/** What needs the others: pause, taking back, a clock, somebody who is away. */
import { expect, gathers, type Person, test } from '../kit/index.ts';
import {
  answers,
  askOf,
  chooses,
  hurry,
  noticesOf,
  seesTable,
  statusOf,
  tableOf,
  whoIsAsked,
} from './desk.ts';

test.use({ actionTimeout: 30_000 });

/** Puts all five mice on the first place that is lit, and lets go. */
async function putsMice(person: Person): Promise<void> {
  const table = tableOf(person);
  for (let mice = 0; mice < 5; mice++) await table.locator('.spot.lit').first().click();
  await table.locator('.deed[aria-disabled="false"]').click();
}

test('pause tells who, undo asks everybody', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  const link = await gathers(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await seesTable(anna, ben);
  const first = await whoIsAsked([anna, ben]);
  const second = first === anna ? ben : anna;

  await chooses(second, 'Pause');
  await expect(noticesOf(first)).toContainText(`${second.name} has paused the game.`);
  await putsMice(first);
  await expect(noticesOf(first)).toContainText(`Not now: ${second.name} has paused the game.`);
  await answers(first, 'Go on');
  await expect(noticesOf(second)).not.toContainText('paused');

  await expect(statusOf(first)).toContainText('Your turn');
  await putsMice(first);
  await expect(statusOf(second)).toContainText('Your turn');

  await chooses(first, 'Ask to take back');
  await expect(noticesOf(first)).toContainText(`Still to answer: ${second.name}.`);
  await answers(second, 'Decline');
  await expect(noticesOf(first)).toContainText('The move stays');
  await chooses(first, 'Ask to take back');
  await answers(second, 'Agree');
  await expect(noticesOf(first)).toContainText('The move was taken back.');
  await expect(statusOf(first)).toContainText('Your turn');

  // Before that tokens were dealt, which cannot be taken back: it is not offered. Others can be invited at any time.
  await chooses(second, 'Invite');
  const menu = second.page.getByRole('dialog', { name: 'Menu', exact: true });
  await expect(menu.getByLabel('Link to this table', { exact: true })).toHaveValue(link);
  await menu.getByRole('button', { name: 'Close', exact: true }).click();
  await chooses(second);
  await expect(menu.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Ask to take back', exact: true })).toHaveCount(0);
});

test('a clock runs, and somebody who is away is waited for or played for', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  const set = async (host: Person): Promise<void> => {
    await host.field('Time for a turn').selectOption('300 seconds');
  };
  await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2, set });
  await seesTable(anna, ben);
  await expect(statusOf(anna).getByRole('timer')).toHaveText(/^[45]:\d\d left$/);

  await ben.page.close();
  await expect(noticesOf(anna)).toContainText('Waiting for Ben, who is away.');
  await answers(anna, 'Let a bot play');
  await expect(noticesOf(anna)).toContainText('A bot plays for Ben until they are back.');
  await answers(anna, 'Wait for them');
  await expect(noticesOf(anna)).toContainText('Waiting for Ben');
  await expect(askOf(anna)).toBeVisible();
});
