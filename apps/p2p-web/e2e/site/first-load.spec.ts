/** The size of a first visit. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '../kit/index.ts';

const BUDGET_BYTES = 90_000;

test('the start page loads at most 90 kB of JavaScript and nothing from third parties', async ({
  people,
  site,
}) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  const scripts: Promise<[string, number]>[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.url).origin) elsewhere.push(request.url());
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  });
  await anna!.goto();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  test
    .info()
    .annotations.push({ type: 'first load', description: `${sum} bytes gzip in ${sizes.length} files` });
  expect(sum, sizes.map(([name, size]) => `${size} ${name}`).join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
  expect(sum).toBeGreaterThan(10_000);
  expect(elsewhere).toEqual([]);
});
