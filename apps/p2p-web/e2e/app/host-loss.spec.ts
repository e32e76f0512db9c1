/** The host's browser is killed or stopped in the middle of a game, or the host hands the table over; the others go on. */
import {
  chooseInMenu,
  expectSameEnd,
  expectTable,
  noticesOf,
  playFast,
  statusOf,
} from '../kit/at-the-table.ts';
import { autoplay, expect, type Killable, type People, type Person, startTable, test } from '../kit/index.ts';
import { hostOf, playableAgain, stepsOf } from '../kit/recovery-time.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

const games = Object.keys(chooseShortestGame) as GameId[];

/** What the table of a finished game says about its audit. */
const verdictPattern = /Verified: |Nothing else is wrong/;

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
  const everybody = [anna, ben, ...others];
  await playFast(...everybody);
  await startTable(anna, [ben, ...others], {
    game,
    seats: 4,
    fillForm: async (host) => {
      await host.page.getByRole('radio', { name: 'after a while a bot takes over' }).check();
      await chooseShortestGame[game](host);
    },
  });
  await expectTable(...everybody);
  await playUntilAsked(everybody, others, 4);
  return { hosts, others };
}

/** Plays until there were more than `minTouches` touches and one of `people` must move. */
async function playUntilAsked(
  everybody: readonly Person[],
  people: readonly Person[],
  minTouches: number,
): Promise<void> {
  const isAsked = async (person: Person): Promise<boolean> =>
    (await statusOf(person).getByText('Your turn', { exact: true }).count()) > 0;
  await autoplay(everybody, {
    until: async (touchCount) =>
      touchCount > minTouches && (await Promise.all(people.map(isAsked))).includes(true),
  });
}

/** Kills these hosts at once and waits until everybody else can play on. Prints how long that took. */
async function kill(hosts: readonly Killable[], survivors: readonly Person[], label: string): Promise<void> {
  const { name } = hosts[0]!.person;
  const stepsBefore = await stepsOf(survivors[0]!);
  const startMs = Date.now();
  await Promise.all(hosts.map((host) => host.kill()));
  const playableAt = await Promise.all(survivors.map((person) => playableAgain(person, name)));
  await autoplay(survivors, { until: async () => (await stepsOf(survivors[0]!)) > stepsBefore });
  const secondsSince = (timeMs: number): string => ((timeMs - startMs) / 1000).toFixed(1);
  console.log(
    `${label}: playable for all after ${secondsSince(Math.max(...playableAt))} s, next step after ${secondsSince(Date.now())} s`,
  );
}

async function finish(...people: Person[]): Promise<void> {
  await autoplay(people);
  await expectSameEnd(people);
  for (const { page } of people) await expect(page.getByText(verdictPattern).first()).toBeVisible();
}

test('the others play on after the host’s browser is killed', async ({ people }) => {
  test.setTimeout(300_000);
  const { hosts, others } = await startForFour(people, 'david-goliath');
  const survivors = [hosts[1].person, ...others];
  await kill([hosts[0]], survivors, 'david-goliath, host killed');
  await playUntilAsked(survivors, others, 4);
  // Whoever stood for election first, all have the same host now.
  const newHosts = new Set(await Promise.all(survivors.map(hostOf)));
  expect(newHosts.size).toBe(1);
  expect(newHosts).not.toContain('Anna');
});

for (const game of games) {
  test(`the others finish ${game} after the host’s browser is killed`, { tag: '@long' }, async ({
    people,
  }) => {
    test.setTimeout(300_000);
    const { hosts, others } = await startForFour(people, game);
    const survivors = [hosts[1].person, ...others];
    await kill([hosts[0]], survivors, `${game}, host killed`);
    await finish(...survivors);
  });

  test(`two people finish ${game} after the host’s and then the next host’s browsers are killed`, {
    tag: '@long',
  }, async ({ people }) => {
    test.setTimeout(420_000);
    const { hosts, others } = await startForFour(people, game);
    const survivors = [hosts[1].person, ...others];
    await kill([hosts[0]], survivors, `${game}, host killed`);
    await playUntilAsked(survivors, others, 1);
    await kill([hosts[1]], others, `${game}, next host killed`);
    await finish(...others);
  });

  test(`two people finish ${game} after the browsers of the host and the first candidate are killed together`, {
    tag: '@long',
  }, async ({ people }) => {
    test.setTimeout(420_000);
    const { hosts, others } = await startForFour(people, game);
    await kill(hosts, others, `${game}, host and first candidate killed together`);
    await finish(...others);
  });
}

test('a host that is stopped for 40 seconds comes back as a guest, and there is one result', {
  tag: '@long',
}, async ({ people }) => {
  test.setTimeout(420_000);
  const { hosts, others } = await startForFour(people, 'mens-erger-je-niet');
  const [anna, ben] = hosts.map(({ person }) => person) as [Person, Person];
  const survivors = [ben, ...others];
  const startMs = Date.now();
  hosts[0].pause();
  await Promise.all(survivors.map((person) => playableAgain(person, 'Anna')));
  await playUntilAsked(survivors, others, 6);
  await new Promise((resolve) => setTimeout(resolve, startMs + 40_000 - Date.now()));
  hosts[0].resume();
  const everybody = [anna, ...survivors];
  await playableAgain(anna, 'Anna');
  expect(new Set(await Promise.all(everybody.map(hostOf)))).toEqual(new Set(['Ben']));
  await finish(...everybody);
});

test('a host hands the table over, keeps the seat and plays on', async ({ people }) => {
  test.setTimeout(240_000);
  const [anna, ben] = (await people('Anna', 'Ben')) as [Person, Person];
  await playFast(anna, ben);
  await startTable(anna, [ben], {
    game: 'daumen-drauf',
    seats: 2,
    fillForm: chooseShortestGame['daumen-drauf'],
  });
  await expectTable(anna, ben);
  await autoplay([anna, ben], { until: (touches) => touches > 4 });
  await chooseInMenu(anna, 'Ben: more', 'Make Ben the host');
  await anna.button('Yes').click();
  for (const person of [anna, ben]) {
    await expect.poll(() => hostOf(person), { timeout: 60_000 }).toBe('Ben');
    await expect(noticesOf(person)).toBeEmpty({ timeout: 60_000 });
  }
  await autoplay([anna, ben], { until: (_, each) => Math.min(...each) >= 2 });
});
