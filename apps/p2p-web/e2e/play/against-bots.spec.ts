/** One person against bots: hints, refusals, small phones, accessibility, pause, the result, and the pause after a card. */

import {
  answerNotice,
  askOf,
  chooseInMenu,
  expectTable,
  noticesOf,
  playFast,
  statusOf,
  tableOf,
} from '../kit/at-the-table.ts';
import { expectAccessible } from '../kit/axe.ts';
import { autoplay, expect, type Person, test } from '../kit/index.ts';

async function playAgainstBots(
  person: Person,
  game: string,
  name = 'Your name',
  play = 'Play',
): Promise<void> {
  await playFast(person);
  await person.goto(`#/new/${game}/bots`);
  await person.field(name).fill(person.name);
  await person.button(play).click();
  await expectTable(person);
}

test('a hint names a card, one tap plays it, and an illegal card is refused with its rule', async ({
  people,
}) => {
  test.setTimeout(180_000);
  const [anna] = (await people('Anna')) as [Person];
  await anna.goto('#/settings');
  await anna.page.getByRole('checkbox', { name: 'Play with one tap' }).check();
  await playAgainstBots(anna, 'david-goliath');
  const table = tableOf(anna);
  await expect(statusOf(anna)).toContainText('Your turn');
  await table.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(table.locator('.note.hint')).toHaveText(/^\s*Play .+: .+\./);

  const cards = table.locator('cb-hand button[data-card]');
  const held = await cards.count();
  await table.locator('cb-hand button.legal').first().press('Enter');
  await expect(cards).toHaveCount(held - 1);

  // Play until a colour must be followed: then every other card is refused.
  const illegalCards = table.locator('cb-hand button:not(.legal)');
  const legal = table.locator('cb-hand button.legal');
  await expect
    .poll(
      async () => {
        // Counted at one moment: while others play, no card is legal.
        const [legalCount, illegalCount] = await table
          .locator('cb-hand')
          .evaluate(({ shadowRoot }) =>
            ['.legal', ':not(.legal)'].map((kind) => shadowRoot!.querySelectorAll(`button${kind}`).length),
          );
        if (legalCount! > 0 && illegalCount! > 0) return true;
        if (legalCount! > 0) await legal.first().press('Enter');
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await illegalCards.first().press('Enter');
  await expect(table.locator('.note')).toContainText('DG-5');
  await expect(table.locator('.note a')).toHaveAttribute(
    'href',
    /docs\/en\/games\/david-goliath\/(?:rules\/)?#dg-5$/,
  );
});

for (const game of ['david-goliath', 'gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet']) {
  test(`${game} fits the smallest phone in Dutch`, async ({ people }) => {
    const anna = await people.addPerson('Anna', { locale: 'nl-NL', viewport: { width: 360, height: 640 } });
    await playAgainstBots(anna, game, 'Je naam', 'Spelen');
    await expect(askOf(anna)).not.toBeEmpty();
    await anna.button('Menu').click();
    const menu = anna.page.getByRole('dialog', { name: 'Menu', exact: true });
    await expect(menu.getByRole('button', { name: 'Van tafel gaan', exact: true })).toBeInViewport();
    await menu.getByRole('button', { name: 'Sluiten', exact: true }).click();
    const room = await anna.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(room).toEqual({ scrollWidth: 360, scrollHeight: 640 });
    await expect(tableOf(anna).locator('.bar')).toBeInViewport({ ratio: 1 });
  });
}

test('axe finds no violation at a table, in its menu and on the pass-device screen', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna] = (await people('Anna')) as [Person];
  await playAgainstBots(anna, 'mens-erger-je-niet');
  await expectAccessible(anna.page, 'table');
  await anna.button('Menu').click();
  await expectAccessible(anna.page, 'menu');
  const title = await anna.page.title();
  await anna.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
  const settings = anna.page.getByRole('dialog', { name: 'Settings', exact: true });
  await settings.getByRole('radio', { name: 'dark', exact: true }).check();
  await expect(anna.page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(anna.page, 'settings at the table');
  expect(await anna.page.title()).toBe(title);
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await expectTable(anna);
  await anna.goto('#/new/daumen-drauf/device');
  for (const seat of [1, 2]) {
    await anna.field(`Seat ${seat}`).selectOption('Somebody here');
    await anna.field(`Name for seat ${seat}`).fill(`Person ${seat}`);
  }
  await anna.button('Play').click();
  await expect(anna.heading(/^Pass the device to/)).toBeVisible();
  await expectAccessible(anna.page, 'pass-device screen');
});

test('a game against bots and the clock can be paused', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await playFast(anna);
  await anna.goto('#/new/mens-erger-je-niet/bots');
  await anna.field('Your name').fill('Anna');
  await anna.field('Time per turn').selectOption('300 seconds');
  await anna.button('Play').click();
  await expectTable(anna);
  await chooseInMenu(anna, 'Pause');
  await expect(noticesOf(anna)).toContainText('You paused the game.');
  await expect(statusOf(anna).getByRole('timer')).toHaveCount(0);
  await answerNotice(anna, 'Continue');
  await expect(noticesOf(anna)).toBeEmpty();
});

