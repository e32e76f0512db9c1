/** Signalling through Nostr relays that run on this machine. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { makeEvent } from '../../src/transport/nostr/event.ts';
import { MAX_OFFERS_PER_SECOND } from '../../src/transport/nostr/offer-filter.ts';
import { writeOffer } from '../../src/transport/nostr/offer-text.ts';
import { randomTag, Seal, tagOf } from '../../src/transport/nostr/sealed-content.ts';
import { packPairingCode } from '../../src/transport/pairing/pairing-code.ts';
import { NostrRelay } from '../kit/nostr-relay.ts';
import { test as base, type Endpoint, expect, shortTimings } from './endpoint.ts';

const test = base.extend<{ relay: NostrRelay; otherRelay: NostrRelay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  relay: async ({}, use) => {
    const relay = new NostrRelay();
    await relay.start();
    await use(relay);
    await relay.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  otherRelay: async ({}, use) => {
    const relay = new NostrRelay();
    await relay.start();
    await use(relay);
    await relay.stop();
  },
});

async function expectEcho(guest: Endpoint, connection: unknown): Promise<void> {
  expect(connection).toEqual(expect.any(Number));
  await guest.tell('say', connection as number, 'echo hello');
  await guest.expectTexts(connection as number, 'hello');
}

test('with every broker dead, a guest finds the host through a Nostr relay, which reads nothing', async ({
  end,
  address,
  signalling,
  relay,
}) => {
  await signalling.stop();
  const network = { brokers: [signalling.url], nostrRelays: [relay.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await host.expectState('open');
  await expectEcho(guest, await guest.tell('call', address));
  const [guestFingerprints, hostFingerprints] = [
    await guest.tell('fingerprints', 0),
    await host.tell('fingerprints', 0),
  ];
  expect([guestFingerprints!.own, guestFingerprints!.other]).toEqual([
    hostFingerprints!.other,
    hostFingerprints!.own,
  ]);
  const publishedText = JSON.stringify(relay.published);
  expect(publishedText).toContain(tagOf(address));
  expect(publishedText).not.toContain(address);
  // The events are an offer, perhaps repeated, and an answer: each is short and has an author of its own.
  expect(relay.published.length).toBeGreaterThan(1);
  expect(new Set(relay.published.map(({ pubkey }) => pubkey)).size).toBe(relay.published.length);
  for (const event of relay.published) expect(JSON.stringify(event).length).toBeLessThan(1_000);
});

test('a host who reaches a broker is found by a guest who reaches none', { tag: '@long' }, async ({
  end,
  address,
  signalling,
  relay,
}) => {
  const host = await end({ brokers: [signalling.url], nostrRelays: [relay.url] });
  const guest = await end({ brokers: ['http://127.0.0.1:9/'], nostrRelays: [relay.url] });
  await host.tell('listen', address);
  await host.expectState('open');
  await guest.reach(address);
});

test('while a broker answers quickly, guests do not talk to a relay', { tag: '@long' }, async ({
  end,
  address,
  signalling,
  relay,
}) => {
  const network = { brokers: [signalling.url], nostrRelays: [relay.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  await host.expectState('open');
  await expect.poll(() => relay.sockets).toBe(1);
  await expectEcho(guest, await guest.tell('call', address));
  expect(relay.sockets).toBe(1);
  expect(relay.published).toEqual([]);
});

test('one relay in common is enough; the host returns to one that was away; connections stay', {
  tag: '@long',
}, async ({ end, address, relay, otherRelay }) => {
  const host = await end({
    brokers: [],
    nostrRelays: [relay.url, otherRelay.url, 'ws://127.0.0.1:9/'],
    timings: shortTimings,
  });
  const network = { brokers: [], timings: shortTimings };
  const guest = await end({ ...network, nostrRelays: [relay.url] });
  const lateGuest = await end({ ...network, nostrRelays: [relay.url, otherRelay.url] });
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  await relay.stop();
  await lateGuest.reach(address);
  // One call through several relays makes one connection.
  await expect.poll(() => host.tell('count')).toBe(2);
  await relay.start();
  await guest.reach(address);
  await expectEcho(guest, connection);
  await otherRelay.stop();
  await relay.stop();
  await host.expectState('lost');
  expect(await guest.tell('call', address)).toBe('signalling');
  await guest.tell('say', connection, 'echo on');
  await guest.expectTexts(connection, 'hello', 'on');
});

test('a call tells nobody at the address from a relay that refuses events', { tag: '@long' }, async ({
  end,
  address,
  relay,
}) => {
  const guest = await end({ brokers: [], nostrRelays: [relay.url] });
  expect(await guest.tell('call', address)).toBe('nobody');
  relay.refusal = 'auth-required: who are you?';
  expect(await guest.tell('call', address)).toBe('signalling');
  expect(await guest.tell('connections')).toBe(0);
});

test('an offer reaches a host that listens a moment later', { tag: '@long' }, async ({
  end,
  address,
  relay,
}) => {
  const network = { brokers: [], nostrRelays: [relay.url] };
  const [host, guest] = [await end(network), await end(network)];
  const call = guest.tell('call', address);
  await expect.poll(() => relay.published.length).toBe(1);
  await host.tell('listen', address);
  await expectEcho(guest, await call);
});

test('a half-dead socket to a relay is replaced', { tag: '@long' }, async ({
  end,
  address,
  relay,
  proxyTo,
}) => {
  const proxy = await proxyTo(relay.url);
  const timings = { ...shortTimings, echoMs: [300, 1_500] } as const;
  const host = await end({ brokers: [], nostrRelays: [proxy.url.replace('http', 'ws')], timings });
  const guest = await end({ brokers: [], nostrRelays: [relay.url], timings: shortTimings });
  await host.tell('listen', address);
  await guest.reach(address);
  proxy.freeze();
  await expect.poll(() => host.tell('states')).toContain('lost');
  await host.expectState('open');
  await guest.reach(address);
});

/** An offer that leads nowhere. */
const deadOffer = () =>
  packPairingCode({
    kind: 'offer',
    ufrag: 'abcd',
    pwd: 'abcdefghijklmnopqrstuvwx',
    fingerprint: crypto.getRandomValues(new Uint8Array(32)),
    candidates: [{ type: 'host', address: '127.0.0.1', port: 9 }],
  });

