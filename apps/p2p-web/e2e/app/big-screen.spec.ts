/** A big screen in the room: it hosts or watches, and phones become hands. */
import { expectSameEnd, playFast, statusOf, tableOf } from '../kit/at-the-table.ts';
import { expectAccessible, expectNoOverflow } from '../kit/axe.ts';
import { expectLayout, hostOnBigScreen, phone, television } from '../kit/big-screen.ts';
import {
  autoplay,
  expect,
  joinTable,
  openTable,
  type People,
  type Person,
  setReady,
  test,
} from '../kit/index.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

/** The game that is played in the short run: the fastest. */
const shortRun: GameId = 'david-goliath';

async function withPhones(people: People): Promise<Person[]> {
  // The first one is dark, so that axe looks at both.
  const schemes = { Ben: 'dark', Clara: 'light', Dora: 'light' } as const;
  return Promise.all(
    Object.entries(schemes).map(([name, colorScheme]) => people.addPerson(name, { ...phone, colorScheme })),
  );
}

for (const game of Object.keys(chooseShortestGame) as GameId[]) {
  test(`three phones play ${game} to the end beside a big screen that hosts`, {
    tag: game === shortRun ? [] : '@long',
  }, async ({ people }) => {
    test.setTimeout(360_000);
    const { screen, link } = await hostOnBigScreen(people, game);
    const phones = await withPhones(people);
    await playFast(screen, ...phones);
    if (game === shortRun) await expectAccessible(screen.page, 'lobby on a big screen');
    for (const guest of phones) {
      await joinTable(guest, link);
      // The lobby is gone at once when the last one is ready.
      await guest.button('I am ready').click();
    }
    // Nobody presses a button on the television.
    await expectLayout(screen, 'big-screen');
    for (const guest of phones) await expectLayout(guest, 'hand');
    await expect(tableOf(screen).locator('.hand')).toHaveCount(0);
    await expect(tableOf(screen).getByRole('heading', { name: 'Log', exact: true })).toBeVisible();
    if (game === shortRun) {
      await expectAccessible(screen.page, 'table on a big screen');
      await expectAccessible(phones[0]!.page, 'hand');
    }
    await autoplay(phones, { seed: game });
    await expectSameEnd(phones);
    await expect(screen.page.locator('cbp-play .result')).toHaveText(/win/);
  });
}

test('a link makes a browser the big screen of somebody else’s table, and phones turn to the table and back', async ({
  people,
}) => {
  const [host, ben] = (await withPhones(people)) as [Person, Person];
  const link = await openTable(host, {
    game: 'david-goliath',
    seats: 3,
    fillForm: async (person) => {
      await person.field('Seat 3').selectOption('Bot, easy');
    },
  });
  await host.button('Show on a big screen').click();
  const boardLink = await host.field('Link for the big screen').inputValue();
  expect(boardLink).toBe(`${link}/board`);
  const screen = await people.addPerson('Television', television);
  await screen.goto(boardLink);
  await expect(screen.heading('Scan to join')).toBeVisible();
  await expect(host.page.getByText('Big screen', { exact: true })).toBeVisible();
  await joinTable(ben, link);
  await setReady(ben);
  await host.button('Start the game').click();

  await expectLayout(screen, 'big-screen');
  // A bot has a seat that somebody could take.
  await expect(screen.page.getByRole('img', { name: 'QR code for the link to this table' })).toBeVisible();
  await expectLayout(ben, 'hand');
  await expect(tableOf(ben).locator('cb-hand')).toBeVisible();
  await expect(tableOf(ben).locator('cb-trick')).toHaveCount(0);
  await expectNoOverflow(ben.page, 'hand');
  await ben.button('The table').focus();
  await ben.page.keyboard.press('Enter');
  await expectLayout(ben, 'table');
  await expect(tableOf(ben).locator('cb-trick')).toBeVisible();
  await swipe(ben);
  await expectLayout(ben, 'hand');
  await swipe(ben);
  await expectLayout(ben, 'table');
  await ben.page.reload();
  await expectLayout(ben, 'table');
  await ben.button('My hand').click();

  await screen.page.reload();
  await expectLayout(screen, 'big-screen');
  await screen.goto('');
  await expectLayout(ben, 'table');
  await expect(ben.button('The table')).toHaveCount(0);
  await expect(statusOf(ben)).toBeVisible();
});

/** One finger goes from right to left over the line that says what is asked. */
async function swipe({ page, context }: Person): Promise<void> {
  const { x, y, width, height } = (await page.locator('cbp-play .ask').boundingBox())!;
  const session = await context.newCDPSession(page);
  const touch = (type: string, at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }],
    });
  await touch('touchStart', 0.8);
  await touch('touchMove', 0.5);
  await touch('touchMove', 0.2);
  await touch('touchEnd');
  await session.detach();
}
