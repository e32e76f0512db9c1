/** Tests the CDN files, on the plain example page and on a page of another origin. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pageOpener } from './browser.ts';
import { filesIn, serve } from './serve.ts';

const root = join(import.meta.dirname, '../..');
const games = ['daumen-drauf', 'david-goliath', 'gouda-gouda', 'mens-erger-je-niet'];

/** `cdn` serves the package. `site` is another origin: it serves the HTML in the `page` query parameter. */
let cdn: string;
let site: string;
beforeAll(async () => {
  const headers = { 'access-control-allow-origin': '*' };
  cdn = await serve(filesIn(root), headers);
  site = await serve(
    ({ searchParams }) => ({
      html: `<!doctype html><html lang="en"><link rel="icon" href="data:,">${searchParams.get('page') ?? ''}</html>`,
    }),
    headers,
  );
});

const openPage = pageOpener();
async function openOnSite(markup: string, before?: (page: Page) => Promise<void>) {
  const opened = await openPage(`${site}/?${new URLSearchParams({ page: markup })}`, before);
  const loadedFiles = (): string[] =>
    opened.requested.flatMap((url) =>
      url.startsWith(`${cdn}/cdn/`) ? [url.slice(`${cdn}/cdn/`.length)] : [],
    );
  return { ...opened, loaded: loadedFiles };
}
const script = (file: string, attributes = ''): string =>
  `<script type="module" ${attributes} src="${cdn}/cdn/${file}.js"></script>`;

const steps = (page: Page, game: string): Promise<number> =>
  page.locator(`cb-game[game="${game}"]`).evaluate((element) => {
    const { match } = element as HTMLElement & { match: { length: number } | null };
    return match?.length ?? 0;
  });

test('the plain page renders a table for each of its four script tags', async () => {
  const { page, errors } = await openPage(`${cdn}/examples/plain/index.html`);
  for (const game of games) {
    await page.locator(`cb-game[game="${game}"] cb-${game}`).waitFor({ state: 'attached' });
  }
  // The first script that loads defines `<cb-hand>`, which must also draw the cards of games whose scripts load later.
  const cards = page.locator('cb-daumen-drauf cb-hand svg.card');
  await cards.first().waitFor();
  for (const card of await cards.all()) expect(await card.locator('path').count()).toBeGreaterThan(5);
  const legal = page.locator('cb-game[game="david-goliath"] cb-hand button.legal');
  for (const cardsLeft of [17, 16, 15]) {
    await legal.first().press('Enter');
    await expect
      .poll(() => page.locator('cb-game[game="david-goliath"] cb-hand button').count())
      .toBeLessThan(cardsLeft + 1);
    await expect.poll(() => legal.count()).toBeGreaterThan(0);
  }
  expect(await steps(page, 'david-goliath')).toBeGreaterThan(8);
  expect(errors).toEqual([]);
  await page.close();
});

test.each(games)(
  '%s needs one script tag on another origin and loads further files on demand',
  async (game) => {
    const { page, errors, loaded } = await openOnSite(
      `${script(game)}<cb-game game="${game}" you="-1" budget="30" style="--cb-speed: 0"></cb-game>`,
    );
    await expect.poll(() => steps(page, game)).toBeGreaterThan(10);
    // Gouda! Gouda! loads its board at once; everything else is loaded on demand.
    const board = game === 'gouda-gouda' ? ['gouda-gouda.board.js'] : [];
    expect(loaded().sort()).toEqual([...board, `${game}.js`].sort());

    const element = page.locator('cb-game');
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await element.evaluate((gameElement) => {
      gameElement.setAttribute('lang', 'de');
      gameElement.setAttribute('you', '0');
    });
    await button('Neues Spiel').waitFor();
    await button('Punkte').waitFor();
    expect(loaded()).toContain(`${game}.de.js`);
    expect(loaded()).not.toContain(`${game}.nl.js`);

    await element.evaluate((gameElement) => gameElement.setAttribute('lang', 'nl'));
    await button('Nieuw spel').waitFor();
    await button('Verloop').waitFor();
    await expectHint(page);
    expect(errors).toEqual([]);
    await page.close();
  },
);

/** Rolls the die if the game waits for it. Checks that a hint shows a sentence with its reason, and a ring. */
async function expectHint(page: Page): Promise<void> {
  const die = page.locator('[data-roll]');
  const hintButton = page.locator('.bulb[aria-disabled="false"]');
  await die.or(hintButton).first().waitFor();
  while (await die.isVisible()) {
    await die.click();
    await die.or(hintButton).first().waitFor();
  }
  await hintButton.click();
  await expect.poll(() => page.locator('.note.hint p').textContent()).toMatch(/\p{Lu}.*: .+\./u);
  await page.locator('[data-hint]').waitFor();
}

