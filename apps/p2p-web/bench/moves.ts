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
      const nextTouch = await person.page.evaluate(touchSomething, { chance: 0, dryRun: true });
      if (nextTouch.touched === null) continue;
      attempt = 0;
      if (nextTouch.kind !== 'play') {
        await person.page.evaluate(touchSomething, { chance: 0 });
        continue;
      }
      await Promise.all(people.map(({ page }) => waitForAnimations(page)));
      const viewers = people.filter((viewer) => viewer !== person || viewer === host);
      const waitForFrames = await Promise.all(viewers.map(({ page }) => nextFrameIn(page, 'played')));
      const waitForClick = await nextClickIn(person.page);
      await person.page.evaluate(touchSomething, { chance: 0, noWait: true });
      const clickedAt = await waitForClick();
      const frameTimes = await Promise.all(waitForFrames.map((waitForFrame) => waitForFrame()));
      for (const [index, viewer] of viewers.entries()) {
        const frameTime = frameTimes[index];
        if (!frameTime || !measured.includes(person) || !measured.includes(viewer)) continue;
        latencies[routeOf(person, viewer)].changed.push(frameTime.changed - clickedAt);
        latencies[routeOf(person, viewer)].drawn.push(frameTime.drawn - clickedAt);
      }
      movesDone += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return latencies;
}
