/** Features that involve other players: pause, undo, the clock, and somebody who is away. */

import {
  answerNotice,
  askOf,
  chooseInMenu,
  expectTable,
  noticesOf,
  personToMove,
  playFast,
  statusOf,
  tableOf,
} from '../kit/at-the-table.ts';
import { expect, type Person, startTable, test } from '../kit/index.ts';

/** Places all five mice on the first lit spot and confirms. */
async function placeMice(person: Person): Promise<void> {
  const table = tableOf(person);
  for (let mice = 0; mice < 5; mice++) await table.locator('.spot.lit').first().click();
  await table.locator('.deed[aria-disabled="false"]').click();
}

/** The button to undo in each language, and how far the page then scrolls sideways, in pixels. */
async function undoOnSmallPhone({ page }: Person): Promise<[label: string, overflow: number][]> {
  const usualSize = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 568 });
  const looks = await page.locator('cbp-play .undo').evaluate(async (button) => {
    const { documentElement } = document;
    const looks: [string, number][] = [];
    for (const language of ['nl', 'de', 'en']) {
      const formerLabel = button.textContent;
      // The app follows changes of the settings in other tabs.
      const key = 'cheeseboard:language';
      localStorage.setItem(key, JSON.stringify(language));
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      while (button.isConnected && button.textContent === formerLabel)
        await new Promise((resolve) => setTimeout(resolve, 10));
      looks.push([button.textContent, documentElement.scrollWidth - documentElement.clientWidth]);
    }
    return looks;
  });
  await page.setViewportSize(usualSize);
  return looks;
}

test('a pause names its author, and undo needs everybody’s consent', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  const link = await startTable(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await expectTable(anna, ben);
  const firstPlayer = await personToMove([anna, ben]);
  const secondPlayer = firstPlayer === anna ? ben : anna;

  await chooseInMenu(secondPlayer, 'Pause');
  await expect(noticesOf(firstPlayer)).toContainText(`${secondPlayer.name} paused the game.`);
  await placeMice(firstPlayer);
  await expect(noticesOf(firstPlayer)).toContainText(`Not now: ${secondPlayer.name} paused the game.`);
  await answerNotice(firstPlayer, 'Continue');
  await expect(noticesOf(secondPlayer)).not.toContainText('paused');

  await expect(statusOf(firstPlayer)).toContainText('Your turn');
  await placeMice(firstPlayer);
  await expect(statusOf(secondPlayer)).toContainText('Your turn');

  expect(await undoOnSmallPhone(firstPlayer)).toEqual([
    ['Vragen om terug te nemen', 0],
    ['Um Rücknahme bitten', 0],
    ['Ask to undo', 0],
  ]);
  await firstPlayer.button('Ask to undo').click();
  await expect(noticesOf(firstPlayer)).toContainText(`Still to answer: ${secondPlayer.name}.`);
  await answerNotice(secondPlayer, 'Decline');
  await expect(noticesOf(firstPlayer)).toContainText('The move stands');
  // The button at the table stays for some seconds after the move, and after that in the menu.
  await expect(firstPlayer.button('Ask to undo')).toHaveCount(0);
  await chooseInMenu(firstPlayer, 'Ask to undo');
  await answerNotice(secondPlayer, 'Agree');
  await expect(noticesOf(firstPlayer)).toContainText('The move was undone.');
  await expect(statusOf(firstPlayer)).toContainText('Your turn');

  // The step before was a draw, so undo is not offered. Others can be invited at any time.
  await chooseInMenu(secondPlayer, 'Invite');
  const menu = secondPlayer.page.getByRole('dialog', { name: 'Menu', exact: true });
  await expect(menu.getByLabel('Link to this table', { exact: true })).toHaveValue(link);
  await menu.getByRole('button', { name: 'Close', exact: true }).click();
  await chooseInMenu(secondPlayer);
  await expect(menu.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Ask to undo', exact: true })).toHaveCount(0);
});

test('the clock runs, and the host waits for an absent guest or lets a bot play', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  const fillForm = async (host: Person): Promise<void> => {
    await host.field('Time per turn').selectOption('300 seconds');
  };
  await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2, fillForm });
  await expectTable(anna, ben);
  const timer = statusOf(anna).getByRole('timer');
  // The clock starts when somebody has rolled what they can use.
  await expect
    .poll(async () => {
      for (const person of [anna, ben]) {
        const die = person.button('Roll the die');
        if (await die.isVisible()) await die.click();
      }
      return timer.count();
    })
    .toBe(1);
  await expect(timer).toHaveText(/^[45]:\d\d left$/);

  await ben.page.close();
  await expect(noticesOf(anna)).toContainText('Waiting for Ben, who is away.');
  await answerNotice(anna, 'Let a bot play');
  await expect(noticesOf(anna)).toContainText('A bot plays for Ben until they are back.');
  await answerNotice(anna, 'Wait for them');
  await expect(noticesOf(anna)).toContainText('Waiting for Ben');
  await expect(askOf(anna)).toBeVisible();
});
