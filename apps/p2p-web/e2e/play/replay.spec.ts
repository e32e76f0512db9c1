/** To look back: by link, pasted, from a file; what is wrong is shown where it is. */
import { randomBytes } from 'node:crypto';
import { Match } from '@cheeseboard/engine';
import { Chain, jointOutcome, writeProof } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { writeRecord } from '@cheeseboard/engine/records';
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
  await expect(anna.page.getByRole('alert').filter({ hasText: 'not a text file' })).toBeVisible();
  await anna.goto('#/replay/1abcdef');
  await expect(anna.page.getByRole('alert').filter({ hasText: 'may have been cut off' })).toBeVisible();
});

/** A record of five joint draws with its proof; the last outcome is shifted by `bent`. */
function drawnTogether(bent: number): string {
  const chains = [0, 1].map(() => new Chain(new Uint8Array(randomBytes(32)), 5));
  const match = new Match(games.find(({ id }) => id === 'mens-erger-je-niet')!, { seats: 2 });
  for (let draw = 1; draw <= 5; ) {
    const request = match.chance;
    if (request) {
      const links = chains.map((chain) => chain.link(draw));
      const [value = 0] = jointOutcome(request, { table: 'kitchen', match: 1, draw }, links);
      match.resolve([draw === 5 ? (value + bent) % 6 : value]);
      draw += 1;
    } else match.play(match.actors[0]!, match.legalMoves(match.actors[0]!)[0]!);
  }
  const people = chains.map((chain) => ({
    open: { commitment: chain.commitment, count: 5, last: chain.link(5) },
    sealed: { commitment: chain.commitment, count: 0, last: null },
  }));
  return writeRecord(match) + writeProof({ table: 'kitchen', match: 1, people, without: new Map() });
}

test('a replay says whether its draws were fair', async ({ people }) => {
  const [anna] = (await people('Anna')) as [Person];
  const verdict = anna.page.locator('cbp-replay .verdict');
  await anna.goto('#/replay');
  for (const [text, told] of [
    [drawnTogether(0), /^Verified: \d+ moves? and 5 draws\./],
    [drawnTogether(1), /^Not true: draw 5 /],
    [record, /The draws carry no proof\.$/],
  ] as const) {
    await anna.field('The record').fill(text);
    await anna.button('Show it').click();
    await expect(replay(anna)).toBeVisible();
    await expect(verdict).toHaveText(told);
    await anna.button('Another record').click();
  }
});
