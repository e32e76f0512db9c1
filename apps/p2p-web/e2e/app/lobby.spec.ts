/** The lobby: inviting, joining, reloading, a second tab, being sent away, saved tables, lost signalling. */
import { encode } from 'uqr';
import { expectTable, playFast } from '../kit/at-the-table.ts';
import { expectAccessible, expectNoOverflow } from '../kit/axe.ts';
import {
  autoplay,
  expect,
  joinTable,
  openTable,
  type Person,
  setReady,
  startTable,
  test,
} from '../kit/index.ts';

/** The keys of localStorage. */
const keysOf = ({ page }: Person): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

/** The keys of everything that is saved about tables. */
const savesOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('cheeseboard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const request = db.transaction('saves').objectStore('saves').getAllKeys();
          request.onsuccess = () => {
            db.close();
            resolve(request.result.map(String));
          };
        };
      }),
  );

/** The dark cells of the QR code on the screen. */
const cellsOf = ({ page }: Person): Promise<boolean[][]> =>
  page.locator('cbp-invite cbp-qr svg').evaluate((svg) => {
    const size = (svg as SVGSVGElement).viewBox.baseVal.width;
    const path = svg.querySelector('path') as SVGPathElement;
    const isDark = (x: number, y: number): boolean => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5));
    return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)));
  });

test('the link can be copied, shared and scanned', async ({ people }) => {
  const anna = await people.addPerson('Anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  await anna.context.addInitScript(() => {
    const share = async (data: ShareData): Promise<void> => void Object.assign(window, { sharedData: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 2 });
  await anna.button('Copy the link').click();
  await expect(anna.page.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await anna.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await anna.button('Share').click();
  const sharedData = () => anna.page.evaluate(() => (window as { sharedData?: ShareData }).sharedData);
  await expect.poll(sharedData).toEqual({
    title: 'Cheeseboard',
    text: 'Play Gouda! Gouda! with me: 2 to 6 players, about 30 minutes. Open the link and take a seat.',
    url: link,
  });
  expect(await cellsOf(anna)).toEqual(encode(link, { ecc: 'M', border: 0 }).data);
});

const lobbyOf = (person: Person) => person.page.getByRole('region', { name: 'Around the table' });

test('a host and two guests choose names, seats and colours, get ready and start', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  const link = await openTable(anna, { game: 'david-goliath', seats: 3 });
  await expect(anna.page.getByText('2 seats are open.').first()).toBeVisible();
  await anna.button('Start the game').click();
  await expect(anna.page.getByRole('alert').filter({ hasText: '2 seats are open.' })).toBeVisible();
  await ben.goto(link);
  await expect(lobbyOf(anna).getByText('is joining')).toBeVisible();
  await joinTable(ben, link);
  await expect(lobbyOf(anna).getByRole('listitem').nth(1)).toContainText('Ben');
  await joinTable(clara, link);
  await expect(lobbyOf(anna).getByRole('listitem').nth(2)).toContainText('Clara');
  // Clara stands up and sits down again.
  await clara.button('Just watch').click();
  await expect(clara.page.getByText('You are watching.').first()).toBeVisible();
  await clara.button('Take seat 3').click();
  await expect(lobbyOf(ben).getByRole('listitem').nth(2)).toContainText('Clara');
  // Nobody else can take Ben's colour.
  await ben.page.getByRole('radio', { name: 'blue', exact: true }).check();
  await expect(clara.page.getByRole('radio', { name: 'blue, taken', exact: true })).toBeDisabled();
  await setReady(ben);
  // The host may start although Clara is not ready.
  await anna.button('Start the game').click();
  await expect(
    anna.page.getByRole('alertdialog', { name: 'Not ready yet: Clara. Start anyway?', exact: true }),
  ).toBeVisible();
  await anna.button('Cancel').click();
  await setReady(clara);
  await expect(anna.page.getByText('Everybody is ready.').first()).toBeVisible();
  for (const person of [anna, clara]) {
    await expectAccessible(person.page, `lobby of ${person.name}`);
  }
  await anna.button('Start the game').click();
  await expectTable(anna, ben, clara);
});

/** Holds back the other end's WebRTC answers until the test calls `deliver()`. */
async function delayAnswers({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const { prototype } = RTCPeerConnection;
    const setRemote: (answer: RTCSessionDescriptionInit) => Promise<void> = prototype.setRemoteDescription;
    const delivered = new Promise<void>((resolve) => Object.assign(window, { deliver: resolve }));
    prototype.setRemoteDescription = async function late(answer: RTCSessionDescriptionInit) {
      await delivered;
      return setRemote.call(this, answer);
    };
  });
}

