/** Tests the live parts of the guides: the playground, the example game, the cheating host, the record check. */
import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { cheat, person, play, record } from '../examples/fairness/draws.ts';
import { addressOf } from './site.ts';

test('a playground edits its element and copies the code', async ({ page }) => {
  await page.goto(addressOf('en/embed/elements/cb-card/'));
  const form = page.getByRole('form', { name: 'Try it: cb-card', exact: true });
  const playground = page.locator('docs-playground', { has: form });
  const card = playground.locator('cb-card');
  await expect(card).toHaveAttribute('card', 'g12');
  await form.getByRole('textbox', { name: 'card', exact: true }).fill('r3');
  await expect(card).toHaveAttribute('card', 'r3');
  await expect(card.getByRole('img', { name: /red 3/i })).toBeVisible();
  await form.getByRole('combobox', { name: 'deck', exact: true }).selectOption('snakes');
  await form.getByRole('textbox', { name: 'card', exact: true }).fill('');
  await expect(card).toHaveAttribute('deck', 'snakes');
  await expect(card).not.toHaveAttribute('card');
  await form.getByRole('textbox', { name: 'card', exact: true }).fill('y7');
  const code = '<cb-card deck="snakes" card="y7"></cb-card>';
  await expect(playground.locator('[data-code]')).toContainText(code);
  // Without a clipboard, the page shows the code to copy by hand.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await playground.getByRole('button', { name: 'Copy the code', exact: true }).click();
  expect(await playground.getByRole('textbox', { name: 'Copy it from here:' }).inputValue()).toContain(code);
});

test('the fifth game takes a bid by keyboard', async ({ page }) => {
  await page.goto(addressOf('nl/engine/own-table/'));
  const game = page.locator('docs-fifth-game');
  await game.scrollIntoViewIfNeeded();
  const bidOfSeven = game.getByRole('button', { name: /^geel 7(,|$)/i });
  await expect(bidOfSeven).toBeVisible();
  await bidOfSeven.focus();
  await page.keyboard.press('Enter');
  // The bid is no longer in the hand, and the next cheese is up for auction.
  await expect(bidOfSeven).toHaveCount(0);
  await expect(game.getByRole('button', { name: /^geel 6(,|$)/i })).toBeEnabled();
});

test.describe('the fairness page', () => {
  const seed = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));
  const people = [person(seed, 'Brie'), person(seed, 'Gouda')];
  const fairMatch = play(people);
  const honestRecord = record(fairMatch);
  const tamperedRecord = record(cheat(people, 'die', 2, (fairMatch.pips[1]! % 6) + 1, seed));

  const open = async (page: Page, language: string, element: string) => {
    await page.goto(addressOf(`${language}/hosting/fairness/`));
    const liveElement = page.locator(element);
    await liveElement.scrollIntoViewIfNeeded();
    await expect(liveElement.locator('form')).toBeVisible();
    return { place: liveElement, verdict: liveElement.locator('[data-verdict]') };
  };

  test('catches a cheating host, whichever way it cheats', async ({ page }) => {
    const { place, verdict } = await open(page, 'de', 'docs-cheat-demo');
    await expect(verdict).toHaveText(/^Geprüft: /);
    const die = place.getByRole('combobox', { name: 'Augen von Wurf 2', exact: true });
    const other = (Number(await die.inputValue()) % 6) + 1;
    await die.selectOption(String(other));
    await expect(verdict).toHaveText(/^Nicht bewiesen: die Ziehung in Eintrag \d+ ging anders aus\./);
    await place.getByRole('radio', { name: /eine andere Kette/ }).check();
    await expect(verdict).toHaveText(
      /^Nicht bewiesen: der Anteil von Gastgeber an der Ziehung in Eintrag 1 /,
    );
    await expect(die).toHaveValue(String(other));
    await place.getByRole('radio', { name: /an den Anfang/ }).check();
    await expect(verdict).toHaveText('Nicht bewiesen: Eintrag 0 ist nicht von Gast unterschrieben.');
    await expect(die).toHaveValue(String(other));
    await place.getByRole('button', { name: 'Neue Ketten, neue Würfe', exact: true }).click();
    await expect(verdict).toHaveText(/^Geprüft: /);
  });

  test('checks a record offline', async ({ page }) => {
    const { place, verdict } = await open(page, 'en', 'docs-record-check');
    await page.context().setOffline(true);
    const field = place.getByRole('textbox', { name: 'The record', exact: true });
    const check = place.getByRole('button', { name: 'Check it', exact: true });
    await check.click();
    await expect(verdict).toHaveText(/^There is nothing to check yet/);
    await field.fill(honestRecord);
    await check.click();
    await expect(verdict).toHaveText(/^Verified: \d+ moves?, 5 draws, \d+ signatures\./);
    await expect(place.locator('[data-fact="people"]')).toHaveText('2');
    // Editing the record clears the verdict.
    await field.fill('hello');
    await expect(verdict).toBeEmpty();
    await check.click();
    await expect(verdict).toHaveText(/^Not a match that can be played, line 1: /);
    await expect(place.locator('[data-fact="people"]')).toBeHidden();
    await place.getByRole('button', { name: 'Try it with a small match', exact: true }).click();
    await expect(verdict).toHaveText(/^Verified: /);
  });

  test('names the entry that was tampered with in a record from a file', async ({ page }) => {
    const { place, verdict } = await open(page, 'nl', 'docs-record-check');
    const file = place.getByLabel('Bestand kiezen', { exact: true });
    const textFile = (content: string | Uint8Array) => ({
      name: 'partij.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
    await file.setInputFiles(textFile(tamperedRecord));
    await expect(verdict).toHaveText(
      /^Niet bewezen: de trekking van logregel \d+ had een andere uitkomst moeten hebben\./,
    );
    await file.setInputFiles(textFile(new Uint8Array([0xff, 0xfe, 0x00])));
    await expect(verdict).toHaveText('Dit bestand is niet als tekst te lezen.');
    await file.setInputFiles(textFile(honestRecord));
    await expect(verdict).toHaveText(/^Gecontroleerd: /);
  });
});
