/** The line above a table stays in step with the table, even while bots' moves are still being shown. */

import { expectTable } from '../kit/at-the-table.ts';
import { expect, type Person, test } from '../kit/index.ts';
import { touchSomething } from '../kit/touch.ts';

test('in every scene the status line names whose turn it is in that scene', async ({ people }) => {
  const anna: Person = await people.addPerson('Anna', { reducedMotion: 'no-preference' });
  await anna.goto('#/new/mens-erger-je-niet/bots');
  await anna.page.getByRole('radio', { name: '4 players', exact: true }).check();
  await anna.page.evaluate(() => {
    const statusTexts: string[][] = [];
    Object.assign(globalThis, { statusTexts });
    addEventListener('cb-scene', (event) => {
      const [table] = event.composedPath() as HTMLElement[];
      // The screen around the table renders right after this event.
      requestAnimationFrame(() => {
        const appRoot = document.querySelector('cbp-app')?.shadowRoot;
        const playScreen = appRoot && findWithin(appRoot, 'cbp-play');
        const statusName = playScreen?.shadowRoot?.querySelector('.status strong')?.textContent ?? '';
        const turnName = table?.shadowRoot?.querySelector('cb-seat[turn]')?.getAttribute('name') ?? '';
        if (turnName !== '' && statusName !== '') statusTexts.push([turnName, statusName.trim()]);
      });
    });
    function findWithin(root: ParentNode, selector: string): Element | null {
      const element = root.querySelector(selector);
      if (element) return element;
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        const nestedElement = shadowRoot && findWithin(shadowRoot, selector);
        if (nestedElement) return nestedElement;
      }
      return null;
    }
  });
  await anna.button('Play').click();
  await expectTable(anna);
  const recordedTexts = (): Promise<string[][]> =>
    anna.page.evaluate(() => (globalThis as typeof globalThis & { statusTexts: string[][] }).statusTexts);
  await expect
    .poll(
      async () => {
        // It may be Anna's turn, so the test touches something for her.
        await anna.page.evaluate(touchSomething, { chance: 0, noWait: true });
        return new Set((await recordedTexts()).map(([seat]) => seat)).size;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(2);
  for (const [seat, statusName] of await recordedTexts()) {
    expect(statusName).toBe(seat === 'You' ? 'Your turn' : `${seat}’s turn`);
  }
});
