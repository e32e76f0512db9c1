/** The size of a first visit. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, openTable, test } from '../kit/index.ts';

const BUDGET_BYTES = 60_000;
const INVITATION_BUDGET_BYTES = 165_000;
const INVITATION_MAX_REQUESTS = 18;

/** Which of these texts the scripts contain. */
async function textsIn(sources: readonly Promise<string>[], texts: readonly string[]): Promise<string[]> {
  const allSources = (await Promise.all(sources)).join();
  return texts.filter((text) => allSources.includes(text));
}

test('the start page loads at most 60 kB of JavaScript and nothing from third parties', async ({
  people,
  site,
}) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  const scripts: Promise<[string, number]>[] = [];
  const sources: Promise<string>[] = [];
  const foreignUrls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.url).origin) foreignUrls.push(request.url());
  });
  const onResponse = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    sources.push(response.text());
    scripts.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  };
  page.on('response', onResponse);
  await anna!.goto();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The text of a later response could not be read once the page is closed.
  page.off('response', onResponse);
  const sizes = await Promise.all(scripts);
  const totalBytes = sizes.reduce((total, [, size]) => total + size, 0);
  test.info().annotations.push({
    type: 'first load',
    description: `${totalBytes} bytes gzip in ${sizes.length} files`,
  });
  expect(totalBytes, sizes.map(([name, size]) => `${size} ${name}`).join('\n')).toBeLessThanOrEqual(
    BUDGET_BYTES,
  );
  expect(totalBytes).toBeGreaterThan(10_000);
  expect(foreignUrls).toEqual([]);
  const friends = ['Play with friends', 'Met vrienden', 'Mit Freunden'];
  expect(await textsIn(sources, friends)).toEqual([friends[0]]);
});

test('an invitation loads at most 165 kB in 18 requests before the lobby, and config.json once', async ({
  people,
}) => {
  const [anna, ben] = await people('Anna', 'Ben');
  const link = await openTable(anna!, { game: 'david-goliath', seats: 3 });
  const { page } = ben!;
  const files: Promise<[string, number]>[] = [];
  const sources: Promise<string>[] = [];
  // Ben gets no further than connecting: the lobby would load the game that it shows.
  await page.routeWebSocket(/\/peerjs/, () => {});
  const onResponse = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sources.push(response.text());
    files.push(response.body().then((body) => [pathname, brotliCompressSync(body).length]));
  };
  page.on('response', onResponse);
  await ben!.goto(link);
  await expect(ben!.heading('Connecting')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The text of a later response could not be read once the page is closed.
  page.off('response', onResponse);
  // The code to call through another guest loads some seconds later, if nobody has answered. A busy machine gets that far.
  const sizes = (await Promise.all(files)).filter(([name]) => !name.includes('/sealed-end-'));
  const fileList = sizes.map(([name, size]) => `${size} ${name}`).join('\n');
  const totalBytes = sizes.reduce((total, [, size]) => total + size, 0);
  expect(sizes.filter(([name]) => name.endsWith('/config.json'))).toHaveLength(1);
  expect(sizes.length, fileList).toBeLessThanOrEqual(INVITATION_MAX_REQUESTS);
  expect(totalBytes, fileList).toBeLessThanOrEqual(INVITATION_BUDGET_BYTES);
  expect(totalBytes).toBeGreaterThan(50_000);
  expect(await textsIn(sources, ['The host', 'De gastheer', 'Der Gastgeber'])).toEqual(['The host']);
});
