/** Every screen in every size, language and colour scheme: layout, contrast, touch targets, axe and keyboard. */
import type { Locator } from '@playwright/test';
import {
  chooseInMenu,
  expectSameEnd,
  expectTable,
  personToMove,
  playFast,
  sendChat,
} from '../kit/at-the-table.ts';
import { expectLayout, hostOnBigScreen, phone, television } from '../kit/big-screen.ts';
import { setAway, watchNotifications } from '../kit/hidden-page.ts';
import { autoplay, expect, joinTable, openTable, type Person, setReady, test } from '../kit/index.ts';
import { eveningsFile, finishedMatch, openEveningsFile } from '../kit/kept-matches.ts';
import { checkScreen, phoneSizes, sizes } from '../kit/screen-checks.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

/** As long as a name may be. */
const LONG_NAME = 'Bernadette-Charlotte-Ann';
const boardSizes = [...sizes, television.viewport];

for (const game of Object.keys(chooseShortestGame) as GameId[]) {
  test(`${game} on a big screen, with phones as hands`, { tag: '@long' }, async ({ people }) => {
    test.setTimeout(1_800_000);
    const { screen, link } = await hostOnBigScreen(people, game, async (host) => {
      await host.field('Seat 3').selectOption('Bot, easy');
    });
    const ben = await people.addPerson('Ben', phone);
    const bernadette = await people.addPerson(LONG_NAME, phone);
    const phones = [ben, bernadette];
    await playFast(screen, ...phones);
    await joinTable(bernadette, link);
    await setReady(bernadette);
    if (game === 'david-goliath') await checkScreen(screen, 'board in its lobby', { sizes: boardSizes });
    await joinTable(ben, link);
    await ben.button('I am ready').click();
    await expectLayout(screen, 'big-screen');
    await expectTable(...phones);
    await autoplay(phones, { seed: game, until: (_, each) => Math.min(...each) >= 6 });
    const mover = await personToMove(phones);
    await expectLayout(mover, 'hand');
    await checkScreen(screen, `board, ${game}`, { sizes: boardSizes });
    await checkScreen(mover, `hand, ${game}`);
    await mover.button('The table').click();
    await expectLayout(mover, 'table');
    await checkScreen(mover, `table beside a board, ${game}`, { sizes: phoneSizes });

    await autoplay(phones, { seed: game });
    await expectSameEnd(phones);
    await expect(screen.page.locator('cbp-play .result')).toHaveText(/win/);
    await checkScreen(screen, `board at the result, ${game}`, { sizes: boardSizes });
    await checkScreen(ben, `result, ${game}`);
  });
}

test('the lobby: chat, questions and the big screen’s link', { tag: '@long' }, async ({ people, site }) => {
  test.setTimeout(1_800_000);
  const [anna, ben, clara] = (await people('Anna', LONG_NAME, 'Clara')) as [Person, Person, Person];
  await watchNotifications(anna, { isRefused: true });
  await playFast(anna, ben, clara);
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 4 });

  await clara.goto(new URL(`/gouda-gouda/nl/${new URL(link).hash}`, site.url).href);
  await expect(clara.field(/^(?:Your name|Je naam)$/)).toBeVisible();
  await checkScreen(clara, 'invitation of a guest');

  await setAway(anna, true);
  await joinTable(ben, link);
  await setAway(anna, false);
  const question = anna.page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(question).toBeVisible();
  await checkScreen(anna, 'lobby with the question about notifications');
  await anna.button('Yes, tell me').click();
  await expect(question.getByRole('status')).toHaveText(/blocks/);
  await checkScreen(anna, 'lobby, with notifications refused by the browser');
  await anna.button('OK').click();

  for (const line of [
    'Good evening!',
    'Is everybody ready? I have made tea, and there is cheese in the kitchen.',
  ])
    await sendLobbyChat(ben, line);
  await sendLobbyChat(anna, 'Coming');
  await ben.page.getByRole('checkbox', { name: /^My first time/ }).check();
  await checkScreen(ben, 'lobby of a guest, with explanations and chat');
  await anna.button('Show on a big screen').click();
  await expect(anna.field('Link for the big screen')).toBeVisible();
  await checkScreen(anna, 'lobby of the host, with the link for a big screen');
});

async function sendLobbyChat(person: Person, text: string): Promise<void> {
  const chat = person.page.locator('cbp-chat');
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('textbox')).toHaveValue('');
}

