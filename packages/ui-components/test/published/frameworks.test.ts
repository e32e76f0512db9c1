/** Tests the React and Vue examples, built as a user would build them. The page's own state controls the table. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../kit/long.ts';
import { pageOpener } from './browser.ts';
import { filesIn, serve } from './serve.ts';

const examples = join(import.meta.dirname, '../../examples');

describe.each(isLong ? ['react', 'vue'] : ['react'])('%s', (framework) => {
  const openPage = pageOpener();
  let outDir: string;
  let url: string;

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), `cheeseboard-${framework}-`));
    const configFile = join(examples, framework, 'vite.config.ts');
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    url = await serve(filesIn(outDir));
  });
  afterAll(() => rm(outDir, { recursive: true }));

  test('plays three tricks and starts a new game', async () => {
    const { page, errors } = await openPage(url);
    const steps = page.locator('output');
    const hand = page.locator('cb-hand');
    const cards = hand.locator('button');
    const legal = hand.locator('button.legal');
    await legal.first().waitFor();
    const cardCount = await cards.count();
    expect(cardCount).toBeGreaterThan(3);

    for (let moveNumber = 1; moveNumber <= 3; moveNumber++) {
      const before = Number(await steps.textContent());
      await legal.first().press('Enter');
      await expect.poll(() => cards.count()).toBe(cardCount - moveNumber);
      // The page's state contains the card and the other players' moves.
      expect(Number(await steps.textContent())).toBeGreaterThan(before);
      await expect.poll(() => legal.count()).toBeGreaterThan(0);
    }

    await page.getByRole('button', { name: 'New game' }).click();
    await expect.poll(() => cards.count()).toBe(cardCount);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('explains an illegal card with the page’s own match', async () => {
    const { page } = await openPage(url);
    const hand = page.locator('cb-hand');
    const restingCards = hand.locator('button.resting');
    const legal = hand.locator('button.legal');
    // Play until a colour must be followed, because then some cards are not playable.
    for (let attempt = 0; (await restingCards.count()) === 0 && attempt < 10; attempt++) {
      const cardsLeft = await hand.locator('button').count();
      await legal.first().press('Enter');
      await expect.poll(() => hand.locator('button').count()).toBe(cardsLeft - 1);
      await expect.poll(() => legal.count()).toBeGreaterThan(0);
    }
    const steps = await page.locator('output').textContent();
    await restingCards.first().press('Enter');
    await page.locator('[part="note"]').waitFor();
    expect(await page.locator('output').textContent()).toBe(steps);
    await page.close();
  });
});
