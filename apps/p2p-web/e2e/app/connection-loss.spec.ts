/** Lost networks, full disks and crashed tabs at a table: seats are kept, and the game goes on. */

import { expectTable, noticesOf, playFast } from '../kit/at-the-table.ts';
import { expectAccessible } from '../kit/axe.ts';
import { autoplay, expect, openTable, type Person, startTable, test } from '../kit/index.ts';
import { networkOf } from '../kit/network-cut.ts';
import { TcpProxy } from '../kit/tcp-proxy.ts';

const untilAllMovedTwice = {
  until: (_: number, touchesPerPerson: readonly number[]) => Math.min(...touchesPerPerson) >= 2,
};

test('a guest without any network for 18 seconds returns to the seat and plays on', async ({ people }) => {
  test.setTimeout(180_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  const network = await networkOf(ben.page);
  await startTable(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await expectTable(anna, ben);
  await autoplay([anna, ben], untilAllMovedTwice);
  ben.expectNetworkErrors();
  await network.cut();
  const startMs = Date.now();
  await expect(noticesOf(anna)).toContainText(
    'Waiting for Ben, who is away. Their seat is being kept for them.',
  );
  await expect(noticesOf(ben)).toContainText('Your seat is being kept for you');
  await expect.poll(() => Date.now() - startMs, { timeout: 30_000 }).toBeGreaterThan(18_000);
  await network.restore();
  await expect(noticesOf(ben)).toBeEmpty({ timeout: 40_000 });
  await expect(noticesOf(anna)).toBeEmpty();
  await autoplay([anna, ben], untilAllMovedTwice);
});

/** Makes every write to IndexedDB fail, or work again. */
async function setDiskFull({ page }: Person, isFull: boolean): Promise<void> {
  await page.evaluate((isDiskFull) => {
    const { prototype } = IDBObjectStore;
    const original = prototype as { realPut?: IDBObjectStore['put'] };
    original.realPut ??= prototype.put;
    const failingPut = () => {
      throw new DOMException('no room is left', 'QuotaExceededError');
    };
    prototype.put = isDiskFull ? failingPut : original.realPut;
  }, isFull);
}

test('on a full disk, the lobby and a table on one device say that nothing is saved', async ({ people }) => {
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  for (const person of [anna, ben]) person.expectProblems(/no room is left/);
  const unsavedNotice = ({ page }: Person) => page.getByText('This browser couldn’t save the').first();

  await openTable(anna, { game: 'gouda-gouda', seats: 2 });
  await expect(unsavedNotice(anna)).toBeHidden();
  await setDiskFull(anna, true);
  await anna.button('Fill open seats with bots').click();
  await expect(unsavedNotice(anna)).toBeVisible();
  await expectAccessible(anna.page, 'lobby that is not saved');
  await setDiskFull(anna, false);
  await anna.field('Your name').fill('Anneke');
  await anna.field('Your name').press('Tab');
  await expect(unsavedNotice(anna)).toBeHidden();

  await playFast(ben);
  await ben.goto('#/new/gouda-gouda/bots');
  await ben.field('Your name').fill('Ben');
  await ben.button('Play').click();
  await expectTable(ben);
  await expect(noticesOf(ben)).toBeEmpty();
  await setDiskFull(ben, true);
  await autoplay([ben], { until: () => unsavedNotice(ben).isVisible() });
  await expect(noticesOf(ben)).toContainText('This browser couldn’t save the game');
  await setDiskFull(ben, false);
  await autoplay([ben], { until: () => unsavedNotice(ben).isHidden() });
  await expect(noticesOf(ben)).toBeEmpty();
});

test('a crashed host gets its address back from a broker that takes it to be connected', {
  tag: '@long',
}, async ({ people, signalling }) => {
  test.setTimeout(180_000);
  const proxy = await TcpProxy.to(signalling.url);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  // Only Anna connects through the proxy, which can freeze without the broker noticing.
  await anna.context.route('**/config.json', (route) =>
    route.fulfill({ json: { brokers: [proxy.url], iceServers: [] } }),
  );
  await startTable(anna, [ben], { game: 'gouda-gouda', seats: 2 });
  await expectTable(anna, ben);
  await autoplay([anna, ben], untilAllMovedTwice);
  const hostUrl = anna.page.url();
  proxy.freeze();
  await anna.crash();
  await expect(noticesOf(ben)).toContainText('Your seat is being kept for you');
  await anna.goto(hostUrl);
  await expectTable(anna);
  await expect(noticesOf(ben)).toBeEmpty({ timeout: 40_000 });
  await autoplay([anna, ben], untilAllMovedTwice);
  await proxy.close();
});
