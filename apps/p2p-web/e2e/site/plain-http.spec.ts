/**
 * The server of npm start on a home network, over plain http. Such a page has no WebCrypto, no locks, no clipboard and no
 * service worker, but games work.
 */
import { type RunningServer, serve } from '../../server/serve.ts';
import { playFast } from '../kit/at-the-table.ts';
import { builtSite } from '../kit/build-site.ts';
import { autoplay, test as base, expect, Person, startTable } from '../kit/index.ts';
import { chooseShortestGame } from '../kit/short-games.ts';

const test = base.extend<{ home: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  home: async ({}, use) => {
    const origins = ['http://at-home.test'];
    const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', origins });
    await use(server);
    await server.close();
  },
});

test('two phones play over plain http and share the replay', async ({ browser, home }) => {
  const site = `http://at-home.test:${home.port}/`;
  const phoneOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const [anna, ben] = [
    await Person.open(browser, 'Anna', site, phoneOptions),
    await Person.open(browser, 'Ben', site, phoneOptions),
  ];
  await playFast(anna, ben);
  await anna.goto();
  expect(await anna.page.evaluate(() => isSecureContext)).toBe(false);
  const link = await startTable(anna, [ben], {
    game: 'daumen-drauf',
    seats: 2,
    fillForm: chooseShortestGame['daumen-drauf'],
  });
  expect(link.startsWith(site)).toBe(true);
  await autoplay([anna, ben]);

  // Copying the replay link works although the page has no clipboard API.
  await ben.button('Replay and share').first().click();
  await ben.button('Copy a link to the replay').click();
  await expect(ben.page.getByText('Link copied.').first()).toBeVisible();
  await ben.goto();
  await ben.field('Did somebody send you a link?').press('ControlOrMeta+v');
  const replay = await ben.field('Did somebody send you a link?').inputValue();
  expect(replay.startsWith(`${site}#/replay/`)).toBe(true);
  const clara = await Person.open(browser, 'Clara', site, phoneOptions);
  await clara.goto(replay);
  const stepText = clara.page.getByText(/^\d+ of \d+$/).first();
  await expect(stepText).toHaveText(/^0 of /);
  await clara.button('Go to the end').click();
  await expect(stepText).toHaveText(/^(\d+) of \1$/);
  await clara.button('One step back').click();
  await expect(stepText).not.toHaveText(/^(\d+) of \1$/);

  expect([anna, ben, clara].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([anna.close(), ben.close(), clara.close()]);
});

test('a replay link made at localhost names the address that others can open', async ({ browser, home }) => {
  test.setTimeout(180_000);
  const localUrl = `http://localhost:${home.port}/`;
  const site = `http://at-home.test:${home.port}/`;
  const anna = await Person.open(browser, 'Anna', localUrl, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await anna.context.route('**/config.json', (route) =>
    route.fulfill({ json: { brokers: [], iceServers: [], site } }),
  );
  await playFast(anna);
  await anna.goto('#/new/daumen-drauf/bots');
  await anna.field('Your name').fill('Anna');
  await chooseShortestGame['daumen-drauf'](anna);
  await anna.button('Play').click();
  await autoplay([anna]);
  await anna.button('Replay and share').first().click();
  await anna.button('Copy a link to the replay').click();
  await expect(anna.page.getByText('Link copied.').first()).toBeVisible();
  const replay = await anna.page.evaluate(() => navigator.clipboard.readText());
  expect(replay.startsWith(`${site}#/replay/`)).toBe(true);
  const clara = await Person.open(browser, 'Clara', site);
  await clara.goto(replay);
  await expect(clara.page.getByText(/^0 of \d+$/).first()).toBeVisible();
  expect([anna, clara].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([anna.close(), clara.close()]);
});
