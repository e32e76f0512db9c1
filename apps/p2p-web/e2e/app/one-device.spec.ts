/** One device: several people who pass it around, one person against bots, and no network at all. */
import { seededDraw } from '@cheeseboard/engine';
import { expectTable, playFast, recordOf, tableOf } from '../kit/at-the-table.ts';
import { autoplay, expect, type Person, test } from '../kit/index.ts';
import { chooseShortestGame } from '../kit/short-games.ts';
import { touchSomething } from '../kit/touch.ts';

const names = ['Anna', 'Ben', 'Clara'];

async function startOnOneDevice(device: Person, game: string, fillForm?: () => Promise<void>): Promise<void> {
  await playFast(device);
  await device.goto(`#/new/${game}/device`);
  await device.page.getByRole('radio', { name: '3 players', exact: true }).check();
  for (const [seat, name] of names.entries()) {
    await device.field(`Seat ${seat + 1}`).selectOption('Somebody here');
    await device.field(`Name for seat ${seat + 1}`).fill(name);
  }
  await fillForm?.();
  await device.button('Play').click();
}

/** The names of all elements of the page, shadow trees included. */
const elementNamesOf = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const namesIn = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map((element) => `${element.tagName} ${element.shadowRoot ? namesIn(element.shadowRoot) : ''}`)
        .join('\n');
    return namesIn(document);
  });

const passDeviceScreen = ({ page }: Person) => page.getByRole('heading', { name: /^Pass the device to/ });

test('three people pass one device around to the end of the game; the pass-device screen hides nothing in the page', async ({
  people,
}) => {
  test.setTimeout(300_000);
  const [device] = (await people('Anna')) as [Person];
  await startOnOneDevice(device, 'david-goliath', async () => {
    await chooseShortestGame['david-goliath'](device);
  });
  await expect(passDeviceScreen(device)).toBeVisible();
  const pageBehind = await elementNamesOf(device);
  expect(pageBehind).not.toContain('CB-');
  expect(pageBehind).toContain('CBP-LOCAL');
  const draw = seededDraw('device');
  const seenButtons = new Set<string>();
  for (let isOver = false; !isOver; ) {
    const nextName = device.page.locator('.pass-device .big');
    if (await nextName.isVisible()) {
      const name = (await nextName.textContent())!.trim();
      seenButtons.add(name);
      await nextName.click();
      await expect(tableOf(device).locator('cb-hand')).toBeVisible();
    }
    ({ over: isOver } = await device.page.evaluate(touchSomething, { chance: draw(10_000) / 10_000 }));
  }
  expect([...seenButtons].sort()).toEqual(['I am Anna', 'I am Ben', 'I am Clara']);
  const record = await recordOf(device);
  for (const name of names) expect(record).toContain(`: ${name}`);
});

test('anybody may step in out of turn; a game without secrets has no pass-device screen', async ({
  people,
}) => {
  test.setTimeout(180_000);
  const [device] = (await people('Anna')) as [Person];
  await startOnOneDevice(device, 'daumen-drauf');
  const playerInTurn = (await passDeviceScreen(device).textContent())!
    .replace('Pass the device to ', '')
    .trim();
  await device.button(`I am ${playerInTurn}`).click();
  await expectTable(device);
  await device.button('Somebody steps in').click();
  await expect(device.heading('Somebody steps in')).toBeVisible();
  for (const name of names) await expect(device.button(`I am ${name}`)).toBeVisible();
  const otherPlayer = names.find((name) => name !== playerInTurn)!;
  await device.button(`I am ${otherPlayer}`).click();
  await expect(tableOf(device).locator('.own cb-seat')).toHaveAttribute('name', otherPlayer);

  await startOnOneDevice(device, 'mens-erger-je-niet');
  await expectTable(device);
  await expect(device.button('Somebody steps in')).toHaveCount(0);
  await autoplay([device], { until: (touches) => touches > 12 });
  await expect(passDeviceScreen(device)).toHaveCount(0);
});

test('one person plays bots to the end without a network after the first visit', async ({ people }) => {
  test.setTimeout(240_000);
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  await playFast(anna);
  await anna.goto('');
  await anna.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  anna.expectNetworkErrors();
  await anna.context.setOffline(true);
  await anna.page.reload();
  await anna.goto('#/new/daumen-drauf/bots');
  await anna.field('Your name').fill('Anna');
  await chooseShortestGame['daumen-drauf'](anna);
  await anna.button('Play').click();
  await expectTable(anna);
  await autoplay([anna]);
  const record = await recordOf(anna);
  expect(record).toMatch(/^result: /m);
  // The rematch starts while the device is still offline.
  await tableOf(anna).getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(anna.page.locator('cbp-play .result')).toHaveCount(0);
});
