/** What happens to networks and tabs, at a table in the app: the seat is kept, and the game goes on. */
import { expectAccessible } from '../kit/axe.ts';
import { autoplay, expect, gathers, opensTable, type Person, test } from '../kit/index.ts';
import { Passage } from '../kit/passage.ts';
import { powerOver } from '../kit/power.ts';
import { hurry, noticesOf, seesTable } from '../play/desk.ts';

test.use({ actionTimeout: 30_000 });

const some = { until: (_: number, each: readonly number[]) => Math.min(...each) >= 2 };

test('18 seconds without any network: a guest comes back to the seat and plays on', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  const power = await powerOver(ben.page);
  await gathers(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await seesTable(anna, ben);
  await autoplay([anna, ben], some);
  ben.losesNetwork();
  await power.dark(true);
  const since = Date.now();
  await expect(noticesOf(anna)).toContainText('Waiting for Ben, who is away. The seat is kept.');
  await expect(noticesOf(ben)).toContainText('Your seat is kept.');
  await expect.poll(() => Date.now() - since, { timeout: 30_000 }).toBeGreaterThan(18_000);
  await power.dark(false);
  await expect(noticesOf(ben)).toBeEmpty({ timeout: 40_000 });
  await expect(noticesOf(anna)).toBeEmpty();
  await autoplay([anna, ben], some);
});

/** From now on the disk of a person's browser is full; or it has room again. */
async function fillsUp({ page }: Person, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const { prototype } = IDBObjectStore;
    const kept = prototype as { room?: IDBObjectStore['put'] };
    kept.room ??= prototype.put;
    const refuse = () => {
      throw new DOMException('no room is left', 'QuotaExceededError');
    };
    prototype.put = full ? refuse : kept.room;
  }, isFull);
}

test('a disk that is full: in the lobby and with one device it is said that nothing is saved', async ({
  people,
}) => {
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  for (const person of [anna, ben]) person.causes(/no room is left/);
  const unsaved = ({ page }: Person) => page.getByText('This browser could not save the').first();

  await opensTable(anna, { game: 'gouda-gouda', seats: 2 });
  await expect(unsaved(anna)).toBeHidden();
  await fillsUp(anna, true);
  await anna.button('Give the open seats to bots').click();
  await expect(unsaved(anna)).toBeVisible();
  await expectAccessible(anna.page, 'lobby that is not saved');
  await fillsUp(anna, false);
  await anna.field('Your name').fill('Anneke');
  await anna.field('Your name').press('Tab');
  await expect(unsaved(anna)).toBeHidden();

  await hurry(ben);
  await ben.goto('#/new/gouda-gouda/bots');
  await ben.field('Your name').fill('Ben');
  await ben.button('Play').click();
  await seesTable(ben);
  await expect(noticesOf(ben)).toBeEmpty();
  await fillsUp(ben, true);
  await autoplay([ben], { until: () => unsaved(ben).isVisible() });
  await expect(noticesOf(ben)).toContainText('This browser could not save the game');
  await fillsUp(ben, false);
  await autoplay([ben], { until: () => unsaved(ben).isHidden() });
  await expect(noticesOf(ben)).toBeEmpty();
});

test('a host’s tab crashes while its address is still taken: the table is found there again', async ({
  people,
  signalling,
}) => {
  test.setTimeout(180_000);
  const passage = await Passage.to(signalling.url);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  // Only Anna's way to the server is frozen, with the server none the wiser.
  await anna.context.route('**/config.json', (route) =>
    route.fulfill({ json: { brokers: [passage.url], iceServers: [] } }),
  );
  await gathers(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await seesTable(anna, ben);
  await autoplay([anna, ben], some);
  const hosted = anna.page.url();
  passage.freeze();
  await anna.crash();
  await expect(noticesOf(ben)).toContainText('Your seat is kept.');
  await anna.goto(hosted);
  await seesTable(anna);
  await expect(noticesOf(ben)).toBeEmpty({ timeout: 40_000 });
  await autoplay([anna, ben], some);
  await passage.close();
});
