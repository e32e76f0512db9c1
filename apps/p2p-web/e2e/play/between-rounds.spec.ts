/** Between rounds the match waits until everybody has read the result. */
import { askOf, expectTable, playFast, statusOf, tableOf } from '../kit/at-the-table.ts';
import { autoplay, expect, type Person, test } from '../kit/index.ts';
import { startTable } from '../kit/open-table.ts';

const sheetOf = (person: Person) => tableOf(person).locator('.sheet');
const nextButton = (person: Person) =>
  sheetOf(person).getByRole('button', { name: 'Next round', exact: true });

test('two people read the result of a round, one reloads, and a spectator watches', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  await playFast(anna, ben, clara);
  const link = await startTable(anna, [ben], {
    game: 'daumen-drauf',
    seats: 2,
    fillForm: async (host) => {
      await host.openRules();
      await host.field('Rounds').selectOption('2');
      await host.field('Pause after each card').selectOption({ index: 0 });
    },
  });
  await expectTable(anna, ben);
  await clara.goto(link);
  await clara.field('Your name').fill('Clara');
  await clara.button('Join and watch').click();
  await expectTable(clara);
  await autoplay([anna, ben], {
    keepSheets: true,
    until: async () => (await nextButton(anna).isVisible()) && (await nextButton(ben).isVisible()),
  });
  await expect(sheetOf(anna)).toContainText('Still reading: Ben.');
  await expect(statusOf(ben)).toContainText('Everybody is reading the scores');
  await expect(sheetOf(clara)).toContainText('Still reading: Anna, Ben.');

  await ben.page.reload();
  await expect(sheetOf(ben)).toContainText('Round 1 of 2 is over');
  await nextButton(ben).click();
  await expect(askOf(ben)).toHaveText('Still reading: Anna.');
  await expect(sheetOf(anna)).not.toContainText('Still reading');

  await nextButton(anna).click();
  await expect(statusOf(anna)).not.toContainText('Everybody is reading the scores');
  await expect(statusOf(ben)).toContainText(/turn/);
  // A spectator reads on as long as they like, and then sees the next round.
  await expect(sheetOf(clara)).toContainText('Round 1 of 2 is over');
  await nextButton(clara).click();
  await expect(statusOf(clara)).toContainText(/turn/);
});
