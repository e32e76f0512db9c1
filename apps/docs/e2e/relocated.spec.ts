/** Tests that the site from `pnpm build` works under any path: here, the docs are under a path that the build did not know. */
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { relocate } from '../scripts/relocate.ts';
import { base, dist } from './site.ts';

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cheeseboard-relocated-'));
  cpSync(dist, folder, { recursive: true });
  relocate(folder, base);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = 'http://localhost/some/path/docs/';

test('relocated pages, languages, search and tables request no missing file', async ({ page, context }) => {
  const missingFiles: string[] = [];
  await context.route('http://localhost/**', async (route) => {
    const { href, pathname } = new URL(route.request().url());
    const path = join(folder, decodeURIComponent(pathname.slice(new URL(root).pathname.length)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (href.startsWith(root) && existsSync(file) && statSync(file).isFile()) {
      return route.fulfill({ path: file });
    }
    missingFiles.push(pathname);
    return route.fulfill({ status: 404, body: '' });
  });

  await page.goto(root);
  await expect(page).toHaveURL(`${root}en/`);
  await page.goto(`${root}en/games/david-goliath/rules/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/David & Goliath/);
  // A table appears, and its bots run in a worker.
  await page.goto(`${root}en/games/mens-erger-je-niet/play/`);
  await expect(page.locator('cb-mens-erger-je-niet').first()).toBeVisible();
  // Change the language with the visible control.
  await page.getByRole('combobox', { name: 'Select language' }).first().selectOption({ label: 'Nederlands' });
  await expect(page).toHaveURL(`${root}nl/games/mens-erger-je-niet/play/`);
  // The search finds a page, and its link opens that page.
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoeken' });
  await dialog.getByRole('searchbox').fill('bedienen');
  await dialog.getByRole('link', { name: /^DG-5/ }).first().click();
  await page.waitForURL(`${root}nl/games/david-goliath/rules/#dg-5`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(missingFiles).toEqual([]);
});
