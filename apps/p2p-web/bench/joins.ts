/**
 * How long a guest's first call takes with two brokers and a Nostr relay, some of them dead or silent: from the call in a fresh page to an
 * open data channel, the code of the transport included. The cases alternate in rounds, so that load on the machine affects all of them alike.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { chromium, type Page } from 'playwright';
import buildSite, { builtSite } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { NostrRelay } from '../e2e/kit/nostr-relay.ts';
import { Signalling } from '../e2e/kit/signalling.ts';
import type { EndpointApi, Network } from '../e2e/pages/transport.ts';
import { serve } from '../server/serve.ts';
import { brokerOrder } from '../src/transport/peerjs/broker-order.ts';
import { median, ms, percentile } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 10);

type End = typeof globalThis & { end: EndpointApi };

const siteFiles = await buildSite();
const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1' });
const [broker, secondBroker, relay] = [new Signalling(), new Signalling(), new NostrRelay()];
await Promise.all([broker.start(), secondBroker.start(), relay.start()]);
/** Accepts connections and never answers. */
const silentServer = createServer((socket) => void socket.on('error', () => {}).resume());
silentServer.listen(0, '127.0.0.1');
await once(silentServer, 'listening');
const silentUrl = `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}/`;
const deadUrl = 'http://127.0.0.1:9/';
const browser = await chromium.launch(launch);

/** `order`: the brokers in the order in which the address uses them. `isAtOnce`: all brokers are called at once, as in versions without an order. */
interface Case {
  readonly name: string;
  readonly order: readonly string[];
  readonly nostrRelays?: string[];
  readonly isAtOnce?: boolean;
}

const nostrRelays = [relay.url];
const cases: readonly Case[] = [
  {
    name: 'both brokers answer, called at once (before)',
    order: [broker.url, secondBroker.url],
    isAtOnce: true,
  },
  { name: 'both brokers answer', order: [broker.url, secondBroker.url] },
  { name: 'both brokers answer, and a Nostr relay', order: [broker.url, secondBroker.url], nostrRelays },
  { name: 'the first broker is dead, called at once (before)', order: [deadUrl, broker.url], isAtOnce: true },
  { name: 'the first broker is dead', order: [deadUrl, broker.url] },
  {
    name: 'the first broker is silent, called at once (before)',
    order: [silentUrl, broker.url],
    isAtOnce: true,
  },
  { name: 'the first broker is silent', order: [silentUrl, broker.url] },
  { name: 'the second broker is dead', order: [broker.url, deadUrl] },
  {
    name: 'both brokers are dead, a Nostr relay answers',
    order: [deadUrl, 'http://127.0.0.1:1/'],
    nostrRelays,
  },
  { name: 'the only broker is silent, a Nostr relay answers', order: [silentUrl], nostrRelays },
];

const timesByCase = new Map<Case, number[]>(cases.map((benchCase) => [benchCase, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const benchCase of cases) timesByCase.get(benchCase)!.push(await joinTime(benchCase));
}
for (const [{ name }, values] of timesByCase)
  console.log(`${name.padEnd(52)} median ${ms(median(values))}, p95 ${ms(percentile(values, 0.95))}`);

await browser.close();
await server.close();
await Promise.all([broker.stop(), secondBroker.stop(), relay.stop()]);
silentServer.close();
await siteFiles();
process.exit(0);

async function joinTime({ order, nostrRelays: relays = [], isAtOnce }: Case): Promise<number> {
  const address = addressWithOrder(order);
  const network: Network = {
    brokers: isAtOnce ? [] : [...order],
    ownBrokers: isAtOnce ? [...order] : [],
    nostrRelays: relays,
  };
  const [host, guest] = [await openPage(network), await openPage(network)];
  await host.evaluate((at) => (globalThis as End).end.listen(at), address);
  await host.waitForFunction(() => (globalThis as End).end.state() === 'open');
  // A table is open for a while before its link is sent.
  await host.waitForTimeout(500);
  const joinMs = await guest.evaluate(async (hostAddress) => {
    const startMs = performance.now();
    const answer = await (globalThis as End).end.call(hostAddress);
    return typeof answer === 'number' ? performance.now() - startMs : Number.NaN;
  }, address);
  await Promise.all([host, guest].map((page) => page.context().close()));
  return joinMs;
}

async function openPage(network: Network): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://127.0.0.1:${server.port}/pages/transport.html`);
  await page.evaluate((joined) => (globalThis as End).end.join(joined), network);
  return page;
}

function addressWithOrder(urls: readonly string[]): string {
  for (;;) {
    const address = `room-${crypto.randomUUID()}`;
    const order = brokerOrder(
      urls.map((url) => new URL(url)),
      address,
    );
    if (order.every(({ href }, rank) => href === urls[rank])) return address;
  }
}
