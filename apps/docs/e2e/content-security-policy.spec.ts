/** Tests the content security policy of the built pages, which share the app's origin. */
import { expect, type Page, test } from '@playwright/test';
import { addressOf, htmlOf, pages } from './site.ts';

/** Returns a list that grows whenever the policy refuses something. */
function refusalsOn(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted ?(?:type|html|script)/i.test(message.text()))
      refusals.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => refusals.push(`${page.url()}: ${error}`));
  return refusals;
}

test('every page has one policy, which allows no inline code but its own', () => {
  for (const page of pages) {
    const policies = [
      ...htmlOf(page).matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g),
    ];
    expect(policies, page).toHaveLength(1);
    const [, policy = ''] = policies[0]!;
    expect(policy, page).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy, page).toContain("require-trusted-types-for 'script'; trusted-types lit-html default");
    expect(policy, page).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:/);
  }
});

test('no page in English violates its policy', async ({ page }) => {
  const refusals = refusalsOn(page);
  for (const path of pages.filter((name) => name.startsWith('en/'))) {
    await page.goto(addressOf(path));
    // Scroll down to load the elements that wait until they are in view.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  }
  expect(refusals).toEqual([]);
});

test('the search keeps to the policy', async ({ page }) => {
  const refusals = refusalsOn(page);
  await page.goto(addressOf('en/'));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('parry');
  await expect(dialog.locator('mark').first()).toHaveText(/parr/i);
  expect(refusals).toEqual([]);
});

test('a violation is refused and noticed', async ({ page }) => {
  const refusals = refusalsOn(page);
  await page.goto(addressOf('en/'));
  await page
    .evaluate(() => {
      const image = document.createElement('img');
      document.body.append(image);
      image.setAttribute('style', 'color: red');
      image.src = 'http://third.test/image.png';
      document.body.insertAdjacentHTML('beforeend', '<p>');
    })
    .catch((error) => refusals.push(String(error)));
  await expect.poll(() => refusals.join('\n')).toMatch(/inline style[\s\S]*image\.png[\s\S]*TrustedHTML/);
});
