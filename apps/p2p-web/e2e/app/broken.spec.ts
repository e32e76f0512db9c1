/** What cannot be shown is said in a sentence, with a way out: no page is blank. */
import { expectAccessible } from '../kit/axe.ts';
import { autoplay, expect, gathers, type Person, test } from '../kit/index.ts';
import { hurry, seesTable, tableOf } from '../play/desk.ts';

test.use({ actionTimeout: 30_000 });

const some = { until: (touches: number) => touches >= 2 };

/** A host with a program of its own: what it says can be said over its last line. */
async function speaksFreely({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const send = RTCDataChannel.prototype.send as (text: string) => void;
    RTCDataChannel.prototype.send = function spoken(this: RTCDataChannel, text: unknown) {
      Object.assign(window, { say: (frame: string) => send.call(this, frame) });
      return send.call(this, text as string);
    } as typeof RTCDataChannel.prototype.send;
  });
}

test('a host that shows nonsense: the guest reads so, and plays on when it is shown sense', async ({
  people,
}) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  await speaksFreely(anna);
  ben.causes(/TypeError/);
  await gathers(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await seesTable(anna, ben);
  await autoplay([anna, ben], some);
  // The right form, and nothing in it.
  const nonsense = JSON.stringify({ t: 'patch', patch: { match: { view: [0, { viewer: 1 }] } } });
  await anna.page.evaluate(
    (message) => (window as unknown as { say(frame: string): void }).say(`=.${message}`),
    nonsense,
  );
  const said = ben.page.getByRole('alert').filter({ hasText: 'cannot be shown' });
  await expect(said).toBeVisible();
  await expect(tableOf(ben)).toHaveCount(0);
  await expect(said.getByRole('link', { name: 'To the first page', exact: true })).toBeVisible();
  await expectAccessible(ben.page, 'a table that cannot be shown');
  await ben.page.reload();
  await seesTable(ben);
  await autoplay([anna, ben], some);
});

/** Something in what a person's browser keeps of its tables is not what it was. */
const spoils = ({ page }: Person, part: 'room' | 'record'): Promise<void> =>
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
            if (cursor) cursor.update({ ...cursor.value, [part]: part === 'room' ? {} : 'cheese' });
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

for (const part of ['room', 'record'] as const) {
  test(`a save whose ${part} is broken: the table says that it cannot be opened, the first page is there`, async ({
    people,
  }) => {
    const [anna] = (await people('Anna')) as [Person];
    anna.causes(/./);
    await hurry(anna);
    await anna.goto('#/new/gouda-gouda/bots');
    await anna.field('Your name').fill('Anna');
    await anna.button('Play').click();
    await seesTable(anna);
    const table = new URL(anna.page.url()).hash;
    await anna.goto('#/');
    await expect(anna.link(/^Go on: Gouda/)).toBeVisible();
    await spoils(anna, part);
    await anna.goto(table);
    await expect(anna.heading('The table could not be opened')).toBeVisible();
    await anna.link('To the first page').click();
    await expect(anna.heading('Four games, one link')).toBeVisible();
    await anna.button(/^Delete: Gouda/).click();
    await anna.button('Yes, delete').click();
    await expect(anna.link(/^Go on: Gouda/)).toBeHidden();
  });
}
