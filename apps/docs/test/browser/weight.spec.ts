/** A rulebook page is light: all JavaScript that it loads by itself, table and search included, gzip. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addressOf, games } from './site.ts';

const LIMIT = 120_000;

for (const game of games) {
  test(`the rulebook of ${game} loads at most 120 kB of JavaScript before interaction`, async ({ page }) => {
    test.slow();
    const loading: Promise<readonly [url: string, size: number]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      loading.push(size.then((bytes) => [response.url(), bytes] as const));
    });
    await page.goto(addressOf(`en/games/${game}/rules/`), { waitUntil: 'networkidle' });
    await expect(page.locator('cb-position').first().getByRole('region').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = new Map(await Promise.all(loading));
    const inline = await page.locator('script:not([src])').allTextContents();
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    const whole = total + gzipSync(inline.join('\n')).length;
    console.log(`${game}: ${(whole / 1000).toFixed(1)} kB gzip in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(5);
    expect(whole).toBeLessThanOrEqual(LIMIT);
    // The code of another game stays away.
    for (const other of ['david-goliath', 'gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet']) {
      if (other !== game) expect([...scripts.keys()].join('\n')).not.toContain(`/${other}.`);
    }
  });
}