test('the host sees that somebody is connecting until they have joined or left', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  await delayAnswers(ben);
  await delayAnswers(clara);
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 3 });
  const connectingNotice = lobbyOf(anna).getByText('Somebody is connecting…');
  await expect(connectingNotice).toBeHidden();
  await clara.goto(link);
  await expect(connectingNotice).toBeVisible();
  // Both guests keep calling, but the host sees only one notice.
  await ben.goto(link);
  await expect(ben.heading('Nobody is here yet')).toBeVisible();
  await expect(connectingNotice).toHaveCount(1);
  await expectAccessible(anna.page, 'lobby with somebody on the way');
  await ben.page.evaluate(() => (window as typeof window & { deliver(): void }).deliver());
  await ben.field('Your name').fill('Ben');
  await ben.field('Your name').press('Tab');
  await clara.page.close();
  await expect(lobbyOf(anna).getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await expect(connectingNotice).toBeHidden();
});

test('guest and host can reload in the lobby and in the game', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  const link = await openTable(anna, { game: 'mens-erger-je-niet', seats: 2 });
  await joinTable(ben, link);
  await expect(lobbyOf(anna).getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await ben.page.reload();
  await expect(ben.field('Your name')).toHaveValue('Ben');
  await anna.page.reload();
  await expect(anna.field('Link to this table')).toHaveValue(link);
  // Ben is away until his browser has reconnected.
  await expect(lobbyOf(anna).getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('not ready yet');
  await setReady(ben);
  await expect(anna.page.getByText('Everybody is ready.').first()).toBeVisible();
  await anna.button('Start the game').click();
  await expectTable(anna, ben);
  await ben.page.reload();
  await expectTable(ben);
  await anna.page.reload();
  await expectTable(anna, ben);
});

test('a second tab takes the table over; back and forward keep it', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 2 });
  await joinTable(ben, link);
  await expect(ben.button('I am ready')).toBeVisible();
  // A second tab takes the seat. The first one says so and can take it back.
  const firstTab = await ben.newTab(link);
  await expect(ben.button('I am ready')).toBeVisible();
  await expect(firstTab.getByRole('heading', { name: 'The table is open in another tab' })).toBeVisible();
  await firstTab.getByRole('button', { name: 'Use it here', exact: true }).click();
  await expect(firstTab.getByRole('button', { name: 'I am ready', exact: true })).toBeVisible();
  await expect(ben.heading('The table is open in another tab')).toBeVisible();
  // Anna, the host, opens her own link in a second tab.
  const hostTab = await anna.newTab(link);
  await expect(anna.heading('You’re hosting this table in another tab')).toBeVisible();
  await anna.button('Use it here').click();
  await expect(anna.field('Link to this table')).toHaveValue(link);
  await expect(hostTab.getByRole('heading', { name: 'The table is open in another tab' })).toBeVisible();
  await hostTab.close();
  // The guest follows the table to the new tab.
  await expect(lobbyOf(anna).getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('not ready yet');
  // Anna leaves the page and returns.
  await anna.link('Cheeseboard, start page').click();
  await expect(anna.heading('Four games, one link')).toBeVisible();
  await anna.page.goBack();
  await expect(anna.field('Link to this table')).toHaveValue(link);
  await anna.page.goForward();
  await expect(anna.link(/^Continue: Gouda! Gouda!/)).toBeVisible();
});

test('guests are told when they are sent away, the table is closed, nobody is there or the link is broken', async ({
  people,
}) => {
  test.setTimeout(240_000);
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 3 });
  await joinTable(ben, link);
  await joinTable(clara, link);
  await expect(ben.button('I am ready')).toBeVisible();
  await expect(clara.button('I am ready')).toBeVisible();
  await anna.button('Send Ben away').click();
  await anna.button('Yes, send them away').click();
  await expect(ben.heading('You were sent away')).toBeVisible();
  await anna.button('Close the table').click();
  await anna.button('Yes, close it').click();
  await expect(clara.heading('The table is closed')).toBeVisible();
  await expectAccessible(clara.page, 'closed');
  // Nobody has the table open: the page says so, offers the link for the host, and keeps waiting.
  await clara.page.reload();
  await expect(clara.heading('The table is asleep')).toBeVisible();
  await expect(clara.page.getByText(/with Anna.*: nobody has it open right now/)).toBeVisible();
  await expect(clara.heading('Ask the host to open the table')).toBeVisible();
  await expect(clara.field('Link to this table')).toHaveValue(/#\/t\//);
  await expectAccessible(clara.page, 'asleep');
  await clara.goto(link.slice(0, -3));
  await expect(clara.heading('This link is broken')).toBeVisible();
  await clara.goto('#/host/22222222222222222222');
  await expect(clara.heading('This table is no longer here')).toBeVisible();
  await clara.goto('#/local/22222222222222222222');
  await expect(clara.heading('This match is no longer here')).toBeVisible();
});

