/** Data that cannot be shown leads to a sentence and a way out, never to a blank page. */

import { expectTable, playFast, tableOf } from '../kit/at-the-table.ts';
import { expectAccessible } from '../kit/axe.ts';
import { autoplay, expect, type Person, startTable, test } from '../kit/index.ts';

const untilTwoTouches = { until: (touches: number) => touches >= 2 };

/** Lets the test send any text over the page's newest data channel, as a modified host could. */
async function exposeSend({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const send = RTCDataChannel.prototype.send as (text: string) => void;
    RTCDataChannel.prototype.send = function remember(this: RTCDataChannel, text: unknown) {
      Object.assign(window, { sendRaw: (frame: string) => send.call(this, frame) });
      return send.call(this, text as string);
    } as typeof RTCDataChannel.prototype.send;
  });
}

test('a guest reads that the host sends nonsense, and plays on after a reload', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  await exposeSend(anna);
  ben.expectProblems(/TypeError/);
  await startTable(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await expectTable(anna, ben);
  await autoplay([anna, ben], untilTwoTouches);
  // A view that matches the schema but holds nothing of the game.
  const nonsense = JSON.stringify({ t: 'update', patch: { match: { view: [0, { viewer: 1 }] } } });
  await anna.page.evaluate(
    (message) => (window as typeof window & { sendRaw(frame: string): void }).sendRaw(`=.${message}`),
    nonsense,
  );
  const alertBox = ben.page.getByRole('alert').filter({ hasText: 'can’t be shown' });
  await expect(alertBox).toBeVisible();
  await expect(tableOf(ben)).toHaveCount(0);
  await expect(alertBox.getByRole('link', { name: 'Go to the start page', exact: true })).toBeVisible();
  await expectAccessible(ben.page, 'a table that cannot be shown');
  await ben.page.reload();
  await expectTable(ben);
  await autoplay([anna, ben], untilTwoTouches);
});

/** Overwrites a part of every saved table in the person's browser. */
const corruptSave = ({ page }: Person, part: 'room' | 'log'): Promise<void> =>
  page.evaluate(
    (part) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cheeseboard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const transaction = db.transaction('saves', 'readwrite');
          const saves = transaction.objectStore('saves');
          saves.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            const corrupt = { [part]: part === 'room' ? {} : 'cheese' };
            if (cursor) cursor.update({ ...cursor.value, save: { ...cursor.value.save, ...corrupt } });
            cursor?.continue();
          };
          transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    part,
  );

for (const part of ['room', 'log'] as const) {
  test(`a saved table with a corrupt ${part} says that it cannot be opened and can be deleted`, async ({
    people,
  }) => {
    const [anna] = (await people('Anna')) as [Person];
    anna.expectProblems(/./);
    await playFast(anna);
    await anna.goto('#/new/gouda-gouda/bots');
    await anna.field('Your name').fill('Anna');
    await anna.button('Play').click();
    await expectTable(anna);
    const table = new URL(anna.page.url()).hash;
    await anna.goto('#/');
    await expect(anna.link(/^Continue: Gouda/)).toBeVisible();
    // The table that Anna left may still be saving. A reload stops it.
    await anna.page.reload();
    await corruptSave(anna, part);
    await anna.goto(table);
    await expect(anna.heading('The table couldn’t be opened')).toBeVisible();
    await anna.link('Go to the start page').click();
    await expect(anna.heading('Four games, one link')).toBeVisible();
    await anna.link('Game nights').click();
    await anna.button(/^Delete: Gouda/).click();
    await anna.button('Yes, delete').click();
    await expect(anna.link(/^Continue: Gouda/)).toBeHidden();
  });
}
