/** Tests the pages around the tables: without JavaScript, challenges and progress, replays, links, whole games. */
import { expect, test } from '@playwright/test';
import { addressOf, games, languages, phone } from './site.ts';

/** The English text of src/words.ts that a table shows while it loads. */
const LOADING = 'Setting the table …';

const davidGoliathPage = (page: string): string => addressOf(`en/games/david-goliath/${page}`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, refusalText, inWords] of [
    ['en', 'Refused.', 'The position in words'],
    ['nl', 'Mag niet.', 'De stelling in woorden'],
    ['de', 'Nicht erlaubt.', 'Die Stellung in Worten'],
  ] as const) {
    test(`the rulebooks in ${language} read as text`, async ({ page }) => {
      for (const game of language === 'en' ? games : ['daumen-drauf']) {
        await page.goto(addressOf(`${language}/games/${game}/rules/`));
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.getByText(refusalText).first()).toBeVisible();
        await expect(page.getByText(inWords).first()).toBeVisible();
        // On a phone too, although nothing has opened the last section.
        await expect(page.locator('docs-sections > details').last().locator('p').first()).toBeVisible();
        await expect(page.locator('.stage:visible')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      }
    });
  }

  test('a guide says what needs JavaScript, and announces nothing that never comes', async ({ page }) => {
    for (const [guide, requiredText] of [
      ['hosting/fairness/', 2],
      ['embed/elements/', 0],
      ['engine/own-table/', 0],
    ] as const) {
      await page.goto(addressOf(`en/${guide}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(LOADING).filter({ visible: true })).toHaveCount(0);
      // These sentences are inside <noscript>, which locators do not see.
      expect((await page.content()).match(/JavaScript in your browser/g) ?? []).toHaveLength(requiredText);
    }
  });
});

test('a solved challenge is remembered until the reader resets the progress', async ({ page }) => {
  await page.goto(davidGoliathPage('challenges/#purple-18'));
  const task = page.locator('docs-task').first();
  const table = task.locator('cb-position');
  await table.getByRole('button', { name: /^blue 17/ }).click();
  await table.getByRole('button', { name: /^blue 17/ }).click();
  await expect(task.locator('[data-verdict]')).toHaveText(
    /^Not solved\. You play the blue 17\. Ben has the lowest, the blue 4, and takes the highest, the purple 18\. .* Ben’s 4 stayed the lowest card, so the 18 went to him\. Take it back/,
  );
  await expect(task.locator('[data-why]')).toBeHidden();
  await table.getByRole('button', { name: 'Start over', exact: true }).click();
  await table.getByRole('button', { name: /^blue 3/ }).click();
  await table.getByRole('button', { name: /^blue 3/ }).click();
  await expect(task.locator('p[data-verdict]')).toHaveText('Solved.');
  await expect(task.locator('[data-why]')).toBeVisible();
  await expect(page.locator('docs-progress [data-count]')).toHaveText('1 of 6 solved');
  await page.reload();
  await expect(page.locator('docs-progress [data-count]')).toHaveText('1 of 6 solved');
  await page.getByRole('button', { name: 'Reset my progress' }).click();
  await expect(page.locator('docs-progress [data-count]')).toHaveText('0 of 6 solved');
});

test('taking back a move takes back the answers of the other players too', async ({ page }) => {
  await page.goto(davidGoliathPage('challenges/#lead-low'));
  const task = page.locator('docs-task', { has: page.locator('[data-show*="y1"]') });
  const words = task.locator('[data-words]');
  const table = task.locator('cb-position');
  await expect(table.getByRole('region').first()).toBeVisible();
  const before = await words.textContent();
  await task.locator('summary', { hasText: 'Solution' }).click();
  await task.getByRole('button', { name: 'Show it on the table' }).click();
  await expect(task.locator('p[data-verdict]')).toHaveText('Solved.');
  await table.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(words).toHaveText(before!);
});

test('a lesson shows one step, marks it when it is solved, and goes on', async ({ page }) => {
  await page.goto(davidGoliathPage(''));
  const lesson = page.locator('docs-lesson');
  await expect(lesson.getByRole('heading', { level: 2 })).toHaveText(['Step 1: Run off with the big one']);
  const table = lesson.locator('cb-position');
  await table.getByRole('button', { name: /^green 2/ }).click();
  await table.getByRole('button', { name: /^green 2/ }).click();
  await expect(lesson.locator('p[data-verdict]:visible')).toHaveText('Solved.');
  await expect(lesson.getByRole('link', { name: /^Step 1/ })).toHaveClass('done');
  await page.keyboard.press('Enter');
  await expect(lesson.getByRole('heading', { level: 2 })).toHaveText(['Step 2: Sweep up the rest']);
  await expect(lesson.getByRole('heading', { level: 2 })).toBeFocused();
  // A reader who comes back goes on where they were.
  await page.goto(davidGoliathPage('rules/'));
  await page.goto(davidGoliathPage(''));
  await expect(lesson.getByRole('heading', { level: 2 })).toHaveText(['Step 2: Sweep up the rest']);
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`every step of every lesson fits a screen of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [index, game] of games.entries()) {
      const language = languages[index % languages.length]!;
      await page.goto(addressOf(`${language}/games/${game}/`));
      const steps = page.locator('docs-lesson .steps a');
      for (const step of await steps.all()) {
        await step.click();
        const section = page.locator('docs-lesson > section:not([hidden])');
        await expect(section.locator('cb-position').getByRole('region').first()).toBeVisible();
        await expect(section.locator('docs-task > .goal')).toBeInViewport({ ratio: 1 });
        await expect(section.locator('.stage')).toBeInViewport({ ratio: 1 });
        await section.locator('[data-show]').evaluate((button: HTMLElement) => button.click());
        await expect(section.locator('.next')).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('a slider changes pieces, bars and the sentence', async ({ page }) => {
  await page.goto(davidGoliathPage('explore/'));
  const explorable = page.locator('docs-explorable');
  await expect(explorable.locator('cb-card')).toHaveCount(2);
  await expect(explorable.getByRole('status')).toHaveText(/^Two mice are worth their numbers: 19 points/);
  await explorable.getByRole('slider', { name: 'Third mouse' }).press('ArrowRight');
  await expect(explorable.locator('cb-card')).toHaveCount(3);
  await expect(explorable.getByRole('meter', { name: 'all of them' })).toHaveAttribute('value', '3');
  await expect(explorable.getByRole('status')).toHaveText(/turns 19 points into 3/);
});

test('a question tells a wrong answer from the right one', async ({ page }) => {
  await page.goto(davidGoliathPage('challenges/#who-takes'));
  const question = page.locator('docs-question').first();
  await question.getByRole('button', { name: 'Ben, with the red 3' }).click();
  await expect(question.locator('p[data-verdict]')).toHaveText(
    /^No\. Ben’s 3 is as low as Dennis’s, but .* Look again\.$/,
  );
  await question.getByRole('button', { name: 'Dennis, with the green 3' }).click();
  await expect(question.locator('p[data-verdict]')).toHaveText('That’s right.');
});

test('a switch changes the example, and a copied link leads back to the position', async ({ page }) => {
  await page.goto(davidGoliathPage('rules/#example-dg-2'));
  const example = page.locator('#example-dg-2');
  const caseAt = (index: number) => example.locator(`[data-case="${index}"]`);
  await expect(caseAt(1)).toBeHidden();
  await example.getByRole('radio').nth(1).check();
  await expect(caseAt(0)).toBeHidden();
  await caseAt(1).getByRole('button', { name: 'Show me: Play green 7', exact: true }).click();
  const words = caseAt(1).locator('[data-words]');
  await expect(words).toContainText('The game is over.');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await caseAt(1).getByRole('button', { name: 'Copy a link to this position' }).click();
  const address = await caseAt(1).getByRole('textbox').inputValue();
  await page.goto(address);
  await expect(caseAt(0)).toBeHidden();
  await expect(words).toContainText('The game is over.');
});

test('a copied link leads to its own case, even if all cases have the same options', async ({ page }) => {
  await page.goto(addressOf('en/games/gouda-gouda/rules/#example-gg-5'));
  const example = page.locator('#example-gg-5');
  const caseAt = (index: number) => example.locator(`[data-case="${index}"]`);
  await example.getByRole('radio').nth(1).check();
  const words = caseAt(1).locator('[data-words]');
  const before = await words.textContent();
  expect(before).not.toBe(await caseAt(0).locator('[data-words]').textContent());
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await caseAt(1).getByRole('button', { name: 'Copy a link to this position' }).click();
  await page.goto(await caseAt(1).getByRole('textbox').inputValue());
  await expect(example.getByRole('radio').nth(1)).toBeChecked();
  await expect(caseAt(1).locator('cb-position').getByRole('region').first()).toBeVisible();
  await expect(words).toHaveText(before!);
  // The first case still has its own position.
  await example.getByRole('radio').nth(0).check();
  const other = caseAt(0).locator('cb-position');
  await expect(other.getByRole('region').first()).toBeVisible();
  const position = await caseAt(0).locator('docs-position').getAttribute('data-position');
  expect(
    await other.evaluate((positionElement: HTMLElement & { position: string }) => positionElement.position),
  ).toBe(position);
});

test('a position continues as a table against bots', async ({ page }) => {
  await page.goto(davidGoliathPage('rules/#example-dg-10'));
  const example = page.locator('#example-dg-10');
  await expect(example.locator('cb-position').getByRole('region').first()).toBeVisible();
  await example.getByRole('link', { name: 'Play on against bots' }).click();
  await page.waitForURL(/\/play\/\?position=/);
  const table = page.locator('docs-play cb-position');
  await table.getByRole('button', { name: /^green 1(,|$)/ }).click();
  await table.getByRole('button', { name: /^green 1(,|$)/ }).click();
  // Ben leads the next trick, Clara follows, and it is the reader's turn again.
  const state = () =>
    table.evaluate(
      ({ match }: HTMLElement & { match: { length: number; actors: readonly number[] } }) =>
        match.length >= 3 && match.actors.includes(0),
    );
  await expect.poll(state, { timeout: 30_000 }).toBe(true);
});

test('a button of a replay jumps to its step', async ({ page }) => {
  await page.goto(davidGoliathPage('strategy/#one-deal'));
  const replay = page.locator('docs-replay').first();
  await replay.getByRole('button', { name: 'Go to this step: 35' }).click();
  await expect(replay.locator('cb-replay')).toHaveAttribute('at', '35');
});

for (const game of games) {
  test(`a whole game of ${game} begins`, async ({ page }) => {
    await page.goto(addressOf(`en/games/${game}/play/`));
    await expect(page.locator('cb-game').getByRole('region').first()).toBeVisible();
  });
}

test('every summary fits on one sheet of paper, in every language', async ({ page }) => {
  for (const game of games) {
    for (const language of languages) {
      await page.goto(addressOf(`${language}/games/${game}/summary/`));
      const sheet = await page.pdf({ format: 'A4' });
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g), `${language} ${game}`).toHaveLength(1);
    }
  }
});

test('the start page leads to the reader’s language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto(addressOf(''));
  await page.waitForURL(/\/nl\/$/);
  await context.close();
});

test('the first page and its example load at most 40 scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(addressOf('en/'));
  await expect(page.locator('cb-position').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(40);
  expect(scripts.length).toBeGreaterThan(5);
});
