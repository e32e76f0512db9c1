/** To look back: by link, pasted, from a file; what is wrong is shown where it is. */
import { expect, type Person, test } from '../kit/index.ts';

test.use({ actionTimeout: 30_000 });

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

test('pasted, mended, looked at through two pairs of eyes', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  await anna.goto('#/replay');
  await anna.field('The record').fill(record.replace('0 o1', '0 o2'));
  await anna.button('Show it').click();
  await expect(anna.page.getByRole('alert').filter({ hasText: /Line 9:.*ME-4/ })).toBeVisible();
  // What was pasted is still there, to be mended.
  await expect(anna.field('The record')).toHaveValue(/0 o2/);
  await anna.field('The record').fill(record);
  await anna.button('Show it').click();
  await expect(replay(anna)).toBeVisible();
  await anna.page.getByRole('button', { name: 'To the end', exact: true }).click();
  await expect(anna.page.getByText('3 of 3').first()).toBeVisible();
  await anna.page.getByRole('combobox', { name: 'Through the eyes of' }).selectOption('<i>Ben</i>');
  await expect(replay(anna).locator('.own cb-seat')).toHaveAttribute('name', '<i>Ben</i>');
});

test('a file, and a link that was cut off', async ({ people }) => {
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
  await expect(anna.page.getByRole('alert').filter({ hasText: 'cannot be read as a text' })).toBeVisible();
  await anna.goto('#/replay/1abcdef');
  await expect(anna.page.getByRole('alert').filter({ hasText: 'cut off on its way' })).toBeVisible();
});
