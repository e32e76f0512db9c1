/** Replays opened by link, by pasting and from a file. Errors are shown at their line. */
import { readFileSync } from 'node:fs';
import { expect, type Person, test } from '../kit/index.ts';

const record = `cheeseboard record 1
game: mens-erger-je-niet 1
seats: 2
option firstPlayer: 0
player 0: Anna
player 1: <i>Ben</i>

* 0
0 o1
* 4
`;

const replay = ({ page }: Person) => page.locator('cb-replay');

test('a pasted record is checked, corrected and shown from two seats', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await anna.goto('#/replay');
  await anna.field('The record').fill(record.replace('0 o1', '0 o2'));
  await anna.button('Show it').click();
  await expect(anna.page.getByRole('alert').filter({ hasText: /Line 9:.*ME-4/ })).toBeVisible();
  // The text is kept, so that it can be corrected.
  await expect(anna.field('The record')).toHaveValue(/0 o2/);
  await anna.field('The record').fill(record);
  await anna.button('Show it').click();
  await expect(replay(anna)).toBeVisible();
  await anna.page.setViewportSize({ width: 360, height: 740 });
  const places = await anna.page.locator('cbp-replay div.top').evaluate((top) => {
    const boxOf = (name: string): DOMRect => top.querySelector(name)!.getBoundingClientRect();
    return { selectEnd: boxOf('select').right, shareStart: boxOf('.share').left };
  });
  expect(places.selectEnd).toBeLessThanOrEqual(places.shareStart);
  await anna.page.getByRole('button', { name: 'Go to the end', exact: true }).click();
  await expect(anna.page.getByText('3 of 3').first()).toBeVisible();
  await anna.page.getByRole('combobox', { name: 'As seen by' }).selectOption('<i>Ben</i>');
  await expect(replay(anna).locator('.own cb-seat')).toHaveAttribute('name', '<i>Ben</i>');
});

test('a record opens from a file; a binary file and a truncated link are refused', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await anna.goto('#/replay');
  await anna.page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await expect(replay(anna)).toBeVisible();
  await anna.button('Another record').click();
  await anna.page.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]),
  });
  await expect(anna.page.getByRole('alert').filter({ hasText: 'isn’t a text file' })).toBeVisible();
  await anna.goto('#/replay/1abcdef');
  await expect(anna.page.getByRole('alert').filter({ hasText: 'may have been cut off' })).toBeVisible();
});

/** A record with its proof, from the engine's tests. */
const goldenRecord = (name: string): string =>
  readFileSync(new URL(`../../../../packages/engine/test/fair/golden/${name}.txt`, import.meta.url), 'utf8');

test('a replay says what its proof shows', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  const verdict = anna.page.locator('cbp-replay .verdict');
  await anna.goto('#/replay');
  for (const [text, expectedText] of [
    [goldenRecord('log-dice'), /^Verified: 31 moves, 44 draws, 44 signatures\./],
    [goldenRecord('log-signature'), /^Not verified: entry 9 is not signed by Brie\./],
    [goldenRecord('older'), /^Older proof, not checked\./],
    [record, /^Everybody played by the rules/],
  ] as const) {
    await anna.field('The record').fill(text);
    await anna.button('Show it').click();
    await expect(replay(anna)).toBeVisible();
    await expect(verdict).toHaveText(expectedText);
    await anna.button('Another record').click();
  }
});