test('only Gouda! Gouda! offers automatic passing', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await playAgainstBots(anna, 'gouda-gouda');
  await anna.button('Menu').click();
  const hintButton = anna.page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('combobox', { name: 'When you are asked out of turn' });
  await hintButton.selectOption('always pass at once');
  await expect(hintButton).toHaveValue('always pass at once');
  for (const game of ['daumen-drauf', 'david-goliath', 'mens-erger-je-niet']) {
    await playAgainstBots(anna, game);
    await anna.button('Menu').click();
    const menu = anna.page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('switch', { name: /^Sound/ })).toBeVisible();
    await expect(menu.getByRole('combobox', { name: 'When you are asked out of turn' })).toHaveCount(0);
  }
});

test('the result appears after the last scene, is not cut off on a German phone, and is found again after a replay', async ({
  people,
}) => {
  const anna = await people.addPerson('Anna', {
    locale: 'de-DE',
    viewport: { width: 360, height: 640 },
    reducedMotion: 'no-preference',
  });
  const { page } = anna;
  await anna.context.addInitScript(() => localStorage.setItem('cheeseboard:pace', '"fast"'));
  await anna.goto('#/new/daumen-drauf/bots');
  await anna.openRules();
  await anna.field('Runden').selectOption({ index: 1 });
  await anna.field('Pause nach jeder Karte').selectOption({ index: 0 });
  await anna.button('Spielen').click();
  const result = page.locator('cbp-play .result');
  const isResultEarly = page.locator('cbp-play').evaluate(
    (play) =>
      new Promise<boolean>((resolve) => {
        const root = play.shadowRoot!;
        // Not in the next frame: on a busy machine, something may have been touched by then.
        const observer = new MutationObserver(() => {
          if (!root.querySelector('.result')) return;
          observer.disconnect();
          resolve(root.querySelector<HTMLElement & { animating: boolean }>('.table')!.animating);
        });
        observer.observe(root, { childList: true, subtree: true });
      }),
  );
  await autoplay([anna]);
  await expect(result).toHaveText(/gewinn|Sieg/);
  expect(await isResultEarly).toBe(false);
  const isTextCut = (line: Element): boolean =>
    [line, line.parentElement!].some((box) => box.scrollHeight > box.clientHeight + 1);
  expect(await result.evaluate(isTextCut)).toBe(false);

  const rematch = anna.button('Revanche');
  await expect(rematch).toBeVisible();
  await page.locator('cbp-play .after').getByRole('button', { name: 'Nachspielen und teilen' }).click();
  await page.getByRole('link', { name: 'Nachspielen', exact: true }).click();
  await expect(page.locator('cb-replay')).toBeVisible();
  await page.goBack();
  await expect(rematch).toBeVisible();
  await anna.button('Auf den Tisch schauen').click();
  await expect(rematch).toHaveCount(0);
  await anna.button('Ergebnis ansehen').click();
  await expect(rematch).toBeVisible();
  await anna.button('Auf den Tisch schauen').click();
  await anna.button('Menü').click();
  const menu = page.getByRole('dialog', { name: 'Menü', exact: true });
  await menu.getByRole('button', { name: 'Ergebnis ansehen', exact: true }).click();
  await expect(rematch).toBeVisible();
});

test('DD-10: nobody can play during the pause after a card', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  const { page } = anna;
  await playFast(anna);
  await page.clock.install();
  await anna.goto('#/new/daumen-drauf/bots');
  await anna.field('Your name').fill('Anna');
  await anna.openRules();
  await anna.field('First leader').selectOption({ index: 1 });
  await anna.field('Pause after each card').selectOption('2 seconds');
  await anna.button('Play').click();
  await expectTable(anna);
  const table = tableOf(anna);
  const playableCards = table.locator('cb-hand button.legal');
  await expect(statusOf(anna)).toContainText('Your turn');
  // The clock stops half a minute ahead, because it runs on until this call arrives in the page.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
  await playableCards.first().press('Enter');
  const pauseText = statusOf(anna).getByText('A short pause, so everybody can see the card.');
  await expect(pauseText).toBeVisible();
  await expect(statusOf(anna).getByRole('timer')).toHaveText('0:02');
  const parry = page.getByText(/parries with the twin/);
  // During the pause, nobody can play in turn. Only a bot that may parry (DD-10) can end the pause early.
  for (let passedMs = 0; passedMs < 1_900; passedMs += 100) {
    await page.clock.runFor(100);
    const isPlayable = (await pauseText.isHidden()) || (await playableCards.count()) > 0;
    // After a parry a bot may lead, and the next pause begin, between two looks at the text.
    if (isPlayable || (await parry.count()) > 0) {
      await expect(parry.first()).toBeVisible();
      return;
    }
  }
  // Then the pause ends, or a bot plays and the next pause begins.
  await page.clock.runFor(200);
  const isPauseOver = async (): Promise<boolean> =>
    (await pauseText.isHidden()) || (await statusOf(anna).getByRole('timer').textContent()) === '0:02';
  await expect.poll(isPauseOver).toBe(true);
});
