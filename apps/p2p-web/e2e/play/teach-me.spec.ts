/** A first game that explains itself, and explanations for a guest. */
import type { Locator } from '@playwright/test';
import { expectTable, playFast, tableOf } from '../kit/at-the-table.ts';
import { expectAccessible, expectNoOverflow } from '../kit/axe.ts';
import { autoplay, expect, type Person, test } from '../kit/index.ts';
import { joinTable, openTable, setReady } from '../kit/open-table.ts';

const explanationOf = ({ page }: Person): Locator => page.getByRole('region', { name: 'Explanations' });
const understood = (person: Person): Locator =>
  explanationOf(person).getByRole('button', { name: 'Got it', exact: true });

test('Teach me explains what is new, holds a mistake back, and stops when it is known', async ({
  people,
}) => {
  test.setTimeout(180_000);
  const anna = await people.addPerson('Anna', { viewport: { width: 360, height: 740 } });
  const { page } = anna;
  await playFast(anna);
  await anna.goto();
  await page.getByRole('link', { name: 'Teach me: Gouda! Gouda!', exact: true }).click();
  await expectTable(anna);
  const explanation = explanationOf(anna);
  await expect(explanation).toContainText('Get one of your mice to the cheese first.');
  await expect(explanation.getByRole('link', { name: 'GG-10' })).toHaveAttribute('href', /rules\/#gg-10$/);
  await expectAccessible(page, 'an explanation');
  await expectNoOverflow(page, 'an explanation');
  // By keyboard: the next explanation takes the place of the one that was read.
  await understood(anna).press('Enter');
  await expect(explanation).toContainText('Put your five mice on');

  // The bots wait while an explanation is read, and a mistake is told before anybody sees it.
  const doAnyway = explanation.getByRole('button', { name: 'Do it anyway', exact: true });
  // A game can end before anybody makes a mistake: then there is another one.
  for (let games = 1; !(await doAnyway.isVisible()) && games <= 6; games++) {
    if (games > 1) {
      await anna.goto('#/');
      await anna.goto('#/teach/gouda-gouda');
    }
    await autoplay([anna], {
      seed: `game ${games}`,
      until: async () => {
        if (await understood(anna).isVisible()) await understood(anna).click();
        return doAnyway.isVisible();
      },
    });
  }
  await expect(explanation).toContainText(/owner gets the cheese|your own mouse back|helping a rival/);
  const log = await tableOf(anna).evaluate((table) => (table as unknown as { log: unknown[] }).log.length);
  await doAnyway.click();
  await expect
    .poll(() => tableOf(anna).evaluate((table) => (table as unknown as { log: unknown[] }).log.length))
    .toBeGreaterThan(log);
  await expect(
    explanation.getByText(/owner gets the cheese|your own mouse back|helping a rival/),
  ).toHaveCount(0);

  // What was read is not explained in the next game.
  await anna.goto('#/');
  await anna.goto('#/teach/gouda-gouda');
  await expectTable(anna);
  await expect(explanation).toBeVisible();
  await autoplay([anna], { until: (touches) => touches > 3 });
  await expect(explanation.getByText(/Get one of your mice to the cheese|Put your five mice/)).toHaveCount(0);
});

test('an illegal try explains the rule again', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna] = (await people('Anna')) as [Person];
  await playFast(anna);
  await anna.context.addInitScript(() => {
    const known = ['goal', 'lead', 'follow', 'cannot-follow', 'taking', 'tie', 'last-to-play'];
    localStorage.setItem('cheeseboard known david-goliath', JSON.stringify(known));
  });
  await anna.goto('#/teach/david-goliath');
  await expectTable(anna);
  const illegalCards = tableOf(anna).locator('cb-hand button:not(.legal)');
  const legalCards = tableOf(anna).locator('cb-hand button.legal');
  await expect
    .poll(
      async () => {
        if (await understood(anna).isVisible()) await understood(anna).click();
        if ((await illegalCards.count()) > 0 && (await legalCards.count()) > 0) return true;
        if ((await legalCards.count()) > 0) await legalCards.first().press('Enter');
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await illegalCards.first().press('Enter');
  await expect(explanationOf(anna)).toContainText('you must play that colour');
});

test('a guest who asks for explanations gets them, and nobody else', async ({ people }) => {
  const [host, guest] = (await people('Hanna', 'Gus')) as [Person, Person];
  await playFast(host, guest);
  const link = await openTable(host, { game: 'mens-erger-je-niet', seats: 2 });
  await joinTable(guest, link);
  await guest.page.getByRole('checkbox', { name: /^My first time/ }).check();
  await setReady(guest);
  if (await host.button('I am ready').isVisible()) await setReady(host);
  await host.button('Start the game').click();
  await expectTable(host, guest);
  await autoplay([host, guest], { until: () => understood(guest).isVisible() });
  await expect(understood(guest)).toBeVisible();
  await expect(explanationOf(host)).toHaveCount(0);
  // The match does not wait for the guest to read, and the menu ends the explanations.
  await expect(host.page.getByText(/paused the game/)).toHaveCount(0);
  await guest.button('Menu').click();
  const explain = guest.page.getByRole('switch', { name: /^Explain as I play/ });
  await expect(explain).toBeChecked();
  await explain.click();
  await expect(explanationOf(guest)).toHaveCount(0);
});
