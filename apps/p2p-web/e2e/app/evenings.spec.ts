/** The evenings: figures, filter, file, deletion, on every size of screen and in every language. */
import { readFileSync } from 'node:fs';
import { expectAccessible, expectNoOverflow } from '../kit/axe.ts';
import { expect, type Person, test } from '../kit/index.ts';
import { eveningsFile, finishedMatch, openEveningsFile } from '../kit/kept-matches.ts';

const matches = ['one', 'two', 'three', 'four', 'five'].map((seed, index) =>
  finishedMatch(seed, index === 4 ? ['Anna', 'Clara'] : ['Anna', 'Ben'], Date.UTC(2026, 9, 4 + index, 19)),
);
const evenings = eveningsFile(matches);
const wins = (name: string, among: typeof matches): number =>
  among.filter(({ seats, winners }) => winners.some((seat) => seats[seat]!.name === name)).length;

test('matches of a file are counted, filtered, replayed, saved and deleted', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  const { page } = anna;
  await anna.context.addInitScript(() => localStorage.setItem('cheeseboard:name', '"Anna"'));
  await anna.goto();
  await anna.link('Game nights').click();
  await expect(anna.heading('No game nights yet')).toBeVisible();
  await expectAccessible(page, 'no evening yet');
  const alert = page.locator('cbp-copies [role=alert]');
  await openEveningsFile(anna, 'cheese');
  await expect(alert).toHaveText(/isn’t a game-night file.* Nothing was changed/);
  const badMatch = { ...matches[1], record: 'cheese' };
  await openEveningsFile(anna, JSON.stringify({ ...evenings, matches: [matches[0], badMatch] }));
  await expect(alert).toHaveText(/^Match 2 in this file can’t be read, so nothing was changed/);
  await expect(anna.heading('No game nights yet')).toBeVisible();

  await openEveningsFile(anna, JSON.stringify(evenings));
  await expect(page.getByText('5 matches were added.').first()).toBeVisible();
  const [annaWins, benWins] = [wins('Anna', matches.slice(0, 4)), wins('Ben', matches.slice(0, 4))];
  expect(annaWins + benWins).toBe(4);
  await expect(
    page.getByRole('row', { name: new RegExp(`^Anna ${wins('Anna', matches)} 5 `) }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Anna', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Ben', exact: true }).check();
  const [leader, other] = annaWins >= benWins ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
  const score = [annaWins, benWins].sort().reverse().join(' to ');
  await expect(page.locator('.score')).toHaveText(`${leader} and ${other}: ${score}`);
  await expect(anna.button(/^Replay and share: Mens/)).toHaveCount(4);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    anna.button('Save all matches as a file').click(),
  ]);
  const savedFile = readFileSync(await download.path(), 'utf8');
  await anna
    .button(/^Delete: Mens/)
    .first()
    .click();
  await anna.button('Yes, delete').click();
  await expect(anna.button(/^Replay and share: Mens/)).toHaveCount(3);
  await openEveningsFile(anna, savedFile);
  await expect(page.getByText('1 match was added. 4 were already here.').first()).toBeVisible();

  await anna
    .button(/^Replay and share: Mens/)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Replay', exact: true }).click();
  // The replay begins with the reader's own eyes, calls everybody by name, and leads to the moments that mattered.
  const replay = page.locator('cb-replay');
  await expect(replay.locator('.own cb-seat')).toHaveAttribute('name', 'Anna');
  await expect(page.getByRole('combobox', { name: 'As seen by' })).toHaveValue('0');
  const turningPoint = page
    .getByRole('combobox', { name: 'Moments' })
    .getByRole('option', { name: /turning point/ });
  const step = (await turningPoint.getAttribute('value'))!;
  await page.getByRole('combobox', { name: 'Moments' }).selectOption(step);
  await expect(replay).toHaveAttribute('at', step);
  await expect(replay.getByText(/\byou\b/i)).toHaveCount(0);
  await expectAccessible(page, 'replay');
  // A link opens there again, with the eyes of a spectator for somebody else.
  await anna.button('Share').click();
  await expect(page.getByText(`The link opens the replay here, at step ${step}.`).first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await anna.button('Copy a link to the replay').click();
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [dora] = (await people('Dora')) as [Person];
  await dora.goto(link);
  await expect(dora.page.locator('cb-replay')).toHaveAttribute('at', step);
  await expect(dora.page.getByRole('combobox', { name: 'As seen by' })).toHaveValue('-1');
  await page.goBack();
  await anna.button('Delete all matches').click();
  await anna.button('Cancel').click();
  await expect(anna.button(/^Replay and share: Mens/)).toHaveCount(5);
  await anna.button('Delete all matches').click();
  await anna.button('Yes, delete').click();
  await expect(anna.heading('No game nights yet')).toBeVisible();
});

const screens = [
  { locale: 'en-GB', width: 360, height: 740, colorScheme: 'light' },
  { locale: 'nl-NL', width: 740, height: 360, colorScheme: 'dark' },
  { locale: 'de-DE', width: 768, height: 1024, colorScheme: 'light' },
] as const;

for (const { locale, width, height, colorScheme } of screens) {
  test(`evenings and start page fit ${width} × ${height}, ${locale}, ${colorScheme}`, async ({ people }) => {
    const anna = await people.addPerson('Anna', { locale, viewport: { width, height }, colorScheme });
    const { page } = anna;
    await anna.goto('#/evenings');
    await openEveningsFile(anna, JSON.stringify(evenings));
    await expect(page.locator('.matches li')).toHaveCount(5);
    await expectNoOverflow(page, 'evenings');
    await expectAccessible(page, 'evenings');
    await anna.goto('#/');
    // All games are in sight at once, without scrolling.
    const games = page.locator('cbp-start .game h3');
    await expect(games).toHaveCount(4);
    for (const game of await games.all()) await expect(game).toBeInViewport();
    await expectNoOverflow(page, 'start');
  });
}
