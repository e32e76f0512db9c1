/**
 * The network at home: the server of npm start, over plain http. Browsers give such a page no WebCrypto, no locks, no clipboard and no
 * service worker; a game is played all the same.
 */
import { type Serving, serve } from '../../server/serve.ts';
import { builtSite } from '../kit/build.ts';
import { autoplay, test as base, expect, gathers, Person } from '../kit/index.ts';

const test = base.extend<{ home: Serving }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  home: async ({}, use) => {
    const serving = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1' });
    await use(serving);
    await serving.close();
  },
});

test('two phones on one network sit down together and play', async ({ browser, home }) => {
  const site = `http://at-home.test:${home.port}/`;
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const [anna, ben] = [
    await Person.arrives(browser, 'Anna', site, phone),
    await Person.arrives(browser, 'Ben', site, phone),
  ];
  await anna.goto();
  expect(await anna.page.evaluate(() => isSecureContext)).toBe(false);
  const link = await gathers(anna, [ben], { game: 'mens-erger-je-niet', seats: 2 });
  expect(link.startsWith(site)).toBe(true);
  await autoplay([anna, ben], { until: (_, each) => Math.min(...each) >= 3 });
  expect([...anna.problems, ...ben.problems]).toEqual([]);
  await Promise.all([anna.leave(), ben.leave()]);
});
