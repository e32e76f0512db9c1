/** Tables whose signalling servers are dead: people join, lose their host and elect another one. */
import { expectTable, playFast } from '../kit/at-the-table.ts';
import { autoplay, type People, type Person, startTable, test } from '../kit/index.ts';
import { NostrRelay } from '../kit/nostr-relay.ts';
import { playableAgain, stepsOf } from '../kit/recovery-time.ts';
import { Signalling } from '../kit/signalling.ts';

interface Servers {
  readonly brokers: readonly string[];
  readonly nostrRelays?: readonly string[];
}

/** Three people join a table with these servers and play. The host's browser is killed, and the others play on. */
async function playWith(people: People, servers: Servers): Promise<void> {
  const host = await people.killable('Anna');
  const guests = (await people('Ben', 'Clara')) as [Person, Person];
  const everybody = [host.person, ...guests];
  for (const person of everybody) {
    person.expectNetworkErrors();
    await person.context.route('**/config.json', (route) =>
      route.fulfill({ json: { ...servers, iceServers: [] } }),
    );
  }
  await playFast(...everybody);
  await startTable(host.person, guests, { game: 'mens-erger-je-niet', seats: 3 });
  await expectTable(...everybody);
  const stepsBefore = await stepsOf(guests[0]);
  const startMs = Date.now();
  await host.kill();
  await Promise.all(guests.map((guest) => playableAgain(guest, 'Anna')));
  console.log(`playable for all after ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  await autoplay(guests, { until: async () => (await stepsOf(guests[0])) > stepsBefore });
}

for (const deadBroker of ['first', 'second'] as const) {
  test(`with the ${deadBroker} of two brokers dead, people join and elect a new host`, {
    tag: '@long',
  }, async ({ people, signalling }) => {
    const secondBroker = new Signalling();
    await secondBroker.start();
    const brokers = [signalling.url, secondBroker.url];
    await (deadBroker === 'first' ? signalling : secondBroker).stop();
    await playWith(people, { brokers });
    await secondBroker.stop();
  });
}

test('with every broker dead, people join and elect a new host through a Nostr relay', {
  tag: '@long',
}, async ({ people, signalling }) => {
  const relay = new NostrRelay();
  await relay.start();
  await signalling.stop();
  await playWith(people, { brokers: [signalling.url], nostrRelays: [relay.url] });
  await relay.stop();
});
