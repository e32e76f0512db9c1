/** The pages of invitations: their cards for link previews, and that they lead into the app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@cheeseboard/engine/games';
import { builtSite } from '../kit/build-site.ts';
import { expect, joinTable, openTable, test } from '../kit/index.ts';

const languages = { en: ['', '../'], nl: ['nl/', '../../'], de: ['de/', '../../'] } as const;

for (const { id, seats } of games) {
  test(`${id}: the built pages have a card in each language`, () => {
    for (const [language, [folder, wayBack]] of Object.entries(languages)) {
      const html = readFileSync(join(builtSite(), id, folder, 'index.html'), 'utf8');
      const contentOf = (name: string) =>
        new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.match(/og:title/g)).toHaveLength(1);
      expect(contentOf('og:title')).toMatch(/ · Cheeseboard$/);
      expect(contentOf('og:description')).toMatch(
        new RegExp(`^${seats.min} \\w+ ${seats.max} .* \\d+ minu`, 'i'),
      );
      expect(contentOf('twitter:card')).toBe('summary_large_image');
      expect(contentOf('og:image')).toBe(`${wayBack}cards/${id}.png`);
      expect(contentOf('cheeseboard-root')).toBe(wayBack);
      expect(existsSync(join(builtSite(), 'cards', `${id}.png`))).toBe(true);
      // Every address leads back to the site, so the pages work under any path.
      for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        expect(address!.startsWith(wayBack)).toBe(true);
        expect(existsSync(join(builtSite(), id, folder, address!)), address).toBe(true);
      }
    }
  });
}

test('an invitation names only game and language, and old links still work', async ({ people, site }) => {
  const [anna, ben, clara] = await people('Anna', 'Ben', 'Clara');
  const link = await openTable(anna!, { game: 'gouda-gouda', seats: 3 });
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe('/gouda-gouda/');
  await anna!.page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await expect(anna!.field('Link naar deze tafel')).toHaveValue(`${site.url}gouda-gouda/nl/${hash}`);
  await joinTable(ben!, `${site.url}gouda-gouda/nl/${hash}`);
  await expect(ben!.button('I am ready')).toBeVisible();
  await expect(ben!.page).toHaveURL(site.url + hash);
  await joinTable(clara!, site.url + hash);
  await expect(clara!.button('I am ready')).toBeVisible();
});
