/** The search finds the words of the games, in the reader's language. */
import { expect, test } from '@playwright/test';
import { addressOf, base } from './site.ts';

for (const [language, ...expected] of [
  ['en', ['parry', 'daumen-drauf']],
  ['nl', ['bedienen', 'david-goliath'], ['stapeltje', 'mens-erger-je-niet']],
  ['de', ['bedienen', 'david-goliath']],
] as const) {
  test(`the search in ${language} finds rulebooks in ${language} only`, async ({ page }) => {
    await page.goto(addressOf(`${language}/`));
    for (const [word, game] of expected) {
      const results = await page.evaluate(
        async ([bundle, searchWord]) => {
          const pagefind = await import(/* @vite-ignore */ `${bundle}/pagefind/pagefind.js`);
          const { results } = await pagefind.search(searchWord);
          const resultData = await Promise.all(
            results.map((result: { data(): Promise<{ url: string }> }) => result.data()),
          );
          return resultData.map(({ url }) => url);
        },
        [base, word] as const,
      );
      expect(results.join('\n'), word).toContain(`/${language}/games/${game}/rules/`);
      for (const url of results) expect(url).toContain(`/${language}/`);
    }
  });
}

test('the search dialog leads to a rule', async ({ page }) => {
  await page.goto(addressOf('nl/games/david-goliath/'));
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoeken' });
  await dialog.getByRole('searchbox').fill('bedienen');
  await dialog.getByRole('link', { name: /^DG-5/ }).first().click();
  await page.waitForURL(/\/nl\/games\/david-goliath\/rules\/#dg-5$/);
});
