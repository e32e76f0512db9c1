/** Whole games between browsers, over real WebRTC and a real PeerServer, played through what lights up on the screen. */
import { gathers } from '../kit/gather.ts';
import { autoplay, type People, type Person, test } from '../kit/index.ts';
import { expectSameEnd, hurry, seesTable } from '../play/desk.ts';

// A click that cannot be made is known soon.
test.use({ actionTimeout: 30_000 });

const bot = async (host: Person, ...seats: number[]): Promise<void> => {
  for (const seat of seats) await host.field(`Seat ${seat}`).selectOption('Bot, easy');
};

interface Played {
  readonly game: string;
  readonly least: number;
  readonly most: number;
  /** How many of the most are people. */
  readonly people: number;
  /** The shortest game that the rules allow. */
  readonly short: (host: Person) => Promise<void>;
}

const games: readonly Played[] = [
  {
    game: 'david-goliath',
    least: 3,
    most: 6,
    people: 6,
    short: async (host) => void (await host.field('Deals').selectOption({ index: 1 })),
  },
  {
    game: 'gouda-gouda',
    least: 2,
    most: 6,
    people: 3,
    short: async (host) => {
      await host.page.getByRole('radio', { name: 'the purple box', exact: true }).check();
      await host.field('Tokens for each player').selectOption('1');
    },
  },
  {
    game: 'daumen-drauf',
    least: 2,
    most: 7,
    people: 3,
    short: async (host) => {
      await host.field('Rounds').selectOption({ index: 1 });
      await host.field('The table’s breath').selectOption({ index: 0 });
    },
  },
  { game: 'mens-erger-je-niet', least: 2, most: 4, people: 4, short: async () => {} },
];

const names = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Fien'];

/** Everybody has a phone in their hand. */
const phones = (people: People, count: number): Promise<Person[]> =>
  Promise.all(
    names
      .slice(0, count)
      .map((name) => people.one(name, { viewport: { width: 360, height: 740 }, hasTouch: true })),
  );

for (const { game, least, most, people: some, short } of games) {
  test(`${game}: ${least} people`, async ({ people }) => {
    test.setTimeout(360_000);
    const [host, ...guests] = await people(...names.slice(0, least));
    await hurry(host!, ...guests);
    await gathers(host!, guests, { game, seats: least, set: short });
    const all = [host!, ...guests];
    await seesTable(...all);
    await autoplay(all, { seed: game });
    await expectSameEnd(all);
  });

  test(`${game}: ${most} at the table, ${some} of them people with phones`, async ({ people }) => {
    test.setTimeout(600_000);
    const [host, ...guests] = await phones(people, some);
    const bots = Array.from({ length: most - some }, (_, more) => some + 1 + more);
    const set = async (person: Person): Promise<void> => {
      await bot(person, ...bots);
      await short(person);
    };
    await hurry(host!, ...guests);
    await gathers(host!, guests, { game, seats: most, set });
    const all = [host!, ...guests];
    await seesTable(...all);
    await autoplay(all, { seed: game });
    await expectSameEnd(all);
  });
}
