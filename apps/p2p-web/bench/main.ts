/**
 * How long a move takes, from the click in one browser to the picture in another, beside the round trip of a bare data channel in the same
 * run. Three real browser contexts, a real PeerServer, David & Goliath through the screens.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import buildSite, { builtSite } from '../e2e/kit/build.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { gathers } from '../e2e/kit/gather.ts';
import { touchSomething } from '../e2e/kit/offer.ts';
import { Person } from '../e2e/kit/person.ts';
import { Signalling } from '../e2e/kit/signalling.ts';
import { serve } from '../server/serve.ts';
import { bareRoundTrips } from './bare.ts';
import { ms, percentile } from './figures.ts';
import { atRest, frameTime, watch } from './picture.ts';

const MOVES = 45;

const ways = ['guest → host', 'host → guest', 'guest → guest', 'host → own picture'] as const;
type Way = (typeof ways)[number];

interface Took {
  readonly changed: number[];
  readonly drawn: number[];
}

const took = Object.fromEntries(ways.map((way) => [way, { changed: [], drawn: [] }])) as unknown as Record<
  Way,
  Took
>;
/** How often the bytes travel: between guests they go by way of the host. */
const hops: Record<Way, number> = {
  'guest → host': 1,
  'host → guest': 1,
  'guest → guest': 2,
  'host → own picture': 0,
};

const clean = await buildSite();
const signalling = new Signalling();
await signalling.start();
const config = () => ({ brokers: [signalling.url], iceServers: [] });
const serving = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
const browser = await chromium.launch(launch);
try {
  const arrives = (name: string) => Person.arrives(browser, name, `http://localhost:${serving.port}/`);
  const [anna, ben, cleo] = [await arrives('Anna'), await arrives('Ben'), await arrives('Cleo')];
  const people = [anna, ben, cleo];
  await gathers(anna, [ben, cleo], { game: 'david-goliath', seats: 3 });
  const wayOf = (from: Person, to: Person): Way => {
    if (from === anna) return to === anna ? 'host → own picture' : 'host → guest';
    return to === anna ? 'guest → host' : 'guest → guest';
  };

  const before = await bareRoundTrips(ben.page, anna.page, 200, 500);
  let moves = 0;
  for (let idle = 0; moves < MOVES && idle < 3000; idle++) {
    for (const person of people) {
      const look = await person.page.evaluate(touchSomething, { chance: 0, look: true });
      if (look.touched === null) continue;
      idle = 0;
      if (look.kind !== 'play') {
        await person.page.evaluate(touchSomething, { chance: 0 });
        continue;
      }
      await Promise.all(people.map(({ page }) => atRest(page)));
      const others = people.filter((other) => other !== person || other === anna);
      const pictures = await Promise.all(others.map(({ page }) => watch(page)));
      const { at } = await person.page.evaluate(touchSomething, { chance: 0 });
      const seen = await Promise.all(pictures.map((picture) => picture()));
      for (const [place, other] of others.entries()) {
        const { changed, drawn } = took[wayOf(person, other)];
        changed.push(seen[place]!.changed - at);
        drawn.push(seen[place]!.drawn - at);
      }
      moves += 1;
    }
  }
  const bare = [...before, ...(await bareRoundTrips(ben.page, anna.page, 200, 500))];
  const roundTrip = percentile(bare, 0.5);
  const frame = Math.max(...(await Promise.all(people.map(({ page }) => frameTime(page)))));
  console.log(`a frame: ${ms(frame)}; load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`);
  console.log(
    `bare data channel, 500 bytes there and back: p50 ${ms(roundTrip)}, p95 ${ms(percentile(bare, 0.95))}, ${bare.length} times`,
  );
  for (const way of ways) {
    const { changed, drawn } = took[way];
    const goal = (hops[way] * roundTrip) / 2 + 2 * frame;
    const half = percentile(drawn, 0.5);
    console.log(
      `${way}: click to picture p50 ${ms(half)}, p95 ${ms(percentile(drawn, 0.95))} (in the page after p50 ${ms(percentile(changed, 0.5))}), ` +
        `${drawn.length} moves; ${hops[way]} × half a round trip + two frames is ${ms(goal)}: ${half <= goal ? 'within' : 'above'}`,
    );
  }
} finally {
  await browser.close();
  await serving.close();
  await signalling.stop();
  await clean();
}
// PeerServer's own timers would keep the process.
process.exit(0);
