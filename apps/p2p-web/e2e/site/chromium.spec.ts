/** How the tests start Chromium (`.scripts/chromium.ts`). */
import { expect, test } from '@playwright/test';

test('Chromium keeps what Playwright turns off, and loads no pages of its own', async ({ browser, page }) => {
  await page.goto('about:blank');
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, names]) =>
    (names ?? '').split(','),
  );
  expect(lists.length, 'the list of Playwright, then ours').toBe(2);
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0] ?? []));

  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome:'))).toEqual([]);
});
