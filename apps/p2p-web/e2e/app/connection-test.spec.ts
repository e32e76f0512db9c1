/** The page that tests the connection, the places that link to it, and browsers without WebRTC. */
import { answerStun } from '../../server/stun.ts';
import { expectAccessible, expectNoOverflow } from '../kit/axe.ts';
import { expect, openTable, type Person, test } from '../kit/index.ts';
import { NostrRelay } from '../kit/nostr-relay.ts';

const lineOf = (person: Person, partName: string) =>
  person.page.getByRole('listitem').filter({ has: person.heading(partName) });

const withoutWebRtc = (person: Person) =>
  person.context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  });

test('names each part of a working connection and copies a report without addresses', async ({
  people,
  site,
}) => {
  const stun = await answerStun(0, '127.0.0.1');
  const anna = await people.addPerson('Anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = anna;
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, iceServers: [{ urls: `stun:127.0.0.1:${stun.port}` }] } });
  });
  await anna.goto('#/settings');
  await anna.link('Test my connection').click();
  await expect(anna.heading('Test my connection')).toBeFocused();
  await expect(lineOf(anna, 'Your browser')).toContainText('good');
  await expect(lineOf(anna, 'Finding each other')).toContainText('The signalling server is responding');
  await expect(lineOf(anna, 'From outside')).toContainText('on your own network');
  await expect(lineOf(anna, 'On your network')).toContainText('good');
  await expect(lineOf(anna, 'Relay')).toContainText('not set up');
  await expect(anna.heading('You can play on the same Wi-Fi')).toBeVisible();

  await anna.button('Copy this report').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('The signalling server is responding');
  expect(report).not.toMatch(/\d+\.\d+\.\d+\.\d+:|\.local|127\.0\.0\.1|candidate/);
  expect(report).not.toContain(new URL(site.url).host);
  await stun.close();
});

test('says what to do when no signalling server and no STUN server answers, and tests again', async ({
  people,
  signalling,
}) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  anna!.expectNetworkErrors();
  await signalling.stop();
  await anna!.goto('#/connection');
  await expect(lineOf(anna!, 'Finding each other')).toContainText('Use mobile data');
  await expect(lineOf(anna!, 'From outside')).toContainText('Use the same Wi-Fi as the others.');
  await expect(anna!.heading('Nobody can find you right now')).toBeVisible();
  await expect(anna!.link('Connect by hand')).toBeVisible();
  await expectAccessible(page, 'connection test with trouble');

  await signalling.start();
  await anna!.button('Test again').press('Enter');
  await expect(lineOf(anna!, 'Finding each other')).toContainText('The signalling server is responding');
  await expect(anna!.link('Connect by hand')).toHaveCount(0);
});

test('a Nostr relay makes up for a dead signalling server, unless it refuses events', async ({
  people,
  signalling,
}) => {
  const relay = new NostrRelay();
  await relay.start();
  const [anna] = await people('Anna');
  anna!.expectNetworkErrors();
  await anna!.page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, nostrRelays: [relay.url] } });
  });
  await signalling.stop();
  await anna!.goto('#/connection');
  await expect(lineOf(anna!, 'Finding each other')).toContainText('Only a Nostr relay is responding.');
  await expect(anna!.link('Connect by hand')).toHaveCount(0);
  relay.refusal = 'blocked: no strangers';
  await anna!.button('Test again').press('Enter');
  await expect(anna!.heading('Nobody can find you right now')).toBeVisible();
  await relay.stop();
});

for (const [name, seenPorts] of [
  ['two STUN servers that see different ports show a symmetric NAT', [41_001, 41_002]],
  ['two STUN servers that see the same port show an open router', [41_001]],
] as const) {
  test(name, async ({ people }) => {
    const anna = await people.addPerson('Anna');
    await anna.page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      const iceServers = [{ urls: 'stun:192.0.2.1:3478' }, { urls: 'stun:192.0.2.2:3478' }];
      await route.fulfill({ json: { ...config, iceServers } });
    });
    // The test cannot build a NAT of each kind, so it replaces what the browser reports.
    await anna.page.addInitScript((ports) => {
      const candidate = (type: string, host: string, port: number) => ({
        candidate: { candidate: `candidate:1 1 udp 1 ${host} ${port} typ ${type}` },
      });
      // This is no class, because for a class the compiler of the tests would add helpers that the page does not have.
      const fakeConnection = ({ iceServers = [] }: RTCConfiguration) => {
        const connection = {
          onicecandidate: (_event: unknown): void => {},
          createDataChannel: () => ({ close() {} }),
          close() {},
          async setLocalDescription() {
            connection.onicecandidate(candidate('host', 'a.local', 41_000));
            for (const port of ports.slice(0, iceServers.length))
              connection.onicecandidate(candidate('srflx', '203.0.113.7', port));
            connection.onicecandidate({ candidate: null });
          },
        };
        return connection;
      };
      Object.assign(globalThis, {
        RTCPeerConnection: function FakeConnection(config: RTCConfiguration) {
          return fakeConnection(config);
        },
      });
    }, seenPorts);
    await anna.goto('#/connection');
    if (seenPorts.length === 2) {
      await expect(lineOf(anna, 'From outside')).toContainText('Let another player host the table.');
      await expect(anna.heading('You can join, but shouldn’t host')).toBeVisible();
    } else await expect(anna.heading('You can host and join')).toBeVisible();
  });
}

