/** Chat, reactions and sound; HTML in names and messages stays text. */

import { expectTable, openChat, playFast, seatOf, sendChat, tableOf } from '../kit/at-the-table.ts';
import { autoplay, expect, type Person, startTable, test } from '../kit/index.ts';

test('chat counts unread messages, shows HTML as text, and floats lines and reactions at the seat', async ({
  people,
}) => {
  test.setTimeout(180_000);
  const injectedHtml = '<img src=x onerror="document.title=1">';
  const [anna, ben] = (await people('Anna', '<b>Ben</b>')) as [Person, Person];
  // On a narrow screen the chat is a drawer that starts closed.
  for (const { page } of [anna, ben]) await page.setViewportSize({ width: 360, height: 640 });
  await playFast(anna, ben);
  await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  await expect(seatOf(anna, '<b>Ben</b>')).toBeVisible();

  await sendChat(ben, injectedHtml);
  const longLine = `second ${'and more '.repeat(20)}`.trim();
  await sendChat(ben, longLine);
  // A line floats at its writer's seat.
  await expect(anna.page.locator('cbp-play .bubble.line')).toHaveText(`<b>Ben</b> ${longLine}`);
  await expect(tableOf(anna).getByRole('button', { name: 'Chat, 2 unread', exact: true })).toBeVisible();
  await anna.page.reload();
  await expect(tableOf(anna).getByRole('button', { name: 'Chat, 2 unread', exact: true })).toBeVisible();
  const chat = await openChat(anna);
  await expect(chat.getByRole('log')).toContainText(injectedHtml);
  await expect(chat.locator('img')).toHaveCount(0);
  await expect(tableOf(anna).getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  expect(await anna.page.title()).not.toBe('1');

  await (await openChat(ben)).getByRole('button', { name: 'applause', exact: true }).click();
  await expect(anna.page.getByRole('img', { name: '<b>Ben</b>: applause', exact: true })).toBeVisible();
  // The reaction disappears from the table by itself; the chat keeps it.
  await expect(anna.page.getByRole('img', { name: '<b>Ben</b>: applause', exact: true })).toHaveCount(0);
  await expect(chat.getByRole('img', { name: 'applause', exact: true })).toBeVisible();
});

test('sound is on after the first touch, and the switch survives a reload', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await anna.context.addInitScript(() => {
    localStorage.setItem('cheeseboard:pace', '"fast"');
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
      Object.assign(window, { sounds: ((window as { sounds?: number }).sounds ?? 0) + 1 });
      start.call(this, when);
    };
  });
  const sounds = (): Promise<number> => anna.page.evaluate(() => (window as { sounds?: number }).sounds ?? 0);
  await anna.goto('#/new/mens-erger-je-niet/bots');
  await anna.field('Your name').fill('Anna');
  await anna.button('Play').click();
  await expectTable(anna);
  const soundSwitch = anna.page.getByRole('switch', { name: 'Sound', exact: true }).first();
  await expect(soundSwitch).toBeChecked();
  await autoplay([anna], { until: async () => (await sounds()) > 0 });
  await soundSwitch.click();
  await expect(soundSwitch).not.toBeChecked();
  await anna.page.reload();
  await expect(soundSwitch).not.toBeChecked();
  await autoplay([anna], { seed: 'silent', until: (touches) => touches > 5 });
  expect(await sounds()).toBe(0);
});
