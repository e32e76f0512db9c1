/** Notifications while the page is out of sight: asked for when something was missed, with a clear no. */
import { expectTable, playFast, tableOf } from '../kit/at-the-table.ts';
import { expectAccessible } from '../kit/axe.ts';
import { setAway, shownNotifications, watchNotifications } from '../kit/hidden-page.ts';
import { autoplay, expect, joinTable, openTable, type Person, setReady, test } from '../kit/index.ts';

test('the browser tells whoever agrees about arrivals and turns, and leaves others alone', async ({
  people,
}) => {
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  for (const person of [anna, ben]) await watchNotifications(person);
  await playFast(anna, ben, clara);
  const link = await openTable(anna, { game: 'mens-erger-je-niet', seats: 3 });
  const question = (person: Person) =>
    person.page.getByRole('region', { name: 'Notifications', exact: true });

  // Anna misses Ben's arrival, is asked when she is back, and agrees.
  await setAway(anna, true);
  await joinTable(ben, link);
  await expect(anna.page.locator('cbp-people').getByText('Ben', { exact: true })).toBeVisible();
  expect(await shownNotifications(anna)).toEqual([]);
  await expect(question(anna)).toBeHidden();
  await setAway(anna, false);
  await expect(question(anna)).toBeVisible();
  await expectAccessible(anna.page, 'lobby with a question');
  await anna.button('Yes, tell me').click();
  await expect(question(anna).getByRole('status')).toHaveText(/once it is closed/);
  await expect(anna.button('OK')).toBeFocused();
  await anna.page.keyboard.press('Enter');
  await expect(question(anna)).toBeHidden();
  await setAway(anna, true);
  await joinTable(clara, link);
  await expect
    .poll(() => shownNotifications(anna))
    .toEqual(['Clara is at the table: Mens erger je niet, the card game']);

  // Ben misses the start, is asked at the table, and says no.
  for (const person of [ben, clara]) await setReady(person);
  await setAway(ben, true);
  await anna.button('Start the game').click();
  await expectTable(anna, ben, clara);
  await autoplay([anna, ben, clara], {
    until: async () =>
      (await shownNotifications(anna)).includes('Your turn: Mens erger je niet, the card game'),
  });
  await setAway(ben, false);
  await ben.button('No, thanks').click();
  await expect(question(ben)).toBeHidden();
  await ben.page.reload();
  await expect(tableOf(ben)).toBeVisible();
  expect(await ben.page.evaluate(() => localStorage.getItem('cheeseboard:notifications'))).toBe('"off"');
  expect(await shownNotifications(ben)).toEqual([]);
});
