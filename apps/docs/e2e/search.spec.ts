/** The search leads to what readers ask for, in their language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createSearch, type Section } from '../src/search/search-sections.ts';
import { addressOf, dist, type Language, phone } from './site.ts';

const sectionsIn = (language: Language): Section[] =>
  JSON.parse(readFileSync(join(dist, 'search', `${language}.json`), 'utf8'));

/** What readers type, and the section or page that must come first. */
const queries: { readonly [L in Language]: readonly (readonly [query: string, first: string])[] } = {
  en: [
    ['tie', 'games/david-goliath/rules/#dg-8'],
    ['undo', 'games/daumen-drauf/rules/#cb-4'],
    ['parry', 'games/daumen-drauf/rules/#dd-10'],
    ['how many players', 'games/'],
    ['follow suit', 'games/david-goliath/rules/#dg-5'],
    ['DD-10', 'games/daumen-drauf/rules/#dd-10'],
    ['DG-5', 'games/david-goliath/rules/#dg-5'],
    ['scoring snakes', 'games/daumen-drauf/rules/#dd-15'],
    ['third card', 'games/david-goliath/rules/#dg-11'],
    ['lowest card', 'games/david-goliath/rules/#dg-7'],
    ['power tokens', 'games/gouda-gouda/rules/#gg-12'],
    ['re-roll', 'games/gouda-gouda/rules/#gg-14'],
    ['double turn', 'games/gouda-gouda/rules/#gg-15'],
    ['cancel', 'games/gouda-gouda/rules/#gg-19'],
    ['cheese festival', 'games/gouda-gouda/rules/#gg-21'],
    ['can I pass', 'games/daumen-drauf/rules/#dd-7'],
    ['full pile', 'games/mens-erger-je-niet/rules/#me-10'],
    ['six', 'games/mens-erger-je-niet/rules/#me-7'],
    ['fang', 'games/daumen-drauf/rules/#dd-4'],
    ['embed', 'embed/'],
    ['react', 'embed/projects/#react'],
    ['vue', 'embed/projects/#vue'],
    ['height of a table', 'embed/#the-height-of-a-table'],
    ['themes', 'embed/themes/'],
    ['bots', 'engine/bots/'],
    ['own game', 'engine/fifth-game/'],
    ['turn server', 'hosting/servers/#turn'],
    ['cheating host', 'hosting/fairness/#be-the-cheating-host'],
    ['privacy', 'hosting/privacy/'],
    ['host is gone', 'hosting/connection/#when-the-host-is-gone'],
    ['command line', 'engine/#on-the-command-line'],
    ['record', 'engine/records/'],
  ],
  nl: [
    ['gelijkspel', 'games/david-goliath/rules/#dg-8'],
    ['pareren', 'games/daumen-drauf/rules/#dd-10'],
    ['inbedden', 'embed/'],
    ['bekennen', 'games/david-goliath/rules/#dg-5'],
    ['hoeveel spelers', 'games/'],
    ['krachtfiches', 'games/gouda-gouda/rules/#gg-12'],
    ['passen', 'games/daumen-drauf/rules/#dd-7'],
    ['zes', 'games/mens-erger-je-niet/rules/#me-7'],
    ['kaasfestival', 'games/gouda-gouda/rules/#gg-21'],
    ['volle stapel', 'games/mens-erger-je-niet/rules/#me-10'],
    ['hoogte', 'embed/#de-hoogte-van-een-tafel'],
    ['privacy', 'hosting/privacy/'],
    ['eerlijk', 'hosting/fairness/'],
    ['bots', 'engine/bots/'],
    ['terugnemen', 'games/daumen-drauf/rules/#cb-4'],
  ],
  de: [
    ['Gleichstand', 'games/david-goliath/rules/#dg-8'],
    ['parieren', 'games/daumen-drauf/rules/#dd-10'],
    ['rückgängig', 'games/daumen-drauf/rules/#cb-4'],
    ['einbetten', 'embed/'],
    ['Farbe bedienen', 'games/david-goliath/rules/#dg-5'],
    ['wie viele Spieler', 'games/'],
    ['Chips', 'games/gouda-gouda/rules/#gg-12'],
    ['Käsefest', 'games/gouda-gouda/rules/#gg-21'],
    ['passen', 'games/daumen-drauf/rules/#dd-7'],
    ['Sechs', 'games/mens-erger-je-niet/rules/#me-7'],
    ['voller Stapel', 'games/mens-erger-je-niet/rules/#me-10'],
    ['Höhe eines Tisches', 'embed/#die-höhe-eines-tisches'],
    ['Datenschutz', 'hosting/privacy/'],
    ['schummeln', 'hosting/fairness/'],
    ['Giftzahn', 'games/daumen-drauf/rules/#dd-4'],
  ],
};

for (const [language, table] of Object.entries(queries) as [Language, (typeof queries)[Language]][]) {
  test(`the search in ${language} has the right section first`, () => {
    const search = createSearch(sectionsIn(language), language);
    for (const [query, first] of table) expect.soft(search(query).sections[0]?.path, query).toBe(first);
  });
}

test('sections hold the words of rules and guides, and no buttons', () => {
  for (const { text, path } of sectionsIn('en')) {
    expect(text, path).not.toMatch(/Copy a link|Show me|Setting the table|Try this/);
  }
});

test('the search dialog leads to a rule', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(addressOf('nl/games/david-goliath/'));
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoeken' });
  await dialog.getByRole('searchbox').fill('bekennen');
  await expect(dialog.getByRole('heading').first()).toHaveText('Regels');
  await expect(dialog.locator('mark').first()).toHaveText(/bekennen/i);
  await dialog.getByRole('searchbox').press('Enter');
  await page.waitForURL(/\/nl\/games\/david-goliath\/rules\/#dg-5$/);
});
