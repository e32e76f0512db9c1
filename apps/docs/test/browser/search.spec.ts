/** The search finds the words of the games, in their language. */
import { expect, test } from '@playwright/test';
import { addressOf, base, games, type Language } from './site.ts';

const words: readonly { game: string; language: Language; word: string }[] = [
  { game: 'david-goliath', language: 'nl', word: 'bedienen' },
  { game: 'david-goliath', language: 'de', word: 'bedienen' },
  { game: 'daumen-drauf', language: 'en', word: 'parry' },
  { game: 'mens-erger-je-niet', language: 'nl', word: 'stapeltje' },
];

for (const { game, language, word } of words.filter((one) => games.includes(one.game))) {
  test(`"${word}" in ${language}`, async ({ page }) => {
    await page.goto(addressOf(`${language}/`));
    const found = await page.evaluate(
      async ([bundle, sought]) => {
        const pagefind = await import(/* @vite-ignore */ `${bundle}/pagefind/pagefind.js`);
        const { results } = await pagefind.search(sought);
        const data = await Promise.all(
          results.map((one: { data(): Promise<{ url: string }> }) => one.data()),
        );
        return data.map(({ url }) => url);
      },
      [base, word] as const,
    );
    expect(found.join('\n')).toContain(`/${language}/games/${game}/rules/`);
    for (const url of found) expect(url).toContain(`/${language}/`);
  });
}

test('one can search by hand', async ({ page }) => {
  await page.goto(addressOf('nl/games/david-goliath/'));
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoeken' });
  await dialog.getByRole('searchbox').fill('bedienen');
  await dialog.getByRole('link', { name: /^DG-5/ }).first().click();
  await page.waitForURL(/\/nl\/games\/david-goliath\/rules\/#dg-5$/);
});