test('a saved table can be continued, exported and deleted', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  await anna.goto('#/');
  const continueLink = anna.link(/^Continue: Mens erger je niet/);
  await expect(continueLink).toBeVisible();
  await anna.goto('#/evenings');
  const download = anna.page.waitForEvent('download');
  await anna.button(/^Save the record: Mens erger je niet/).click();
  expect((await download).suggestedFilename()).toBe('mens-erger-je-niet.txt');
  await continueLink.click();
  await expectTable(anna, ben);
  await anna.goto('#/evenings');
  await anna.button(/^Delete: Mens erger je niet/).click();
  await anna.button('Yes, delete').click();
  await expect(
    anna.page.getByText('The table for Mens erger je niet, the card game was deleted.').first(),
  ).toBeVisible();
  await expect(continueLink).toBeHidden();
  expect(await savesOf(anna)).toEqual([]);
  expect(await keysOf(anna)).toContain('cheeseboard:signalling');
});

test('resetting the settings keeps tables; deleting everything keeps nothing', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await startTable(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  await expectTable(anna, ben);
  await autoplay([anna, ben], { until: (touches) => touches > 1 });
  await ben.goto('#/settings');
  await ben.button('Reset settings').click();
  await ben.button('Yes, reset').click();
  await expect(ben.field('Your name')).toHaveValue('');
  await ben.goto('#/');
  await expect(ben.link(/^Continue: Mens erger je niet/)).toBeVisible();
  await ben.goto('#/settings');
  await ben.button('Delete everything').click();
  await ben.button('Yes, delete everything').click();
  await expect(ben.heading('Four games, one link')).toBeVisible();
  await expect(ben.link(/^Continue: Mens erger je niet/)).toBeHidden();
  expect(await keysOf(ben)).toEqual([]);
  expect(await savesOf(ben)).toEqual([]);
});

test('a German host and a Dutch guest play on small phones without overflow', async ({ people }) => {
  test.setTimeout(180_000);
  const viewport = { width: 360, height: 640 };
  const anna = await people.addPerson('Anna', { locale: 'de-DE', viewport });
  const ben = await people.addPerson('Ben', { locale: 'nl-NL', viewport: { width: 320, height: 568 } });
  await playFast(anna, ben);
  await anna.goto('#/new/daumen-drauf');
  await anna.field('Dein Name').fill('Anna');
  await anna.page.getByRole('radio', { name: '7 Personen', exact: true }).check();
  await anna.field('Platz 3').selectOption('Bot, leicht');
  await anna.button('Tisch eröffnen').click();
  await expect(anna.page.getByText('Der Tisch ist offen: Andere können dazukommen.').first()).toBeVisible();
  await ben.goto(await anna.field('Link zu diesem Tisch').inputValue());
  await ben.field('Je naam').fill('Bernadette-Charlotte-Ann');
  await ben.field('Je naam').press('Tab');
  await ben.button('Ik ben klaar').click();
  await expect(ben.button('Toch nog niet klaar')).toBeVisible();
  const seats = anna.page.getByRole('region', { name: 'Rund um den Tisch' });
  await expect(seats.getByRole('listitem').filter({ hasText: 'Bernadette' })).toContainText('bereit');
  await anna.button('Freie Plätze an Bots geben').click();
  await expect(anna.page.getByText('Alle sind bereit.').first()).toBeVisible();
  for (const person of [anna, ben]) await expectNoOverflow(person.page, `lobby of ${person.name}`);
  await anna.button('Spiel beginnen').click();
  await expectTable(anna, ben);
  await autoplay([anna, ben], { until: (_, each) => Math.min(...each) >= 2 });
  for (const person of [anna, ben]) await expectNoOverflow(person.page, `table of ${person.name}`);
  await expect(anna.button('Menü')).toBeVisible();
  await expect(anna.page.locator('cbp-play div.top')).not.toContainText(/[Tt]urn|beurt/);
  await expect(ben.page.locator('cbp-play div.top')).not.toContainText(/[Tt]urn|ist dran/);
});

test('without a signalling server the app says so and reconnects by itself', async ({
  people,
  signalling,
}) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 2 });
  for (const person of [anna, ben]) person.expectNetworkErrors();
  await signalling.stop();
  await ben.goto(link);
  await expect(ben.heading('You seem to be offline')).toBeVisible({ timeout: 60_000 });
  await expect(ben.link('Connect by hand, without a server')).toBeVisible();
  await expectAccessible(ben.page, 'no signalling');
  await expect(anna.page.getByText('The signalling server can’t be reached').first()).toBeVisible({
    timeout: 60_000,
  });
  await signalling.start();
  await expect(ben.field('Your name')).toBeVisible({ timeout: 90_000 });
});
