/** The host's browser is killed in the middle of a game, or the host hands the table over; the others go on. */
import { chooseInMenu, expectSameEnd, expectTable, noticesOf, playFast } from '../kit/at-the-table.ts';
import { autoplay, expect, type Killable, type People, type Person, startTable, test } from '../kit/index.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

test.use({ actionTimeout: 30_000 });

const some = { until: (touches: number) => touches > 4 };

async function expectNewHost(...people: Person[]): Promise<void> {
  for (const person of people) {
    await expect(noticesOf(person)).not.toContainText(/host is gone|connect\w* to the host|new host/i, {
      timeout: 90_000,
    });
    await expectTable(person);
  }
}

/** What the table of a finished game says about its audit. */
const checked = /Checked: |Nothing is wrong in /;

interface Table {
  /** The first host and the next one, whose browsers can be killed. */
  readonly hosts: readonly [Killable, Killable];
  readonly others: readonly [Person, Person];
}

/** Four people begin a game in which bots stand in for whoever is away. */
async function startForFour(people: People, game: GameId): Promise<Table> {
  const hosts = [await people.killable('Anna'), await people.killable('Ben')] as const;
  const others = (await people('Clara', 'Dora')) as [Person, Person];
  const [anna, ben] = hosts.map(({ person }) => person) as [Person, Person];
  const all = [anna, ben, ...others];
  await playFast(...all);
  await startTable(anna, [ben, ...others], {
    game,
    seats: 4,
    set: async (host) => {
      await host.page.getByRole('radio', { name: 'after a while a bot takes over' }).check();
      await chooseShortestGame[game](host);
    },
  });
  await expectTable(...all);
  await autoplay(all, some);
  return { hosts, others };
}

async function kill(host: Killable, ...witnesses: Person[]): Promise<void> {
  await host.kill();
  await expect(noticesOf(witnesses.at(-1)!)).toContainText('The host is gone.', { timeout: 30_000 });
  await expectNewHost(...witnesses);
}

async function finish(...people: Person[]): Promise<void> {
  await autoplay(people);
  await expectSameEnd(people);
  for (const { page } of people) await expect(page.getByText(checked).first()).toBeVisible();
}

test('the others finish a game of David & Goliath after the host’s browser is killed', async ({ people }) => {
  test.setTimeout(300_000);
  const { hosts, others } = await startForFour(people, 'david-goliath');
  const rest = [hosts[1].person, ...others];
  await kill(hosts[0], ...rest);
  await finish(...rest);
});

for (const game of Object.keys(chooseShortestGame) as GameId[]) {
  test(`two people finish ${game} after the host’s and the next host’s browsers are killed`, {
    tag: '@long',
  }, async ({ people }) => {
    test.setTimeout(420_000);
    const { hosts, others } = await startForFour(people, game);
    const rest = [hosts[1].person, ...others];
    await kill(hosts[0], ...rest);
    await autoplay(rest, { until: (touches) => touches > 1 });
    await kill(hosts[1], ...others);
    await finish(...others);
  });
}

test('a host hands the table over, keeps the seat and plays on', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  await startTable(anna, [ben], { game: 'daumen-drauf', seats: 2, set: chooseShortestGame['daumen-drauf'] });
  await expectTable(anna, ben);
  await autoplay([anna, ben], some);
  await chooseInMenu(anna, 'Ben: more', 'Make Ben the host');
  await anna.button('Yes').click();
  await expect(noticesOf(anna)).toBeEmpty({ timeout: 60_000 });
  await expect(noticesOf(ben)).toBeEmpty({ timeout: 60_000 });
  await autoplay([anna, ben]);
  await expectSameEnd([anna, ben]);
});
