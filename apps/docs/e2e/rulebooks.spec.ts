/**
 * Loads each rulebook once per language and runs all checks on that page. `@long`: every size and input method on a page of
 * its own.
 */
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
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

      test(`has an example that refuses, plays and takes back by keyboard on a ${first}`, async () => {
        await playExample(page, playedExample, language, byKeyboard);
        await expectNoSidewaysScroll(page);
      });

      test(`has an example that refuses, plays and takes back by mouse on a ${second}`, async () => {
        await page.setViewportSize(sizes[second]);
        await playExample(page, playedExample, language, byMouse);
        await expectNoSidewaysScroll(page);
      });

      test(`passes axe on a ${second} in the ${scheme} theme`, () => expectAccessible(page));
    });
  }
}

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
