/** The host's browser is killed in the middle of a game, and the others go on; then that of the next host, and they finish it. */
import { autoplay, expect, gathers, type Person, test } from '../kit/index.ts';
import { chooses, expectSameEnd, hurry, noticesOf, seesTable } from '../play/desk.ts';

test.use({ actionTimeout: 30_000 });

/** The shortest game that the rules allow, and bots for who is away. */
const short: { readonly [game: string]: (host: Person) => Promise<void> } = {
  'david-goliath': async (host) => void (await host.field('Deals').selectOption({ index: 1 })),
  'gouda-gouda': async (host) => {
    await host.page.getByRole('radio', { name: 'the purple box', exact: true }).check();
    await host.field('Tokens for each player').selectOption('1');
  },
  'daumen-drauf': async (host) => {
    await host.field('Rounds').selectOption({ index: 1 });
    await host.field('The table’s breath').selectOption({ index: 0 });
  },
  'mens-erger-je-niet': async () => {},
};

const some = { until: (touches: number) => touches > 4 };

/** Somebody else is host when nothing is said about the host any more. */
async function goOn(...people: Person[]): Promise<void> {
  for (const person of people) {
    await expect(noticesOf(person)).not.toContainText(/host is gone|line to the host|new host/i, {
      timeout: 90_000,
    });
    await seesTable(person);
  }
}

/** The table of a game that is over says that everything was checked, or what went without somebody. */
const checked = /Checked: |Nothing is wrong in /;

for (const [game, set] of Object.entries(short)) {
  test(`${game}: the host’s browser is killed, then the next one’s, and the others finish the game`, async ({
    people,
  }) => {
    test.setTimeout(420_000);
    const [first, second] = [await people.mortal('Anna'), await people.mortal('Ben')];
    const [anna, ben] = [first.person, second.person];
    const [clara, dora] = (await people('Clara', 'Dora')) as [Person, Person];
    const all = [anna, ben, clara, dora];
    await hurry(...all);
    await gathers(anna, [ben, clara, dora], {
      game,
      seats: 4,
      set: async (host) => {
        await host.page.getByRole('radio', { name: 'after a while a bot plays on' }).check();
        await set(host);
      },
    });
    await seesTable(...all);
    await autoplay(all, some);
    await first.kill();
    await expect(noticesOf(dora)).toContainText('The host is gone.', { timeout: 30_000 });
    await goOn(ben, clara, dora);
    await autoplay([ben, clara, dora], { until: (touches) => touches > 1 });
    await second.kill();
    await expect(noticesOf(dora)).toContainText('The host is gone.', { timeout: 30_000 });
    await goOn(clara, dora);
    await autoplay([clara, dora]);
    await expectSameEnd([clara, dora]);
    for (const { page } of [clara, dora]) await expect(page.getByText(checked).first()).toBeVisible();
  });
}

test('a host hands over on purpose, keeps the seat, and can go', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await hurry(anna, ben);
  await gathers(anna, [ben], { game: 'daumen-drauf', seats: 2, set: short['daumen-drauf']! });
  await seesTable(anna, ben);
  await autoplay([anna, ben], some);
  await chooses(anna, 'Ben: more', 'Make Ben the host');
  await anna.button('Yes').click();
  await expect(noticesOf(anna)).toBeEmpty({ timeout: 60_000 });
  await expect(noticesOf(ben)).toBeEmpty({ timeout: 60_000 });
  await autoplay([anna, ben]);
  await expectSameEnd([anna, ben]);
});
