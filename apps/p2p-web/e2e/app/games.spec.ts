/** Whole games between browsers, over real WebRTC and a real PeerServer, played by touching what lights up. */
import { expectSameEnd, expectTable, playFast } from '../kit/at-the-table.ts';
import { autoplay, type People, type Person, startTable, test } from '../kit/index.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

/** `maxSeats` counts everybody at a full table; `people` of them are people, the others bots. */
const tables: { readonly [game in GameId]: { minSeats: number; maxSeats: number; people: number } } = {
  'david-goliath': { minSeats: 3, maxSeats: 6, people: 6 },
  'gouda-gouda': { minSeats: 2, maxSeats: 6, people: 3 },
  'daumen-drauf': { minSeats: 2, maxSeats: 7, people: 3 },
  'mens-erger-je-niet': { minSeats: 2, maxSeats: 4, people: 4 },
};

/**
 * Played without `test:long`, besides the full table with the most bots. David & Goliath and Mens erger je niet are played to the
 * end by people who come, go and reload: people.spec.ts.
 */
const smallestInShortRun: GameId = 'gouda-gouda';
const fullInShortRun: GameId = 'daumen-drauf';

const names = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Fien'];

const withPhones = (people: People, count: number): Promise<Person[]> =>
  Promise.all(
    names
      .slice(0, count)
      .map((name) => people.addPerson(name, { viewport: { width: 360, height: 740 }, hasTouch: true })),
  );

async function playToTheEnd(
  people: Person[],
  game: GameId,
  seats: number,
  fillForm: (host: Person) => Promise<void>,
): Promise<void> {
  const [host, ...guests] = people;
  await playFast(...people);
  await startTable(host!, guests, { game, seats, fillForm });
  await expectTable(...people);
  await autoplay(people, { seed: game });
  await expectSameEnd(people);
}

for (const [game, { minSeats, maxSeats, people: count }] of Object.entries(tables) as [
  GameId,
  (typeof tables)[GameId],
][]) {
  test(`${minSeats} people play ${game} to the end`, {
    tag: game === smallestInShortRun ? [] : '@long',
  }, async ({ people }) => {
    test.setTimeout(360_000);
    await playToTheEnd(await people(...names.slice(0, minSeats)), game, minSeats, chooseShortestGame[game]);
  });

  test(`${count} people on phones play ${game} to the end at a full table of ${maxSeats}`, {
    tag: game === fullInShortRun ? [] : '@long',
  }, async ({ people }) => {
    test.setTimeout(600_000);
    await playToTheEnd(await withPhones(people, count), game, maxSeats, async (host) => {
      for (let seat = count + 1; seat <= maxSeats; seat++) {
        await host.field(`Seat ${seat}`).selectOption('Bot, easy');
      }
      await chooseShortestGame[game](host);
    });
  });
}
