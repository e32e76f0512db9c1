/** One example of each game in each language, on a phone and on a desktop, by mouse and by keyboard: wrongly, rightly, and back. */
import { expect, type JSHandle, type Locator, type Page, test } from '@playwright/test';
import { type Press, playedExamples } from './played.ts';
import { addressOf, games, type Language, languages } from './site.ts';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
const takeBack = { en: 'Take back', nl: 'Terugnemen', de: 'Zurücknehmen' };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Hand = (page: Page, target: Locator, clicks?: number) => Promise<void>;

const button = (table: Locator, { name }: Press, language: Language): Locator =>
  table.getByRole('button', { name: new RegExp(`^${escaped(name[language])}(,|$)`, 'i') });

const byMouse: Hand = async (_page, target, clicks = 1) => {
  for (let click = 0; click < clicks; click++) await target.click();
};

/** From where the focus is: arrows within a hand or a board as far as they lead, Tab to the next, and back again. */
const byKeyboard: Hand = async (page, target) => {
  const stops = [...Array(14).fill('Tab'), ...Array(28).fill('Shift+Tab')];
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element.matches(':focus'));
  for (const stop of stops) {
    if ((await isThere()) || (await arrowsLeadTo(page, isThere))) break;
    await page.keyboard.press(stop);
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
};

async function arrowsLeadTo(page: Page, isThere: () => Promise<boolean>): Promise<boolean> {
  if (!(await page.evaluate(() => document.activeElement?.localName === 'cb-position'))) return false;
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    for (let press = 0; press < 12 && (await moves(page, arrow)); press++) if (await isThere()) return true;
  }
  return false;
}

/** Whether the focus is somewhere else after it. */
async function moves(page: Page, key: string): Promise<boolean> {
  const focused = (): Promise<JSHandle<Element | null>> =>
    page.evaluateHandle(() => {
      let inner = document.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      return inner;
    });
  const before = await focused();
  await page.keyboard.press(key);
  return page.evaluate(([a, b]) => a !== b, [before, await focused()] as const);
}

test('every game has an example that is played', () => {
  expect(playedExamples.map(({ game }) => game).sort()).toEqual([...games].sort());
});

for (const { game, example, rule, wrong, right } of playedExamples) {
  for (const language of languages) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const [how, hand] of Object.entries({ mouse: byMouse, keyboard: byKeyboard })) {
        test(`${game} in ${language}, ${size}, ${how}`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.goto(addressOf(`${language}/games/${game}/rules/#example-${example}`));
          const section = page.locator(`#example-${example}`);
          const table = section.locator('cb-position');
          const told = section.locator('[data-words]');
          await expect(table.getByRole('region').first()).toBeVisible();
          const before = await told.textContent();

          for (const press of wrong) await hand(page, button(table, press, language), press.clicks);
          const why = table.getByRole('link', { name: new RegExp(`^${rule}\\b`) });
          await expect(why.first()).toBeVisible();
          await expect(why.first()).toHaveAttribute('href', new RegExp(`#${rule.toLowerCase()}$`));
          expect(await told.textContent()).toBe(before);

          for (const press of right) await hand(page, button(table, press, language), press.clicks);
          await expect(told).not.toHaveText(before!);
          await hand(page, table.getByRole('button', { name: takeBack[language], exact: true }));
          await expect(told).toHaveText(before!);
          // Nothing sticks out sideways.
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide).toBeLessThanOrEqual(0);
        });
      }
    }
  }
}
