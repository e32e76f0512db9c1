/** Plays one example of each game, as `played-example.json` in its folder describes it: an illegal move, a legal move, and back to the start. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import type { Language } from './site.ts';

/** A button on the table, by the beginning of its name. */
interface Button {
  readonly name: { readonly [L in Language]: string };
  /** How often to click the button with the mouse; by default once. The keyboard always presses Enter once. */
  readonly clicks?: number;
}

export interface PlayedExample {
  readonly game: string;
  readonly example: string;
  /** The buttons of an illegal move, and the rule that the table names. */
  readonly illegalMove: readonly Button[];
  readonly rule: string;
  /** The buttons of a legal move. */
  readonly right: readonly Button[];
}

const folder = join(import.meta.dirname, '../src/games');

export const playedExamples: readonly PlayedExample[] = readdirSync(folder)
  .map((id) => join(folder, id, 'played-example.json'))
  .filter(existsSync)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));

/** Whether the pages of a game say `draft: true`. */
export const isDraft = (game: string): boolean =>
  /^\s*draft: true,/m.test(readFileSync(join(folder, game, 'index.ts'), 'utf8'));

type Press = (page: Page, target: Locator, clicks?: number) => Promise<void>;

const takeBack = { en: 'Take back', nl: 'Terugnemen', de: 'Zurücknehmen' };

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export async function playExample(
  page: Page,
  { example, rule, illegalMove, right }: PlayedExample,
  language: Language,
  press: Press,
): Promise<void> {
  const section = page.locator(`#example-${example}`);
  const table = section.locator('cb-position');
  const inWords = section.locator('[data-words]');
  const find = ({ name }: Button): Locator =>
    table.getByRole('button', { name: new RegExp(`^${escapeRegExp(name[language])}(,|$)`, 'i') });
  const before = await inWords.textContent();

  for (const button of illegalMove) await press(page, find(button), button.clicks);
  const ruleLink = table.getByRole('link', { name: new RegExp(`^${rule}\\b`) }).first();
  await expect(ruleLink).toBeVisible();
  await expect(ruleLink).toHaveAttribute('href', new RegExp(`#${rule.toLowerCase()}$`));
  expect(await inWords.textContent()).toBe(before);

  for (const button of right) await press(page, find(button), button.clicks);
  await expect(inWords).not.toHaveText(before!);
  await press(page, table.getByRole('button', { name: takeBack[language], exact: true }));
  await expect(inWords).toHaveText(before!);
}

export const byMouse: Press = async (_page, target, clicks = 1) => {
  for (let click = 0; click < clicks; click++) await target.click();
};

/** Moves the focus to the target: with arrow keys inside a hand or board, with Tab, then back with Shift+Tab. */
export const byKeyboard: Press = async (page, target) => {
  const stops = [...Array(14).fill('Tab'), ...Array(28).fill('Shift+Tab')];
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element.matches(':focus'));
  for (const key of stops) {
    if ((await isFocused()) || (await arrowsLeadTo(page, isFocused))) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
};

async function arrowsLeadTo(page: Page, isFocused: () => Promise<boolean>): Promise<boolean> {
  if (!(await page.evaluate(() => document.activeElement?.localName === 'cb-position'))) return false;
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    for (let press = 0; press < 12 && (await movesFocus(page, arrow)); press++)
      if (await isFocused()) return true;
  }
  return false;
}

async function movesFocus(page: Page, key: string): Promise<boolean> {
  const focusedElement = (): Promise<JSHandle<Element | null>> =>
    page.evaluateHandle(() => {
      let innermostFocus = document.activeElement;
      while (innermostFocus?.shadowRoot?.activeElement)
        innermostFocus = innermostFocus.shadowRoot.activeElement;
      return innermostFocus;
    });
  const before = await focusedElement();
  await page.keyboard.press(key);
  return page.evaluate(([a, b]) => a !== b, [before, await focusedElement()] as const);
}