test('at the table: bubbles, questions, menu and dialogs', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(1_800_000);
  const [anna, ben] = (await people('Anna', LONG_NAME)) as [Person, Person];
  await watchNotifications(ben);
  await playFast(anna, ben);
  const link = await openTable(anna, {
    game: 'david-goliath',
    seats: 4,
    fillForm: async (host) => {
      for (const seat of [3, 4]) await host.field(`Seat ${seat}`).selectOption('Bot, easy');
    },
  });
  await joinTable(ben, link);
  await setReady(ben);
  await setAway(ben, true);
  await anna.button('Start the game').click();
  await expectTable(anna, ben);
  await setAway(ben, false);
  await expect(ben.page.getByRole('region', { name: 'Notifications', exact: true })).toBeVisible();
  await checkScreen(ben, 'table with the question about notifications');
  await ben.button('Yes, tell me').click();
  await expect(ben.button('OK')).toBeVisible();
  await checkScreen(ben, 'table, with notifications agreed', { sizes: phoneSizes });
  await ben.button('OK').click();

  await autoplay([anna, ben], { until: (_, each) => Math.min(...each) >= 6 });
  await anna.page.setViewportSize({ width: 360, height: 740 });
  const bubble = anna.page.locator('cbp-play .bubble.line');
  await checkScreen(anna, 'table with a line of chat at a seat', {
    refresh: async () => {
      if (await bubble.isVisible()) return;
      await sendChat(ben, 'That was close: one more trick like this, and the cheese is mine.');
      await expect(bubble).toBeVisible();
    },
  });

  await anna.button('Menu').click();
  await checkScreen(anna, 'menu', { isDialog: true });
  await chooseInMenu(anna, 'Show on a big screen');
  await expect(anna.field('Link for the big screen')).toBeVisible();
  await checkScreen(anna, 'table with the link for a big screen', { isDialog: true });
  await chooseInMenu(anna, 'Settings');
  await expect(anna.page.locator('cbp-settings')).toBeVisible();
  await checkScreen(anna, 'settings in the menu', { isDialog: true });
});

test('a sleeping table, for a guest and for a big screen', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(900_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  const link = await openTable(anna, { game: 'daumen-drauf', seats: 2 });
  await joinTable(ben, link);
  await setReady(ben);
  const board = await people.addPerson('Television', television);
  await board.goto(`${link}/board`);
  await expect(board.heading('Scan to join')).toBeVisible();
  await anna.page.close();
  await ben.page.reload();
  await expect(ben.heading('The table is asleep')).toBeVisible();
  await checkScreen(ben, 'sleeping table of a guest');
  await board.page.reload();
  await expect(board.heading('The table is asleep')).toBeVisible();
  await expect(board.page.locator('html')).toHaveAttribute('data-big-screen');
  await checkScreen(board, 'sleeping table of a board', { sizes: boardSizes });
});

test('Teach me explains, and holds a mistake back', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(1_200_000);
  const anna = await people.addPerson('Anna', phone);
  await playFast(anna);
  const explanation = anna.page.getByRole('region', { name: 'Explanations' });
  const button = (name: string): Locator => explanation.getByRole('button', { name, exact: true });
  // Gouda! Gouda! comes last, because its game goes on.
  for (const game of [
    'David & Goliath',
    'Daumen drauf',
    'Mens erger je niet, the card game',
    'Gouda! Gouda!',
  ]) {
    await anna.goto('#/');
    await anna.link(`Teach me: ${game}`).click();
    await expectTable(anna);
    await expect(button('Got it')).toBeVisible();
    await checkScreen(anna, `explanation, ${game}`);
  }
  // A game can end before anybody makes a mistake: then there is another one.
  for (let games = 1; !(await button('Do it anyway').isVisible()) && games <= 6; games++) {
    if (games > 1) {
      await anna.goto('#/');
      await anna.goto('#/teach/gouda-gouda');
    }
    await autoplay([anna], {
      seed: `game ${games}`,
      until: async () => {
        if (await button('Got it').isVisible()) await button('Got it').click();
        return button('Do it anyway').isVisible();
      },
    });
  }
  await checkScreen(anna, 'mistake held back');
});

