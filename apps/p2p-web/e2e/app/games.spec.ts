/** Whole games between browsers, over real WebRTC and a real PeerServer, played by touching what lights up. */
import { expectSameEnd, expectTable, playFast } from '../kit/at-the-table.ts';
import { autoplay, type People, type Person, startTable, test } from '../kit/index.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';

/** `most` counts everybody at a full table; `people` of them are people, the others bots. */
const tables: { readonly [game in GameId]: { least: number; most: number; people: number } } = {
  'david-goliath': { least: 3, most: 6, people: 6 },
  'gouda-gouda': { least: 2, most: 6, people: 3 },
  'daumen-drauf': { least: 2, most: 7, people: 3 },
  'mens-erger-je-niet': { least: 2, most: 4, people: 4 },
};

/** The full table that also runs without `test:long`: the one with the most bots. */
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
  set: (host: Person) => Promise<void>,
): Promise<void> {
  const [host, ...guests] = people;
  await playFast(...people);
  await startTable(host!, guests, { game, seats, set });
  await expectTable(...people);
  await autoplay(people, { seed: game });
  await expectSameEnd(people);
}

for (const [game, { least, most, people: count }] of Object.entries(tables) as [
  GameId,
  (typeof tables)[GameId],
][]) {
  test(`${least} people play ${game} to the end`, async ({ people }) => {
    test.setTimeout(360_000);
    await playToTheEnd(await people(...names.slice(0, least)), game, least, chooseShortestGame[game]);
  });

  test(`${count} people on phones play ${game} to the end at a full table of ${most}`, {
    tag: game === fullInShortRun ? [] : '@long',
  }, async ({ people }) => {
    test.setTimeout(600_000);
    await playToTheEnd(await withPhones(people, count), game, most, async (host) => {
      for (let seat = count + 1; seat <= most; seat++) {
        await host.field(`Seat ${seat}`).selectOption('Bot, easy');
      }
      await chooseShortestGame[game](host);
    });
  });
}
