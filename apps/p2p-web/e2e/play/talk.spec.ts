/** Chat, quick reactions, and texts of strangers that stay texts. */
import { autoplay, expect, gathers, type Person, test } from '../kit/index.ts';
import { hurry, opensChat, says, seatOf, seesTable, tableOf } from './desk.ts';

test.use({ actionTimeout: 30_000 });

test('people talk; what is unread is counted; a reaction floats at the seat', async ({ people }) => {
  test.setTimeout(180_000);
  const evil = '<img src=x onerror="document.title=1">';
  const [anna, ben] = (await people('Anna', '<b>Ben</b>')) as [Person, Person];
  // Narrow: the chat is a drawer that is closed at first.
  for (const { page } of [anna, ben]) await page.setViewportSize({ width: 360, height: 640 });
  await hurry(anna, ben);
  await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await seesTable(anna, ben);
  await expect(seatOf(anna, '<b>Ben</b>')).toBeVisible();

  await says(ben, evil);
  await says(ben, 'second');
  await expect(tableOf(anna).getByRole('button', { name: 'Chat, 2 unread', exact: true })).toBeVisible();
  const chat = await opensChat(anna);
  await expect(chat.getByRole('log')).toContainText(evil);
  await expect(chat.locator('img')).toHaveCount(0);
  await expect(tableOf(anna).getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  expect(await anna.page.title()).not.toBe('1');

  await (await opensChat(ben)).getByRole('button', { name: 'applause', exact: true }).click();
  await expect(anna.page.getByRole('img', { name: '<b>Ben</b>: applause', exact: true })).toBeVisible();
  // It goes by itself; the chat keeps it.
  await expect(anna.page.getByRole('img', { name: '<b>Ben</b>: applause', exact: true })).toHaveCount(0);
  await expect(chat.getByRole('img', { name: 'applause', exact: true })).toBeVisible();
});

test('sound is off at first, and a switch turns it on for good', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await hurry(anna);
  await anna.context.addInitScript(() => {
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function count(this: AudioContext) {
      Object.assign(window, { struck: true });
      return made.call(this);
    };
  });
  const struck = (): Promise<boolean> => anna.page.evaluate(() => 'struck' in window);
  await anna.goto('#/new/mens-erger-je-niet/bots');
  await anna.field('Your name').fill('Anna');
  await anna.button('Play').click();
  await seesTable(anna);
  await autoplay([anna], { until: (touches) => touches > 3 });
  expect(await struck()).toBe(false);
  const sound = anna.page.getByRole('switch', { name: 'Sound', exact: true }).first();
  await expect(sound).not.toBeChecked();
  await sound.click();
  await expect(sound).toBeChecked();
  await anna.page.reload();
  await expect(sound).toBeChecked();
  // A browser wants to be touched before it makes a sound: the next move is a touch.
  await expect
    .poll(async () => {
      const lit = tableOf(anna).locator('button.pile.lit, button.put[aria-disabled="false"]').first();
      if (await lit.isVisible()) await lit.click();
      return struck();
    })
    .toBe(true);
});
