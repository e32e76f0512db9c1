/**
 * Loads each rulebook once per language and runs all checks on that page. `@long`: every size and input method on a page of
 * its own.
 */
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { words } from '../src/words.ts';
import { expectAccessible, expectNoSidewaysScroll, installAxe } from './checks.ts';
import { byKeyboard, byMouse, isDraft, playExample, playedExamples } from './played.ts';
import { addressOf, desktop, games, languages, phone } from './site.ts';

const SCRIPT_LIMIT_BYTES = 120_000;
const sizes = { phone, desktop };
const inputs = { keyboard: byKeyboard, mouse: byMouse };

const openExample = async (page: Page, language: string, game: string, example: string): Promise<void> => {
  await page.goto(addressOf(`${language}/games/${game}/rules/#example-${example}`));
  await expect(page.locator(`#example-${example} cb-position`).getByRole('region').first()).toBeVisible();
};

/** The ids of the sections of a rulebook, and of those that are open. */
const sectionIds = (page: Page, state = ''): Promise<string[]> =>
  page
    .locator(`docs-sections > details${state} > summary > h2`)
    .evaluateAll((headings) => headings.map(({ id }) => id));
const openSections = (page: Page): Promise<string[]> => sectionIds(page, '[open]');

test('every game has an example to play, unless its pages are a draft', () => {
  const complete = games.filter((game) => !isDraft(game));
  expect(playedExamples.map(({ game }) => game).sort()).toEqual(complete.sort());
});

for (const [gameIndex, playedExample] of playedExamples.entries()) {
  for (const [languageIndex, language] of languages.entries()) {
    // Together, the games and languages cover every combination of input method and size.
    const [first, second] =
      (gameIndex + languageIndex) % 2 === 0
        ? (['phone', 'desktop'] as const)
        : (['desktop', 'phone'] as const);
    const scheme = language === 'de' ? 'dark' : 'light';

    test.describe(`the rulebook of ${playedExample.game} in ${language}`, () => {
      test.describe.configure({ mode: 'default' });
      let page: Page;
      test.beforeAll(async ({ browser }) => {
        page = await browser.newPage({ viewport: sizes[first], colorScheme: scheme });
        await installAxe(page);
        await openExample(page, language, playedExample.game, playedExample.example);
      });
      test.afterAll(() => page.close());

      const atFirst = first === 'desktop' ? 'all its sections' : 'its first section and the linked one';
      test(`opens ${atFirst} on a ${first}`, async () => {
        const all = await sectionIds(page);
        const linked = playedExample.rule.toLowerCase();
        expect(all).toContain(linked);
        expect(await openSections(page)).toEqual(
          first === 'desktop' ? all : all.filter((id, index) => index === 0 || id === linked),
        );
      });

      test(`has an example that refuses, plays and takes back by keyboard on a ${first}`, async () => {
        await playExample(page, playedExample, language, byKeyboard);
        await expectNoSidewaysScroll(page);
      });

      test(`has an example that refuses, plays and takes back by mouse on a ${second}`, async () => {
        await page.setViewportSize(sizes[second]);
        await playExample(page, playedExample, language, byMouse);
        await expectNoSidewaysScroll(page);
      });

      test(`passes axe on a ${second} in the ${scheme} theme`, async () => {
        await page.getByRole('button', { name: words[language].openAll, exact: true }).click();
        expect(await openSections(page)).toEqual(await sectionIds(page));
        await expectAccessible(page);
      });
    });
  }
}

test('a rulebook on a phone folds, and its table of contents follows and opens what it leads to', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(addressOf('nl/games/david-goliath/rules/'));
  const all = await sectionIds(page);
  await page.getByRole('button', { name: 'Alles sluiten', exact: true }).click();
  expect(await openSections(page)).toEqual([]);
  await page.locator('summary', { has: page.locator('#dg-2') }).press('Enter');
  expect(await openSections(page)).toEqual(['dg-2']);

  const contents = page.locator('mobile-starlight-toc');
  const current = contents.locator('[aria-current]');
  const follow = async (id: string): Promise<void> => {
    await contents.locator('summary').click();
    await contents.locator(`a[href="#${id}"]`).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect.poll(() => openSections(page)).toEqual(['dg-2', id]);
    await expect(current).toHaveAttribute('href', `#${id}`);
  };
  await follow('dg-5');
  // The same link again, after the section was folded: the address stays the same.
  await page.locator('summary', { has: page.locator('#dg-5') }).click();
  await follow('dg-5');
  // It follows the text of a section too, not only its heading.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', '#_top');
  await page.locator('docs-sections > details', { has: page.locator('#dg-5') }).evaluate((section) => {
    scrollBy({ top: section.getBoundingClientRect().top + 200, behavior: 'instant' });
  });
  await expect(current).toHaveAttribute('href', '#dg-5');

  const printed = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('beforeprint', () =>
          resolve(document.querySelectorAll('docs-sections > details[open]').length),
        ),
      ),
  );
  await page.pdf();
  expect(await printed).toBe(all.length);
  await expect.poll(() => openSections(page)).toEqual(['dg-2', 'dg-5']);

  await page.goto(addressOf('nl/games/david-goliath/'));
  await page.goto(addressOf('nl/games/david-goliath/rules/'));
  expect(await openSections(page)).toEqual(['dg-2', 'dg-5']);
});

for (const game of games) {
  test(`the rulebook of ${game} with its first example loads at most 120 kB of JavaScript`, async ({
    page,
  }) => {
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) responses.push(response);
    });
    await page.goto(addressOf(`en/games/${game}/rules/`));
    // A table loads when it is near; how far down the first one is depends on the text above it.
    await page.locator('docs-position').first().scrollIntoViewIfNeeded();
    await expect(page.locator('cb-position').first().getByRole('region').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = new Map<string, number>();
    for (const response of responses)
      scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
    const inline = await page.locator('script:not([src])').allTextContents();
    const total = [...scripts.values()].reduce((sum, size) => sum + size, gzipSync(inline.join('\n')).length);
    console.log(`${game}: ${(total / 1000).toFixed(1)} kB gzip in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(5);
    expect(total).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
    const otherGames = games.filter((other) => other !== game);
    for (const other of otherGames) expect([...scripts.keys()].join('\n')).not.toContain(`/${other}.`);
  });
}

for (const playedExample of playedExamples) {
  for (const language of languages) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const [input, press] of Object.entries(inputs)) {
        const title = `an example of ${playedExample.game} in ${language} is played on a ${size} by ${input}`;
        test(title, { tag: '@long' }, async ({ page }) => {
          await page.setViewportSize(viewport);
          await openExample(page, language, playedExample.game, playedExample.example);
          await playExample(page, playedExample, language, press);
          await expectNoSidewaysScroll(page);
        });
      }
    }
  }
}
