/** Latency of moves between browsers: David & Goliath at three seats, through the screens, with bots in the other seats. */
import { startTable } from '../e2e/kit/open-table.ts';
import type { Person } from '../e2e/kit/person.ts';
import { touchSomething } from '../e2e/kit/touch.ts';
import { atRest, clickIn, isIdle, pictureIn } from './picture.ts';

export const ways = ['guest → host', 'host → guest', 'guest → guest', 'host → itself'] as const;
export type Way = (typeof ways)[number];

/** Milliseconds since the click, one per move and viewer. */
export interface Took {
  readonly changed: number[];
  readonly drawn: number[];
}

const SEATS = 3;

/** How many connections the bytes cross: between guests they go through the host. */
export const hops: Record<Way, number> = {
  'guest → host': 1,
  'host → guest': 1,
  'guest → guest': 2,
  'host → itself': 0,
};

export async function moves(
  host: Person,
  guests: readonly Person[],
  most: number,
): Promise<Record<Way, Took>> {
  const people = [host, ...guests];
  const bots = async (): Promise<void> => {
    for (let seat = people.length + 1; seat <= SEATS; seat++)
      await host.field(`Seat ${seat}`).selectOption('Bot, easy');
  };
  await startTable(host, guests, { game: 'david-goliath', seats: SEATS, set: bots });
  const took = Object.fromEntries(ways.map((way) => [way, { changed: [], drawn: [] }])) as unknown as Record<
    Way,
    Took
  >;
  const wayOf = (from: Person, to: Person): Way => {
    if (from === host) return to === host ? 'host → itself' : 'host → guest';
    return to === host ? 'guest → host' : 'guest → guest';
  };
  let done = 0;
  for (let idle = 0; done < most && idle < 3000; idle++) {
    for (const person of people) {
      if (await isIdle(person.page)) continue;
      const look = await person.page.evaluate(touchSomething, { chance: 0, look: true });
      if (look.touched === null) continue;
      idle = 0;
      if (look.kind !== 'play') {
        await person.page.evaluate(touchSomething, { chance: 0 });
        continue;
      }
      await Promise.all(people.map(({ page }) => atRest(page)));
      const others = people.filter((other) => other !== person || other === host);
      const pictures = await Promise.all(others.map(({ page }) => pictureIn(page, 'played')));
      const clicked = await clickIn(person.page);
      await person.page.evaluate(touchSomething, { chance: 0, brief: true });
      const at = await clicked();
      const seen = await Promise.all(pictures.map((picture) => picture()));
      for (const [place, other] of others.entries()) {
        const picture = seen[place];
        if (!picture) continue;
        took[wayOf(person, other)].changed.push(picture.changed - at);
        took[wayOf(person, other)].drawn.push(picture.drawn - at);
      }
      done += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return took;
}