/** Publishes events with these contents at a relay, without a browser. */
async function publish(relay: NostrRelay, address: string, contents: readonly string[]): Promise<void> {
  const socket = new WebSocket(relay.url);
  await once(socket, 'open');
  const publishedBefore = relay.published.length;
  for (const content of contents)
    socket.send(JSON.stringify(['EVENT', makeEvent(tagOf(address), content, Date.now())]));
  await expect.poll(() => relay.published.length).toBeGreaterThanOrEqual(publishedBefore + contents.length);
  socket.close();
}

test('garbage and repeated offers at an address cost the host no connection', { tag: '@long' }, async ({
  end,
  address,
  relay,
}) => {
  const network = { brokers: [], nostrRelays: [relay.url] };
  const [host, guest] = [await end(network), await end(network)];
  await host.tell('listen', address);
  const connection = await guest.reach(address);
  const recordedContents = relay.published.map(({ content }) => content);
  const wrongSeal = new Seal('another address');
  const seal = new Seal(address);
  const garbage = ['', '{}', '§'.repeat(20_000), seal.seal('no offer'), seal.seal(`${randomTag()} x`)];
  await publish(relay, address, [...recordedContents, ...recordedContents, ...garbage]);
  const wrongKey = () => wrongSeal.seal(writeOffer({ replyTag: randomTag(), code: deadOffer() }));
  await publish(relay, address, Array.from({ length: 300 }, wrongKey));
  // The host answers this call after all of the published events.
  await guest.reach(address);
  expect(await host.tell('mostConnections')).toBe(2);
  await expectEcho(guest, connection);
});

test('a flood of offers by somebody with the link leaves seated guests alone and ends with the flood', {
  tag: '@long',
}, async ({ end, address, relay }) => {
  const network = { brokers: [], nostrRelays: [relay.url], timings: { ...shortTimings, connectMs: 3_000 } };
  const [host, seatedGuest, guest] = [await end(network), await end(network), await end(network)];
  await host.tell('listen', address);
  const seatedConnection = await seatedGuest.reach(address);
  const seal = new Seal(address);
  const offer = () => seal.seal(writeOffer({ replyTag: randomTag(), code: deadOffer() }));
  const startMs = Date.now();
  await publish(relay, address, Array.from({ length: 300 }, offer));
  const connection = await guest.reach(address);
  const seconds = Math.ceil((Date.now() - startMs) / 1_000);
  // The guests' two connections, and as many offers of the flood as the limits let through.
  const maxConnections = 2 + Math.min(32, MAX_OFFERS_PER_SECOND * (seconds + 1));
  expect(await host.tell('mostConnections')).toBeLessThanOrEqual(maxConnections);
  await expectEcho(guest, connection);
  await expectEcho(seatedGuest, seatedConnection);
  // The host has closed the connections of the flood.
  await expect.poll(() => host.tell('connections')).toBe(2);
});