test('a browser without WebRTC is told at the start what still works, and nothing offers to connect by hand', async ({
  people,
}) => {
  const [anna, ben] = await people('Anna', 'Ben');
  const { page } = ben!;
  const link = await openTable(anna!, { game: 'david-goliath', seats: 3 });
  await withoutWebRtc(ben!);
  await ben!.goto();
  await expect(page.getByText(/You can still play against bots and on one device/)).toBeVisible();
  await expect(ben!.link('Connect by hand')).toHaveCount(0);
  await expectAccessible(page, 'start without WebRTC');

  await ben!.goto(link);
  await expect(ben!.heading('This browser can’t join tables')).toBeVisible();
  await expect(ben!.link('Connect by hand, without a server')).toHaveCount(0);
  const [testPage] = await Promise.all([
    page.context().waitForEvent('page'),
    ben!.link('Test my connection').click(),
  ]);
  await expect(testPage.getByRole('link', { name: 'All games' })).toBeVisible();

  await openTableWithoutWebRtc(ben!);
  await expect(page.getByText(/so nobody can join/)).toBeVisible();
  await expect(ben!.button('Let somebody in without a server')).toHaveCount(0);

  await ben!.goto('#/new/mens-erger-je-niet/bots');
  await ben!.field('Your name').fill('Ben');
  await ben!.button('Play').click();
  await expect(page.locator('cbp-play')).toBeVisible();
});

async function openTableWithoutWebRtc(person: Person): Promise<void> {
  await person.goto('#/new/david-goliath');
  await person.field('Your name').fill(person.name);
  await person.button('Open the table').click();
  await expect(person.field('Link to this table')).toBeVisible();
}

test('the host is told that somebody cannot reach them, with the test one tap away', async ({ people }) => {
  const [anna, ben] = await people('Anna', 'Ben');
  const link = await openTable(anna!, { game: 'david-goliath', seats: 3 });
  // Ben's browser gets a wrong ICE password, so no path works, as between networks that block each other.
  await ben!.page.addInitScript(() => {
    const { prototype } = RTCPeerConnection;
    const setRemoteDescription = prototype.setRemoteDescription as (
      description: RTCSessionDescriptionInit,
    ) => Promise<void>;
    prototype.addIceCandidate = async () => {};
    Object.defineProperty(prototype, 'setRemoteDescription', {
      value(this: RTCPeerConnection, { type, sdp = '' }: RTCSessionDescriptionInit) {
        const wrongSdp = sdp.replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${'wrong'.repeat(5)}`);
        return setRemoteDescription.call(this, { type, sdp: wrongSdp });
      },
    });
  });
  await ben!.goto(link);
  await expect(ben!.heading('Your networks block each other')).toBeVisible({ timeout: 40_000 });
  await expect(ben!.link('Test my connection')).toBeVisible();
  await expect(ben!.link('Connect by hand, without a server')).toHaveCount(0);
  const notice = anna!.page.getByText('Somebody tried to join but can’t reach you.');
  await expect(notice).toBeVisible({ timeout: 40_000 });
  await expectAccessible(anna!.page, 'lobby with a failed call');
  const [testPage] = await Promise.all([
    anna!.page.context().waitForEvent('page'),
    anna!.link('Test my connection').click(),
  ]);
  await expect(testPage.getByRole('heading', { name: 'Test my connection' })).toBeVisible();

  const clara = await people.addPerson('Clara');
  await clara.goto(link);
  await expect(clara.field('Your name')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const { lang, locale, colorScheme, width, height } of [
  { lang: 'en', locale: 'en-GB', colorScheme: 'light', width: 360, height: 740 },
  { lang: 'de', locale: 'de-DE', colorScheme: 'dark', width: 740, height: 360 },
  { lang: 'nl', locale: 'nl-NL', colorScheme: 'light', width: 768, height: 1024 },
  { lang: 'de', locale: 'de-DE', colorScheme: 'light', width: 320, height: 568 },
  { lang: 'en', locale: 'en-GB', colorScheme: 'dark', width: 1440, height: 900 },
] as const) {
  test(`the page is accessible and fits: ${lang}, ${colorScheme}, ${width} × ${height}`, async ({
    people,
  }) => {
    const anna = await people.addPerson('Anna', { locale, colorScheme, viewport: { width, height } });
    const { page } = anna;
    await anna.goto('#/connection');
    await expect(page.locator('.line.checking')).toHaveCount(0);
    await expect(page.locator('.line')).toHaveCount(5);
    await expectNoOverflow(page, 'connection test');
    await expectAccessible(page, 'connection test');
    await page.locator('summary').click();
    await expectNoOverflow(page, 'connection test with its report');
    await expectAccessible(page, 'connection test with its report');
  });
}
