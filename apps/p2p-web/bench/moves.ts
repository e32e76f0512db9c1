/** Latency of moves between browsers: David & Goliath at three seats, through the screens, with bots in the other seats. */
import { startTable } from '../e2e/kit/open-table.ts';
import type { Person } from '../e2e/kit/person.ts';
import { touchSomething } from '../e2e/kit/touch.ts';
import { isIdle, nextClickIn, nextFrameIn, waitForAnimations } from './frame-times.ts';

export const ROUTES = ['guest → host', 'host → guest', 'guest → guest', 'host → itself'] as const;
export type Route = (typeof ROUTES)[number];

/** Milliseconds since the click, one per move and viewer. */
export interface Latencies {
  readonly changed: number[];
  readonly drawn: number[];
}

const SEATS = 3;

/** How many connections the bytes cross: between guests they go through the host. */
export const HOPS: Record<Route, number> = {
  'guest → host': 1,
  'host → guest': 1,
  'guest → guest': 2,
  'host → itself': 0,
};

/** Plays so many moves. Returns the latencies between the `measured` people. */
export async function measureMoves(
  host: Person,
  guests: readonly Person[],
  count: number,
  measured: readonly Person[] = [host, ...guests],
): Promise<Record<Route, Latencies>> {
  const people = [host, ...guests];
  const bots = async (): Promise<void> => {
    for (let seat = people.length + 1; seat <= SEATS; seat++)
      await host.field(`Seat ${seat}`).selectOption('Bot, easy');
  };
  await startTable(host, guests, { game: 'david-goliath', seats: SEATS, fillForm: bots });
  const latencies = Object.fromEntries(
    ROUTES.map((route) => [route, { changed: [], drawn: [] } as Latencies]),
  ) as Record<Route, Latencies>;
  const routeOf = (from: Person, to: Person): Route => {
    if (from === host) return to === host ? 'host → itself' : 'host → guest';
    return to === host ? 'guest → host' : 'guest → guest';
  };
  let movesDone = 0;
  for (let attempt = 0; movesDone < count && attempt < 3000; attempt++) {
    for (const person of people) {
      if (await isIdle(person.page)) continue;
      const look = await person.page.evaluate(touchSomething, { chance: 0, dryRun: true });
      if (look.touched === null) continue;
      attempt = 0;
      if (look.kind !== 'play') {
        await person.page.evaluate(touchSomething, { chance: 0 });
        continue;
      }
      await Promise.all(people.map(({ page }) => waitForAnimations(page)));
      const others = people.filter((other) => other !== person || other === host);
      const frames = await Promise.all(others.map(({ page }) => nextFrameIn(page, 'played')));
      const clicked = await nextClickIn(person.page);
      await person.page.evaluate(touchSomething, { chance: 0, noWait: true });
      const clickedAt = await clicked();
      const frameTimes = await Promise.all(frames.map((frame) => frame()));
      for (const [index, other] of others.entries()) {
        const frame = frameTimes[index];
        if (!frame || !measured.includes(person) || !measured.includes(other)) continue;
        latencies[routeOf(person, other)].changed.push(frame.changed - clickedAt);
        latencies[routeOf(person, other)].drawn.push(frame.drawn - clickedAt);
      }
      movesDone += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return latencies;
}
