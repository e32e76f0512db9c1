/** Before there is a table: the start page, the setup form, the settings. */
import { expectAccessible, expectNoOverflow } from '../kit/axe.ts';
import { expect, test } from '../kit/index.ts';

const languages = [
  { locale: 'en-GB', lang: 'en', title: 'Four games, one link', open: 'Open the table' },
  { locale: 'nl-BE', lang: 'nl', title: 'Vier spellen, één link', open: 'Tafel openen' },
  { locale: 'de-AT', lang: 'de', title: 'Vier Spiele, ein Link', open: 'Tisch eröffnen' },
] as const;

for (const { locale, lang, title, open } of languages) {
  test(`nothing overflows in ${lang} on the smallest phone`, async ({ people }) => {
    const anna = await people.addPerson('Anna', { locale, viewport: { width: 320, height: 568 } });
    const { page } = anna;
    await anna.goto();
    await expect(anna.heading(title)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expectNoOverflow(page, 'start');
    for (const game of ['david-goliath', 'gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet']) {
      await anna.goto(`#/new/${game}`);
      await expect(anna.button(open)).toBeVisible();
      await expectNoOverflow(page, game);
    }
    await anna.goto('#/settings');
    await expect(page.locator('#brokers')).toBeVisible();
    await expectNoOverflow(page, 'settings');
    // Nor with the largest text, on a phone of the usual size.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => localStorage.setItem('cheeseboard:textSize', '"larger"'));
    await page.reload();
    await expect(page.locator('#brokers')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    await expectNoOverflow(page, 'settings with large text');
    await anna.goto('#/');
    await expect(anna.heading(title)).toBeVisible();
    await expectNoOverflow(page, 'start with large text');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation in ${colorScheme} colours`, async ({ people }) => {
    const anna = await people.addPerson('Anna', { colorScheme });
    const { page } = anna;
    await anna.goto();
    await expect(anna.heading('Four games, one link')).toBeVisible();
    await expectAccessible(page, 'start');
    await anna.goto('#/new/gouda-gouda');
    await anna.button('Open the table').click();
    await expect(anna.heading('Something is missing')).toBeVisible();
    await expectAccessible(page, 'setup with errors');
    await anna.goto('#/new/david-goliath/device');
    await expect(anna.field('Name for seat 1')).toBeVisible();
    await expectAccessible(page, 'setup for one device');
    await anna.goto('#/settings');
    await anna.button('Add a server').click();
    await expectAccessible(page, 'settings');
    await anna.goto('#/nonsense');
    await expect(anna.heading('Page not found')).toBeVisible();
    await expectAccessible(page, 'not found');
  });
}

test('settings take effect at once and survive a reload', async ({ people }) => {
  const anna = await people.addPerson('Anna', { colorScheme: 'light' });
  const { page } = anna;
  await anna.goto('#/settings');
  await anna.field('Your name').fill('Anna');
  await page.getByRole('radio', { name: 'dark', exact: true }).check();
  await page.getByRole('radio', { name: 'large', exact: true }).check();
  await page.getByRole('group', { name: 'Pace' }).getByRole('radio', { name: 'fast', exact: true }).check();
  await anna.field('Your signalling servers').fill('peer.example.org');
  await anna.field('Your signalling servers').press('Tab');
  await expect(page.getByText('“peer.example.org” isn’t an address').first()).toBeVisible();
  await anna.field('Your signalling servers').fill('https://peer.example.org/');
  await anna.field('Your signalling servers').press('Tab');
  await page.locator('#language').selectOption('nl');
  await expect(anna.heading('Instellingen')).toBeVisible();
  await page.reload();
  await expect(anna.heading('Instellingen')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('html')).toHaveCSS('font-size', '18px');
  await expect(anna.field('Je naam')).toHaveValue('Anna');
  await expect(page.getByRole('radio', { name: 'vlot', exact: true })).toBeChecked();
  await expect(anna.field('Je bemiddelingsservers')).toHaveValue('https://peer.example.org/');
  // Reset the settings.
  await anna.button('Instellingen terugzetten').click();
  await anna.button('Ja, terugzetten').click();
  await expect(anna.heading('Settings')).toBeVisible();
  await expect(anna.field('Your name')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'natural', exact: true })).toBeChecked();
  await expect(anna.field('Your signalling servers')).toHaveValue('');
});

test('the settings tell a server that answers from one that does not', async ({ people, signalling }) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  const { host } = new URL(signalling.url);
  await anna!.goto('#/settings');
  await anna!.field('Your signalling servers').fill(signalling.url);
  await anna!.field('Your signalling servers').press('Tab');
  await anna!.button('Test: Your signalling servers').click();
  await expect(page.getByText(`${host} is responding.`).first()).toBeVisible();
  anna!.expectNetworkErrors();
  await signalling.stop();
  await anna!.button('Test: Your signalling servers').click();
  await expect(page.getByText(`${host} isn’t responding.`).first()).toBeVisible();
});

test('the setup form names each error and keeps what was entered', async ({ people }) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  await anna!.goto();
  await anna!.link('On one device: David & Goliath').click();
  await expect(anna!.heading('A table for David & Goliath')).toBeFocused();
  await anna!.field('Name for seat 1').fill('Emma');
  await anna!.field('Name for seat 2').fill('emma ');
  await anna!.field('Name for seat 3').fill('EMMA');
  await anna!.openRules();
  await anna!.field('Deals').selectOption('2');
  await anna!.button('Play').click();
  await expect(page.getByText('Two players are called emma.').first()).toBeVisible();
  await expect(page.getByText('Two players are called EMMA.').first()).toBeVisible();
  await expect(anna!.field('Name for seat 2')).toBeFocused();
  await anna!.field('Name for seat 2').fill('Ben');
  await page.getByRole('combobox', { name: 'Seat 3', exact: true }).selectOption('Bot, easy');
  await expect(anna!.heading('Something is missing')).toBeHidden();
  // The form survives a reload.
  await page.reload();
  await expect(anna!.field('Name for seat 2')).toHaveValue('Ben');
  await anna!.openRules();
  await expect(anna!.field('Deals')).toHaveValue('2');
  // On one device nobody needs a name.
  await anna!.field('Name for seat 1').clear();
  await anna!.button('Play').click();
  await expect(page).toHaveURL(/#\/local\//);
  await expect(page.getByText('Player 1').first()).toBeVisible();
});

test('a pasted text needs an invitation link to be accepted', async ({ people }) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  const field = anna!.field('Did somebody send you a link?');
  await anna!.goto();
  await field.fill('see you tonight');
  await anna!.button('Join').click();
  await expect(page.getByText('There is no invitation in this text.').first()).toBeVisible();
  await field.fill('Come: https://cheese.example/#/t/abcdefgh');
  await anna!.button('Join').click();
  await expect(anna!.heading('This link is broken')).toBeVisible();
  await page.goBack();
  await expect(anna!.heading('Four games, one link')).toBeVisible();
});

test('a set-up kept under a name opens with one tap, and can be renamed and deleted', async ({ people }) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  await anna!.goto('#/new/gouda-gouda');
  await page.getByRole('radio', { name: '3 players', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 3', exact: true }).selectOption('Bot, easy');
  await anna!.field('Name of the table').fill('Our Friday table');
  await anna!.field('Name of the table').press('Enter');
  await expect(page.getByText('“Our Friday table” is on your start page now.').first()).toBeVisible();
  // Without a name, the form asks for one.
  await anna!.goto('#/');
  await anna!.button('Open: Our Friday table').click();
  await anna!.field('Your name').fill('Anna');
  await anna!.button('Open the table').click();
  await expect(anna!.field('Link to this table')).toBeVisible();
  // The host can keep the table from the lobby, too.
  await anna!.button('Close the table').click();
  await anna!.button('Yes, close it').click();
  await anna!.button('Open: Our Friday table').click();
  await expect(anna!.field('Link to this table')).toBeVisible();
  await expect(page.locator('cbp-people').getByText('Brie')).toBeVisible();
  await anna!.field('Name of the table').fill('With Oma');
  await anna!.button('Save').click();
  await anna!.goto('#/');
  await anna!.button('Change: With Oma').click();
  await anna!.field('Name of the table').fill('our friday table');
  await anna!.button('Rename').click();
  await expect(page.getByText('Enter a name that no other table has.').first()).toBeVisible();
  await anna!.field('Name of the table').fill('Sunday with Oma');
  await anna!.button('Rename').click();
  await expect(anna!.button('Open: Sunday with Oma')).toBeVisible();
  await expectAccessible(page, 'start page with tables');
  await anna!.button('Change: Our Friday table').click();
  await anna!.button('Delete').click();
  await anna!.button('Yes, delete').click();
  await expect(anna!.button('Open: Our Friday table')).toBeHidden();
  await page.reload();
  await expect(anna!.button('Open: Sunday with Oma')).toBeVisible();
});