test('start page, set-up and our tables', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(1_200_000);
  const [anna] = (await people('Anna')) as [Person];
  const { page } = anna;
  await playFast(anna);
  await anna.goto();
  await checkScreen(anna, 'start page');
  await anna.goto('#/new/gouda-gouda');
  await page.getByRole('radio', { name: '3 players', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 3', exact: true }).selectOption('Bot, easy');
  await anna.field('Your name').fill('Anna');
  for (const name of ['Our Friday table', 'Sunday with Oma, Opa and all the cousins']) {
    await anna.field('Name of the table').fill(name);
    await anna.field('Name of the table').press('Enter');
  }
  await expect(page.getByText(/is on your start page now/).first()).toBeVisible();
  await checkScreen(anna, 'set-up of a table');
  for (const game of Object.keys(chooseShortestGame)) {
    await anna.goto(`#/new/${game}/device`);
    await anna.openRules();
    await checkScreen(anna, `set-up with all rules, ${game}`);
  }
  for (const game of ['mens-erger-je-niet', 'david-goliath']) {
    await anna.goto(`#/new/${game}/bots`);
    await anna.button('Play').click();
    await expectTable(anna);
  }
  await anna.goto('#/');
  await expect(anna.link(/^Continue: /)).toBeVisible();
  await anna.button('Change: Our Friday table').click();
  await expect(anna.button('Rename')).toBeVisible();
  await checkScreen(anna, 'start page with our tables and an unfinished one');
  await anna.button('Change: Our Friday table').click();
  await anna.button('Open: Our Friday table').click();
  await anna.field('Your name').fill('Anna');
  await anna.button('Open the table').click();
  await expect(anna.field('Link to this table')).toBeVisible();
  await checkScreen(anna, 'lobby of one of our tables');
});

const names = ['Anna', 'Ben', LONG_NAME];
/** Two games, in twos and threes, over four evenings. */
const matches = Array.from({ length: 10 }, (_, index) =>
  finishedMatch(
    `match ${index}`,
    index % 3 === 0 ? names : names.slice(index % 2, 2 + (index % 2)),
    Date.UTC(2026, 9, 4 + Math.floor(index / 3), 19, index),
    index % 3 === 0 ? 'david-goliath' : 'mens-erger-je-niet',
  ),
);

test('game nights and replay', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(1_800_000);
  const [anna] = (await people('Anna')) as [Person];
  const { page } = anna;
  await playFast(anna);
  await anna.goto('#/settings');
  await anna.field('Your name').fill('Anna');
  await anna.field('Your name').press('Tab');
  await anna.goto('#/evenings');
  await expect(anna.heading('No game nights yet')).toBeVisible();
  await checkScreen(anna, 'game nights, empty');
  await openEveningsFile(anna, 'cheese');
  await expect(page.locator('cbp-copies [role=alert]')).toHaveText(/isn’t a game-night file/);
  await checkScreen(anna, 'game nights, with an unreadable file');
  await openEveningsFile(anna, JSON.stringify(eveningsFile(matches)));
  await expect(page.getByText('10 matches were added.').first()).toBeVisible();
  await checkScreen(anna, 'game nights, ten matches');
  await page.getByRole('checkbox', { name: 'Anna', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Ben', exact: true }).check();
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ index: 1 });
  await expect(page.locator('.score')).toContainText(/Anna and Ben|Ben and Anna/);
  await checkScreen(anna, 'game nights, filtered');

  await anna
    .button(/^Replay and share: David/)
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Replay and share', exact: true });
  await expect(dialog).toBeVisible();
  await checkScreen(anna, 'replay and share', { isDialog: true });
  await anna
    .button(/^Replay and share: David/)
    .first()
    .click();
  await dialog.getByRole('link', { name: 'Replay', exact: true }).click();
  const moments = page.getByRole('combobox', { name: 'Moments' });
  const turningPoint = moments.getByRole('option', { name: /turning point/ });
  await moments.selectOption(await turningPoint.getAttribute('value'));
  await expect(page.getByRole('combobox', { name: 'As seen by' })).toHaveValue('0');
  await checkScreen(anna, 'replay at a moment');
  // Before the score sheet of the deal.
  for (let steps = 0; steps < 2; steps++) await anna.button('One step back').click();
  await checkScreen(anna, 'replay of a trick');
  await anna.button('Share').click();
  await checkScreen(anna, 'share of a replay', { isDialog: true });
});

test('settings and start page in every size of text', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(1_800_000);
  const [anna] = (await people('Anna')) as [Person];
  for (const textSize of ['normal', 'large', 'larger']) {
    await anna.goto('#/settings');
    await anna.page.getByRole('radio', { name: textSize, exact: true }).check();
    await checkScreen(anna, `settings, ${textSize} text`);
    if (textSize === 'normal') continue;
    await anna.goto('#/');
    await checkScreen(anna, `start page, ${textSize} text`);
    await anna.goto('#/new/david-goliath/bots');
    await anna.button('Play').click();
    await expectTable(anna);
    await checkScreen(anna, `table, ${textSize} text`);
  }
});