test('a game falls back to English if its language file cannot be loaded', async () => {
  const { page, errors } = await openOnSite(
    `${script('david-goliath')}<cb-game game="david-goliath" lang="de"></cb-game>`,
    async (page) => {
      await page.route('**/*.de.js', (route) => route.abort());
    },
  );
  await page.getByRole('button', { name: 'New game', exact: true }).first().waitFor();
  await page.locator('cb-hand button.legal, cb-hand button').first().waitFor();
  expect(errors.filter((line) => !line.includes('.de.js') && !line.includes('ERR_FAILED'))).toEqual([]);
  await page.close();
});

test.each(games)('%s.whole needs no other file, not even the worker', async (game) => {
  const { page, errors, loaded } = await openOnSite(
    `${script(`${game}.whole`)}<cb-game game="${game}" budget="30" lang="de" style="--cb-speed: 0"></cb-game>`,
    async (page) => {
      await page.route(/\/cdn\/(?!.*\.whole\.js$)/, (route) => route.abort());
    },
  );
  await page.getByRole('button', { name: 'Neues Spiel', exact: true }).first().waitFor();
  if (game === 'gouda-gouda') await page.locator('cb-gouda-board .spot').first().waitFor();
  expect(loaded()).toEqual([`${game}.whole.js`]);
  await expectHint(page);
  // Asking for a hint tries to start the worker.
  expect(loaded()).toEqual([`${game}.whole.js`, 'worker.js']);
  expect(errors.filter((line) => !/worker\.js|ERR_FAILED/.test(line))).toEqual([]);
  await page.close();
});

test('logs an error if the board cannot be loaded, and retries', async () => {
  let offline = true;
  const { page, errors } = await openOnSite(
    `${script('gouda-gouda')}<cb-game game="gouda-gouda"></cb-game>`,
    async (page) => {
      await page.route('**/*.board.js*', (route) => (offline ? route.abort() : route.continue()));
    },
  );
  await page.getByText('Setting the table…').waitFor();
  await expect.poll(() => errors.join('\n')).toContain('gouda-gouda.whole.js needs nothing beside it');
  offline = false;
  await page.locator('cb-gouda-board .spot').first().waitFor();
  await page.close();
});

test('all tables work under a Content-Security-Policy that allows only the CDN files', async () => {
  const policy = `default-src 'none'; script-src ${cdn}; worker-src blob: ${cdn}; img-src data:`;
  const { page, errors } = await openOnSite(
    `<meta http-equiv="Content-Security-Policy" content="${policy}">
    ${games.map((game) => `${script(game)}<cb-game game="${game}" bots="sharp" budget="20" lang="nl"></cb-game>`).join('')}`,
  );
  for (const game of games) {
    await page.locator(`cb-game[game="${game}"] cb-${game}`).waitFor({ state: 'attached' });
    await expect.poll(() => steps(page, game)).toBeGreaterThan(0);
  }
  await page.locator('cb-gouda-board .spot').first().waitFor();
  // Cards in the hand are rotated: the policy allows styles that are set as properties.
  const lean = page.locator('cb-david-goliath cb-hand .slot').first();
  await expect.poll(() => lean.evaluate((slot) => getComputedStyle(slot).rotate)).toMatch(/deg$/);
  expect(errors).toEqual([]);
  await page.close();
});

test('cheeseboard.js contains all games and all elements', async () => {
  const { page, errors } = await openOnSite(
    `${script('cheeseboard')}${games.map((game) => `<cb-game game="${game}"></cb-game>`).join('')}
    <cb-card deck="snakes" card="g4f"></cb-card>`,
  );
  for (const game of games)
    await page.locator(`cb-game[game="${game}"] cb-${game}`).waitFor({ state: 'attached' });
  await page.locator('cb-card svg').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('a script that loads late still renders its table', async () => {
  const { page, errors } = await openOnSite(
    `${script('david-goliath')}<cb-game game="david-goliath"></cb-game>`,
  );
  await page.locator('cb-david-goliath').waitFor();
  await page.evaluate(
    (src) =>
      new Promise((loaded) => {
        document.body.append(Object.assign(document.createElement('cb-game'), { game: 'daumen-drauf' }));
        const lateScript = Object.assign(document.createElement('script'), { type: 'module', src });
        lateScript.addEventListener('load', loaded);
        document.body.append(lateScript);
      }),
    `${cdn}/cdn/daumen-drauf.js`,
  );
  await page.locator('cb-daumen-drauf').waitFor();
  // The unknown game is logged once.
  expect(errors).toEqual([expect.stringContaining('daumen-drauf')]);
  await page.close();
});

test('a sharp bot runs in a worker even if the file comes from another origin', async () => {
  const { page, errors } = await openOnSite(
    `${script('david-goliath')}<cb-game game="david-goliath" bots="sharp" budget="30" you="-1" style="--cb-speed: 0"></cb-game>`,
  );
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => steps(page, 'david-goliath')).toBeGreaterThan(5);
  expect(page.workers()).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});
